import { layoutSlide } from '@northlight/shared-api/deck-layout';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type { Block, Slide, Table } from '../../../decks/reading/types.ts';
import type { SlideReading } from '../reading.ts';
import { withoutStop } from '../sentences.ts';
import type { DocumentSlide } from '../types.ts';
import { inParts } from './fit.ts';
import { clean, LONGEST_HEADING, type Part, partsOf, type Style } from './slide-parts.ts';

export type Common = Pick<DocumentSlide, 'id' | 'title' | 'notes'>;

/** Styles from the one that reads best. */
const STYLES: readonly Style[] = [true, false].flatMap((packed) =>
  [true, false].flatMap((titles) => [
    { joined: true, colon: true, titles, packed },
    { joined: false, colon: true, titles, packed },
    { joined: false, colon: false, titles, packed },
    { joined: true, colon: false, titles, packed },
  ]),
);

const isWithin = (texts: readonly string[], most: number) => texts.every(({ length }) => length <= most);

/** The only table of a slide, if it fits, and the parts beside it. */
function tableOf(common: Common, { tables }: Slide, parts: Part[]): { table: DocumentSlide; rest: Part[] } | null {
  const [table] = tables;
  const [only, ...more] = parts.filter(({ region }) => region.kind === 'table');
  if (!table || !only || tables.length > 1 || more.length > 0) return null;
  const rows = table.rows.map((row) => row.map((cell) => clean(cell?.text ?? '')));
  const width = rows[0]?.length ?? 0;
  if (width < 2 || width > DECK_LIMITS.tableColumns || rows.length > DECK_LIMITS.tableRows) return null;
  if (!isWithin(rows.flat(), DECK_LIMITS.cells) || !saysAll(rows.flat(), only.texts)) return null;
  return {
    table: { ...common, kind: 'table', table: inColumns(table, rows, width) },
    rest: parts.filter((part) => part !== only),
  };
}

function inColumns({ header }: Table, rows: string[][], width: number) {
  const [head = [], ...body] = rows;
  return header ? { columns: head, rows: body } : { columns: Array.from({ length: width }, () => ''), rows };
}

const wordsOf = (texts: readonly string[]) => texts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether all words of the second texts are in the first ones. */
function saysAll(texts: readonly string[], of: readonly string[]): boolean {
  const said = new Set(wordsOf(texts));
  return wordsOf(of).every((word) => said.has(word));
}

const VALUE = /^(.{2,120}): (.*\d.*)$/u;
const FIRST = /^([$€£₹₦~<>≈]?\d\S*(?:\s?(?:%|[KMBTkx×+]|million|billion|crore|lakh))?\+?)\s+(\D.*)$/u;

/** Longer texts with a figure are sentences. */
const LONGEST_VALUE = 12;

/** A slide of two to six figures with their labels. */
function metricsOf(common: Common, texts: readonly string[]): DocumentSlide | null {
  if (texts.length < 2 || texts.length > DECK_LIMITS.metrics || !isWithin(texts, DECK_LIMITS.cells)) return null;
  const metrics = texts.map((text) => {
    const [, label, value] = VALUE.exec(text) ?? [];
    if (label && value && value.length <= LONGEST_VALUE) return { value, label, source: '' };
    const [, first, rest] = FIRST.exec(text) ?? [];
    return first && rest ? { value: first, label: rest, source: '' } : null;
  });
  return metrics.every((metric) => metric !== null) ? { ...common, kind: 'metrics', metrics } : null;
}

/** Two parts side by side, each with a heading. */
function columnsOf(common: Common, parts: Part[]): DocumentSlide | null {
  const [left, right] = parts;
  if (!left || !right || parts.length !== 2 || left.texts.length < 2 || right.texts.length < 2) return null;
  const side = left.region.box.x + left.region.box.width <= right.region.box.x + 0.05;
  const column = ([heading = '', ...lines]: readonly string[]) => ({ heading, lines });
  const columns = { left: column(left.texts), right: column(right.texts) };
  const fits = [columns.left, columns.right].every(
    ({ heading, lines }) =>
      heading.length <= DECK_LIMITS.title && lines.length <= DECK_LIMITS.lines && isWithin(lines, DECK_LIMITS.line),
  );
  return side && fits ? { ...common, kind: 'columns', ...columns } : null;
}

/** Texts of a card on one line. */
const inOneLine = (texts: readonly string[]) => texts.join(' · ').replaceAll(': · ', ': ');

/** Lines of a slide of bullets. */
function linesOf(parts: Part[], { packed }: Style): string[] {
  const all = parts.flatMap(({ texts }) => texts);
  const joined =
    !packed || all.length <= DECK_LIMITS.lines
      ? all
      : parts.flatMap(({ region, texts }) =>
          region.kind === 'card' && isWithin([inOneLine(texts)], DECK_LIMITS.line) ? [inOneLine(texts)] : texts,
        );
  return joined.flatMap((text) => inParts(text, DECK_LIMITS.line));
}

/** Most characters of a cover below its title. */
const COVER = 240;

/** Whether a slide is one page with text that an audience can read. */
export function isOnePage(slide: DocumentSlide): boolean {
  const pages = layoutSlide(slide, { theme: 'paper', footer: '', number: 1, images: {} });
  return pages.length === 1 && pages.every(({ warnings }) => warnings.every(({ code }) => code === 'no_image'));
}

/** Ways to write what a slide says, apart from some blocks, as slides to edit, from the one that reads best. */
export function* formsOf(common: Common, reading: SlideReading, at: number, leftOut: ReadonlySet<Block>) {
  /** Numbers of slides by content, because most styles differ on few slides only. */
  const made = new Map<string, number>();
  for (const style of STYLES) {
    const parts = partsOf(reading, leftOut, style);
    const texts = parts.flatMap((part) => part.texts);
    const lines = linesOf(parts, style);
    const content = JSON.stringify([texts, lines]);
    if (made.get(content) === 1 || made.has(`${content} ${style.titles}`)) continue;
    const line = texts.join(' · ');
    if (at === 0 && line.length <= COVER) yield [{ ...common, kind: 'title' as const, subtitle: line }];
    const found = tableOf(common, reading.slide, parts);
    if (found) yield withTable(common, found, style);
    const formed = metricsOf(common, texts) ?? columnsOf(common, parts);
    if (formed) yield [formed];
    const bullets = bulletsOf(common, lines, style);
    yield bullets;
    made.set(found ? '' : content, bullets.length);
    made.set(`${content} ${style.titles}`, bullets.length);
  }
}

/** A table on its slide, or after what stands beside it. The line above it names it where the slide has no title. */
function withTable(common: Common, { table, rest }: { table: DocumentSlide; rest: Part[] }, style: Style) {
  const lines = linesOf(rest, style);
  const above = lines.at(-1)?.replace(/:$/u, '') ?? '';
  const isNamed = common.title === '' && above !== '' && above.length <= LONGEST_HEADING;
  const title = isNamed ? above : continued(common.title);
  const others = isNamed ? lines.slice(0, -1) : lines;
  if (others.length === 0) return [isNamed ? { ...table, title } : table];
  return [...bulletsOf(common, others, style), { ...table, id: `${table.id}-table`, title }];
}

const isHeadingLine = (line: string | undefined) =>
  (line?.endsWith(':') ?? false) && (line?.length ?? 0) <= LONGEST_HEADING;

/** Lines as slides of bullets with a page each, as far as that is possible, that begin with a heading rather than end with one. */
function bulletsOf(common: Common, lines: readonly string[], { titles }: Style): DocumentSlide[] {
  const slides: DocumentSlide[] = [];
  let rest = lines;
  let heading: string | null = null;
  do {
    const page = slides.length;
    const titled = titles && page > 0 && isHeadingLine(rest[0]);
    const above = titled
      ? rest[0]?.slice(0, -1)
      : titles && heading !== null
        ? continued(heading)
        : continued(common.title);
    const own =
      page === 0 ? common : { ...common, id: `${common.id}-${'x'.repeat(page)}`, title: above ?? common.title };
    const open = titled ? rest.slice(1) : rest;
    const slide = (count: number): DocumentSlide => ({ ...own, kind: 'bullets', lines: open.slice(0, count) });
    const count = fitting(open, slide);
    slides.push(slide(count));
    heading =
      rest
        .slice(0, count + (titled ? 1 : 0))
        .findLast(isHeadingLine)
        ?.slice(0, -1) ?? heading;
    rest = open.slice(count);
  } while (rest.length > 0);
  return slides;
}

/** How many of the lines a slide takes. */
function fitting(lines: readonly string[], slide: (count: number) => DocumentSlide): number {
  let most = Math.min(lines.length, DECK_LIMITS.lines);
  if (most < 2 || (most === lines.length && isOnePage(slide(most)))) return most;
  let tooMany = most + 1;
  most = 1;
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (isOnePage(slide(middle))) most = middle;
    else tooMany = middle;
  }
  for (let count = most; count * 2 > most; count -= 1) if (isHeadingLine(lines[count])) return count;
  // Halves look better than a full slide and a line.
  const even = Math.ceil(lines.length / Math.ceil(lines.length / most));
  const chosen = Math.min(most, even);
  return chosen > 1 && isHeadingLine(lines[chosen - 1]) ? chosen - 1 : chosen;
}

export const continued = (title: string) =>
  `${withoutStop(title.slice(0, DECK_LIMITS.title - 11))}, continued`.replace(/^, c/u, 'C');
