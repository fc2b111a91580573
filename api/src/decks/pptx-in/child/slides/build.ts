import { BULLETS_ARRANGED, DECK_LIMITS } from '@northlight/shared-api/rules';
import type { DocumentSlide } from '../../types.ts';
import type { Item, LeaveOut, PictureItem, TextItem } from '../shapes/items.ts';
import { fittedChart } from './charts.ts';
import { withHeads } from './heads.ts';
import { chunks, fitting, linesOf } from './lines.ts';
import { columnsOf, inReadingOrder } from './reading-order.ts';
import { fittedTables } from './tables.ts';
import { kickerOf, numberedBy, titleOf } from './title.ts';
import { withLabels } from './values.ts';

type Body = DocumentSlide extends infer Slide
  ? Slide extends unknown
    ? Omit<Slide, 'id' | 'title' | 'notes'> & { title?: string }
    : never
  : never;

/** One slide of the file. */
export interface SlideContent {
  items: readonly Item[];
  /** The pictures to show, with the names that slides use. */
  pictures: readonly { item: PictureItem; name: string }[];
  layout: string;
  /** As PowerPoint counts it. */
  number: number;
  isFirst: boolean;
  leaveOut: LeaveOut;
}

/** Beyond them, the texts of a title slide are a list. */
const SUBTITLE_PARAGRAPHS = 6;
const TITLE_PARAGRAPHS = 3;
const MOST_COLUMN_HEADING = 80;
const SHORT_STEP = 120;

const isText = (item: Item): item is TextItem => item.type === 'text';

const joined = (items: readonly TextItem[]) => items.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));

/** A column: the heading is a short line above a list of its own. */
function column(items: readonly TextItem[]): { heading: string; lines: string[] } {
  const [first, ...rest] = items;
  const [head] = first?.paragraphs ?? [];
  const isHeading =
    first !== undefined &&
    rest.length > 0 &&
    first.paragraphs.length === 1 &&
    (head?.text.length ?? 0) <= MOST_COLUMN_HEADING;
  return isHeading
    ? { heading: head?.text ?? '', lines: linesOf(rest.flatMap(({ paragraphs }) => paragraphs)) }
    : { heading: '', lines: linesOf(items.flatMap(({ paragraphs }) => paragraphs)) };
}

/** Two lists side by side, if the texts stand like that. */
function twoColumns(texts: readonly TextItem[]): Body | null {
  const sides = texts.length >= 2 && texts.length <= 6 ? columnsOf(texts) : null;
  if (!sides) return null;
  const [left, right] = [column(sides[0]), column(sides[1])];
  const isFull = ({ lines }: typeof left) => lines.length > 0 && lines.length <= DECK_LIMITS.lines;
  const isBroad = sides.every((items) => items.some(({ frame, paragraphs }) => frame.w > 0.2 && paragraphs.length > 1));
  return isFull(left) && isFull(right) && isBroad ? { kind: 'columns', left, right } : null;
}

/** Whether texts fit on a slide of steps. */
const isShort = (lines: readonly string[]) =>
  lines.length >= BULLETS_ARRANGED.steps.least &&
  lines.length <= BULLETS_ARRANGED.steps.most &&
  lines.every((line) => line.length <= SHORT_STEP);

function textBodies(texts: readonly TextItem[]): Body[] {
  const columns = twoColumns(texts);
  if (columns) return [columns];
  const { items, areSteps } = withHeads(texts);
  const lines = linesOf(items.flatMap(({ paragraphs }) => paragraphs));
  // Slides of steps have numbers of their own.
  if (areSteps && isShort(lines))
    return [{ kind: 'bullets', lines: lines.map((line) => line.replace(/^\d+\. /u, '')), look: 'steps' }];
  return chunks(lines, DECK_LIMITS.lines).map((part) => ({ kind: 'bullets', lines: part }));
}

const alt = ({ alt: text }: PictureItem) => fitting(text, DECK_LIMITS.line)[0] ?? '';

/** Pictures, the first of them beside the list. */
function pictureBodies(pictures: SlideContent['pictures'], bodies: readonly Body[]): Body[] {
  const [list, ...others] = bodies;
  const shown = pictures.map(({ item, name }) => ({
    kind: 'image' as const,
    image: name,
    alt: alt(item),
    caption: '',
  }));
  const [first, ...rest] = shown;
  if (!first) return [...bodies];
  if (list?.kind !== 'bullets') return [...bodies, ...shown];
  // Beside a picture, steps have no numbers of their own.
  const lines = list.look === 'steps' ? list.lines.map((line, at) => `${at + 1}. ${line}`) : list.lines;
  return [{ ...first, lines }, ...others, ...rest];
}

/** Title slides and sections have a title and little else. */
function opening(content: SlideContent, title: string, texts: readonly TextItem[]): Body | null {
  const parts = joined(texts);
  const subtitle = parts.join(' · ');
  if (title === '' || subtitle.length > DECK_LIMITS.line || parts.length > SUBTITLE_PARAGRAPHS) return null;
  const hasPlace = texts.some(({ role }) => role === 'subtitle');
  // Some programs put every slide on the layout of the title.
  const isOnTitle = content.layout === 'title' && parts.length <= TITLE_PARAGRAPHS;
  const isTitle = isOnTitle || content.isFirst || hasPlace;
  if (isTitle) return { kind: 'title', subtitle };
  return content.layout === 'secHead' || parts.length === 0 ? { kind: 'section', subtitle } : null;
}

/** The bodies of a slide of the file, each for a slide of its own. */
function bodiesOf(content: SlideContent, title: string, rest: readonly Item[], more: readonly string[]): Body[] {
  const texts = withLabels(inReadingOrder(rest.filter(isText)));
  const others = inReadingOrder(rest.filter(({ type }) => type === 'table' || type === 'chart'));
  if (others.length === 0 && content.pictures.length === 0 && more.length === 0) {
    const start = opening(content, title, texts);
    if (start) return [start];
  }
  const extra = [...more];
  const figures = others.flatMap((item): Body[] => {
    if (item.type !== 'chart' && item.type !== 'table') return [];
    const chart = item.type === 'chart' ? item.chart : null;
    const own = chart?.title ? { title: title ? `${title}: ${chart.title}` : chart.title } : {};
    if (chart) extra.push(...chart.notes);
    const fitted = item.type === 'chart' ? fittedChart(item.chart) : { rows: item.rows };
    if ('chart' in fitted) return [{ kind: 'chart', chart: fitted.chart, source: '', ...own }];
    const { tables, lines } = fittedTables(fitted.rows);
    extra.push(...lines);
    return tables.map((table) => ({ kind: 'table', table, ...own }));
  });
  const lists = textBodies(texts);
  const long = chunks(
    extra.flatMap((text) => fitting(text, DECK_LIMITS.line)),
    DECK_LIMITS.lines,
  ).map((lines): Body => ({ kind: 'bullets', lines }));
  const bodies = [...pictureBodies(content.pictures, lists), ...figures, ...long];
  return bodies.length > 0 ? bodies : [{ kind: 'section', subtitle: '' }];
}

/** The words of a text, each between spaces. */
const spaced = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** What the line above a title says, without the number of the slide: “02 / THE PROBLEM”. */
function topicOf(kicker: TextItem, { number, leaveOut }: SlideContent): string {
  const text = joined([kicker]).join(' ');
  const [all = '', digits = ''] = /^(\d{1,2})\s*[/|·.–—-]\s*/u.exec(text) ?? [];
  if (Number(digits) !== number) return text;
  leaveOut('footer');
  return text.slice(all.length);
}

/** The editable slides for one slide of the file, without ids. The notes belong to the first. */
export function buildSlides(content: SlideContent, notes: string): Omit<DocumentSlide, 'id'>[] {
  const titleItem = titleOf(content.items);
  const numbered = titleItem ? numberedBy(titleItem, content.items) : null;
  const words = [titleItem, numbered].flatMap((item) => (item ? joined([item]) : [])).join(' ');
  const kicker = titleItem && !numbered && !content.isFirst ? kickerOf(titleItem, content.items) : null;
  const topic = kicker ? topicOf(kicker, content) : '';
  const isSaid = topic === '' || spaced(words).includes(spaced(topic));
  const [title = '', ...more] = fitting(isSaid ? words : `${topic}: ${words}`, DECK_LIMITS.title);
  const used: (Item | null)[] = [titleItem, numbered, kicker];
  const rest = content.items.filter((item) => !used.includes(item));
  return bodiesOf(content, title, rest, more).map(
    (body, index) =>
      ({
        ...body,
        title: fitting(body.title ?? title, DECK_LIMITS.title)[0] ?? '',
        notes: index === 0 ? notes : '',
      }) as Omit<DocumentSlide, 'id'>,
  );
}
