import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type { Block, Region, Slide, Table } from '../../../decks/reading/types.ts';
import { readForAnswers, type SlideReading } from '../reading.ts';
import type { DeckMaterial, DocumentSlide } from '../types.ts';
import { inParts, notesOf } from './fit.ts';

type Common = Pick<DocumentSlide, 'id' | 'title' | 'notes'>;

const MARK = /^(?:[•●○◦▪■▸►➤➢*→·◆]\s*|[–—-]\s+)+/u;

const clean = (text: string) => text.replace(MARK, '').replace(/\s+/gu, ' ').trim();

/** What a slide shows, part by part, without its title, page number and what repeats on every slide. */
function partsOf({ regions, title }: Slide): { region: Region; texts: string[] }[] {
  const isShown = ({ role, text }: Block) => role !== 'furniture' && role !== 'title' && clean(text) !== '';
  return regions
    .map((region) => ({
      region,
      texts: region.kind === 'footer' ? [] : region.blocks.filter(isShown).map(({ text }) => clean(text)),
    }))
    .map(({ region, texts }) => ({ region, texts: texts.filter((text) => text !== title) }))
    .filter(({ texts }) => texts.length > 0);
}

const isWithin = (texts: readonly string[], most: number) => texts.every(({ length }) => length <= most);

/** The only thing on a slide is a table that fits. */
function tableOf(common: Common, { tables }: Slide, parts: ReturnType<typeof partsOf>): DocumentSlide | null {
  const [table] = tables;
  const [only] = parts;
  if (!table || tables.length > 1 || parts.length !== 1 || only?.region.kind !== 'table') return null;
  const rows = table.rows.map((row) => row.map((cell) => clean(cell?.text ?? '')));
  const width = rows[0]?.length ?? 0;
  if (width < 2 || width > DECK_LIMITS.tableColumns || rows.length > DECK_LIMITS.tableRows) return null;
  if (!isWithin(rows.flat(), DECK_LIMITS.cells) || !saysAll(rows.flat(), only.texts)) return null;
  return { ...common, kind: 'table', table: inColumns(table, rows, width) };
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

/** A slide of two to six figures with their labels. */
function metricsOf(common: Common, texts: readonly string[]): DocumentSlide | null {
  if (texts.length < 2 || texts.length > DECK_LIMITS.metrics || !isWithin(texts, DECK_LIMITS.cells)) return null;
  const metrics = texts.map((text) => {
    const [, label, value] = VALUE.exec(text) ?? [];
    if (label && value && value.length <= 24) return { value, label, source: '' };
    const [, first, rest] = FIRST.exec(text) ?? [];
    return first && rest ? { value: first, label: rest, source: '' } : null;
  });
  return metrics.every((metric) => metric !== null) ? { ...common, kind: 'metrics', metrics } : null;
}

/** Two parts side by side, each with a heading. */
function columnsOf(common: Common, parts: ReturnType<typeof partsOf>): DocumentSlide | null {
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

/** Lines of a slide of bullets. Where there are too many, the lines of a part become one. */
function linesOf(parts: ReturnType<typeof partsOf>): string[] {
  const all = parts.flatMap(({ texts }) => texts);
  const joined =
    all.length <= DECK_LIMITS.lines
      ? all
      : parts.flatMap(({ region, texts }) =>
          region.kind === 'card' && isWithin([texts.join(' · ')], DECK_LIMITS.line) ? [texts.join(' · ')] : texts,
        );
  return joined.flatMap((text) => inParts(text, DECK_LIMITS.line));
}

/** One slide of a deck as slides to edit: one, or more if it says more than a slide holds. Nothing of it is left out. */
function converted({ slide }: SlideReading, at: number): DocumentSlide[] {
  const title = (slide.title ?? '').slice(0, DECK_LIMITS.title);
  const from = `Taken from slide ${slide.number} of the deck.`;
  const pictured = slide.pictures.some(({ share }) => share > PICTURED)
    ? 'The slide had an image. Put it on its own slide with “Image”.'
    : '';
  const common = { id: `slide-${slide.number}`, title, notes: notesOf([...slide.notes, pictured, from]) };
  if (!slide.readable) {
    const notes = notesOf([
      `Slide ${slide.number} of the deck could not be read. Put an image of it here.`,
      ...slide.notes,
    ]);
    return [
      { ...common, title: title || `Slide ${slide.number}`, notes, kind: 'image', image: null, alt: '', caption: '' },
    ];
  }
  const parts = partsOf(slide);
  const texts = parts.flatMap((part) => part.texts);
  const line = texts.join(' · ');
  if (at === 0 && line.length <= COVER) return [{ ...common, kind: 'title', subtitle: line }];
  const formed = tableOf(common, slide, parts) ?? metricsOf(common, texts) ?? columnsOf(common, parts);
  if (formed) return [formed];
  const lines = linesOf(parts);
  const count = Math.max(1, Math.ceil(lines.length / DECK_LIMITS.lines));
  const each = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, page): DocumentSlide => {
    const own = page === 0 ? common : { ...common, id: `${common.id}-${'x'.repeat(page)}`, title: continued(title) };
    return { ...own, kind: 'bullets', lines: lines.slice(page * each, (page + 1) * each) };
  });
}

/** Share of a slide from which a picture is worth a note, and most characters of a cover below its title. */
const PICTURED = 0.08;
const COVER = 240;

const continued = (title: string) => `${title.slice(0, DECK_LIMITS.title - 11)}, continued`.replace(/^, c/u, 'C');

/** The slides of a deck that was read, in their order and with all that they say, as slides to edit. */
export const slidesFrom = ({ deck }: DeckMaterial): DocumentSlide[] =>
  readForAnswers(deck).slides.flatMap((slide, at) => converted(slide, at));
