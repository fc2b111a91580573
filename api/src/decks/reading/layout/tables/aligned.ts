import type { Box, Line } from '../../types.ts';
import { around, bottomOf, cardsOf, rightOf, sharedWidth } from '../boxes.ts';
import { columnsBetween } from '../columns.ts';
import { type Shapes, uprightsOf } from '../edges.ts';
import { isDate, isMark } from '../figures.ts';
import { isItem } from '../paragraphs.ts';
import {
  arrange,
  baselinesOf,
  centreOf,
  FEWEST_COLUMNS,
  FILLED,
  type FoundTable,
  hasFigure,
  holds,
  isTelling,
  LARGER,
  meanSize,
  middleOf,
  type Rows,
  worthOf,
} from './cells.ts';
import { withNames } from './names.ts';

/** A cell with more letters than this is a column of prose. */
const LONGEST_CELL = 60;
/** In a table without rules, this share of one column must be figures or marks. */
const FIGURES = 0.6;
/** Rows further apart than this many row heights do not belong together. */
const APART = 4;
const SEAM = 0.004;
/** Lines of one cell are closer than this many line heights. */
const TIGHT = 0.6;

/** Lines of one size close above each other, as the lines of a wrapped cell are. */
export function stacksOf(lines: readonly Line[]): Line[][] {
  const stacks: Line[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y)) {
    const stack = stacks.find((other) => {
      const last = other.at(-1);
      const gap = last ? line.box.y - bottomOf(last.box) : Number.POSITIVE_INFINITY;
      const isClose = gap > -0.5 * line.box.height && gap < TIGHT * line.box.height;
      return (
        last && isClose && Math.abs(last.size - line.size) < 0.05 * line.size && sharedWidth(last.box, line.box) > 0
      );
    });
    if (stack) stack.push(line);
    else stacks.push([line]);
  }
  return stacks;
}

/** Rows of figures or marks, each with the wrapped texts in whose middle, or at whose top, they stand. */
function middleRows(lines: readonly Line[]): Rows | null {
  const telling = lines.filter(({ text }) => isTelling(text));
  const anchors = baselinesOf(telling);
  const texts = stacksOf(lines.filter((line) => !telling.includes(line)));
  if (anchors.length < 3 || !texts.some((stack) => stack.length > 1)) return null;
  const rows = anchors.map((row) => [...row]);
  const rest: Line[] = [];
  for (const stack of texts) {
    const { y, height } = around(stack.map(({ box }) => box));
    const own = anchors.flatMap((row, at) =>
      row.some((line) => middleOf(line) > y && middleOf(line) < y + height) ? [at] : [],
    );
    if (own.length > 1) return null;
    const [place = -1] = own;
    if (place < 0) rest.push(...stack);
    else rows[place]?.push(...stack);
  }
  return [...rows, ...baselinesOf(rest)].toSorted((a, b) => topOf(a) - topOf(b));
}

const topOf = (row: readonly Line[]) => Math.min(...row.map(({ box }) => box.y));

/** Rows whose lines belong together although they wrap: a line close below another continues its cell. */
function wrappedRows(lines: readonly Line[]): Rows {
  const rows = baselinesOf(lines);
  const gaps = rows.slice(1).map((row, at) => {
    const before = rows[at] ?? [];
    return Math.min(...row.map(({ box }) => box.y)) - Math.max(...before.map(({ box }) => bottomOf(box)));
  });
  const heights = lines.map(({ box }) => box.height).toSorted((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? 0;
  const sorted = gaps.filter((gap) => gap > -height && gap < APART * height).toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  if (most - least < 0.35 * height) return rows;
  const limit = Math.min((least + most) / 2, TIGHT * height);
  const wrapped: Rows = [];
  let cells = 0;
  rows.forEach((row, at) => {
    const last = wrapped.at(-1);
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY;
    const under = last && row.every((line) => last.some((other) => sharedWidth(other.box, line.box) > 0));
    if (last && under && gap < limit && row.length < cells && !row.some(({ text }) => isTelling(text)))
      last.push(...row);
    else {
      wrapped.push([...row]);
      cells = row.length;
    }
  });
  return wrapped;
}

const isCells = (row: readonly Line[]) =>
  row.length >= FEWEST_COLUMNS && row.every(({ text }) => text.length <= LONGEST_CELL);

/** Whether a row names columns by dates. */
const namesDates = (row: readonly Line[] = []) =>
  row.length > 1 && row.filter(({ text }) => isDate(text)).length >= row.length - 1;

/** Groups of consecutive rows without a gap, each with several short texts side by side; a heading may come between. */
function bandsOf(rows: Rows): Rows[] {
  const bands: Rows[] = [];
  let band: Rows = [];
  const isNear = (row: readonly Line[]) => {
    const last = band.at(-1)?.[0];
    const [first] = row;
    return !last || (first !== undefined && first.box.y - bottomOf(last.box) < APART * last.box.height);
  };
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    const isHeading =
      row.length === 1 &&
      (band.length > 1 || namesDates(band[0])) &&
      next !== undefined &&
      isCells(next) &&
      (row[0]?.text.length ?? 0) < LONGEST_CELL;
    if ((isCells(row) || isHeading) && isNear(row)) band.push(row);
    else {
      bands.push(band);
      band = isCells(row) ? [row] : [];
    }
  });
  return [...bands, band].filter(({ length }) => length > 1);
}

/** A gap this many times wider than the usual one may separate two tables, or a table and the text beside it. */
const WIDE = 1.5;
/** Share of the rows that two sides of a gap must have in common to be one table. */
const COMMON = 0.5;

/** How many rows have one text beside them that stands in no other row. */
function inRowsOf(lines: readonly Line[], others: readonly Line[]): number {
  const rows = baselinesOf(others);
  const rowsBeside = stacksOf(lines).map((stack) => {
    const { y, height } = around(stack.map(({ box }) => box));
    return rows.filter((row) => row.some((line) => middleOf(line) > y && middleOf(line) < y + height));
  });
  return rowsBeside.filter(({ length }) => length === 1).length;
}

/** Splits lines at a wide vertical gap whose sides don't share their rows. */
function sidesOf(lines: readonly Line[]): (readonly Line[])[] {
  const rows = baselinesOf(lines);
  const columns = columnsBetween(rows.map((row) => row.map(({ box }) => box)));
  const gaps = columns.slice(1).map(({ from }, at) => ({ at: from, width: from - (columns[at]?.to ?? from) }));
  const usual = gaps.map(({ width }) => width).toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  for (const gap of gaps
    .filter(({ width }) => gaps.length < 3 || width > WIDE * usual)
    .toSorted((a, b) => b.width - a.width)) {
    const isLeft = (line: Line) => centreOf(line) < gap.at;
    const [left, right] = [lines.filter(isLeft), lines.filter((line) => !isLeft(line))];
    const common = Math.max(inRowsOf(left, right), inRowsOf(right, left));
    if (common < COMMON * Math.min(baselinesOf(left).length, baselinesOf(right).length))
      return [left, right].flatMap(sidesOf);
  }
  return [lines];
}

/**
 * Whether a column is mostly figures or marks, under a row that may name the columns, or the rows begin or end with dates, or
 * dates name the columns and texts the rows, as in a plan for several teams.
 */
function tells({ rows, lines }: FoundTable): boolean {
  const [[corner = null, ...heads] = [], ...body] = rows;
  const isDated = heads.length > 1 && heads.every((cell) => cell !== null && isDate(cell.text));
  if (isDated && (corner === null || !isDate(corner.text)) && body.length > 1 && body.every(([name]) => name))
    return true;
  // Lists side by side, as under the dates of a plan, are no rows.
  const listed = lines.filter((line) => isItem(line) && !isMark(line.text) && !/^\d/.test(line.text));
  if (listed.length > 0.5 * lines.length) return false;
  const first = rows.flatMap((row) => row[0]?.text ?? []);
  // Marks without names compare nothing.
  if (first.filter(isMark).length > 0.3 * rows.length) return false;
  const last = rows.flatMap((row) => row.at(-1)?.text ?? []);
  const areDates = (texts: readonly string[]) => texts.length > 2 && texts.filter(isDate).length >= 0.8 * texts.length;
  if (areDates(first) || (areDates(last) && last.length >= FILLED * rows.length)) return true;
  return (rows[0] ?? []).some((_, at) => {
    const texts = body.flatMap((row) => row[at]?.text ?? []);
    const telling = texts.filter((text) => isTelling(text) || (body.length > 2 && hasFigure(text))).length;
    return texts.length >= FILLED * body.length && telling >= FIGURES * texts.length;
  });
}

/** Whether rows of names and rows of figures take turns, as labels over large numbers do in a card: these name no rows. */
function takesTurns({ rows }: FoundTable): boolean {
  const kinds = rows.map((row) => {
    const telling = row.filter((cell) => cell !== null && (isTelling(cell.text) || hasFigure(cell.text))).length;
    return telling === 0 ? 'names' : telling === row.filter((cell) => cell !== null).length ? 'figures' : 'both';
  });
  const turns = kinds.filter((kind, at) => kind === 'figures' && kinds[at - 1] === 'names').length;
  return turns > 1 && !kinds.includes('both') && turns === kinds.filter((kind) => kind === 'figures').length;
}

/** Two columns of texts with fewer rows are rather cards side by side. */
const FEWEST_COMPARED = 3;
const SAME_EDGE = 0.012;
/** Names of columns are this many times larger than the texts below, or bold. */
const SET_OFF = 1.15;

/** Whether texts in two columns face each other: right-aligned and left-aligned, or with a line drawn between them. */
function faceEachOther({ rows, box }: FoundTable, shapes: Shapes): boolean {
  const [left, right] = [0, 1].map((at) => rows.flatMap((row) => row[at]?.box ?? []));
  if (!left || !right) return false;
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const [ends, starts] = [left.map(rightOf), right.map(({ x }) => x)];
  const isMirrored =
    spread(ends) < 2 * SAME_EDGE && spread(starts) < SAME_EDGE && spread(left.map(({ x }) => x)) > 3 * SAME_EDGE;
  const isDivided = uprightsOf(shapes).some(
    ({ at, from, to }) =>
      at > Math.max(...ends) - SAME_EDGE &&
      at < Math.min(...starts) + SAME_EDGE &&
      Math.min(to, bottomOf(box)) - Math.max(from, box.y) > 0.7 * box.height,
  );
  return isMirrored || isDivided;
}

/** A table of two columns of texts that face each other, below their names; null when it is none. */
function comparison(table: FoundTable, lines: readonly Line[], shapes: Shapes): FoundTable | null {
  const outside = lines.filter((line) => !table.lines.includes(line));
  const [first = [], ...body] = table.rows;
  const isPaired = (row: (typeof table.rows)[number]) => row.length === 2 && row.every((cell) => cell !== null);
  if (!isPaired(first) || !body.every(isPaired) || table.lines.some(isItem) || !isOneSize(table)) return null;
  const named = withNames({ ...table, header: false }, outside, 2);
  if (!named.header || !named.rows[0]?.[0] || table.rows.length < FEWEST_COMPARED) return null;
  const names = named.lines.filter((line) => !table.lines.includes(line));
  const isSetOff = meanSize(names) > SET_OFF * meanSize(table.lines) || names.every(({ bold }) => bold);
  return isSetOff && faceEachOther(table, shapes) ? named : null;
}

/** A comparison in words has at least so many rows and columns, with the names of both. */
const FEWEST_ROWS_OF_WORDS = 4;
const FEWEST_COLUMNS_OF_WORDS = 3;
/** Its rows are evenly set: their distances differ by less than this share. */
const UNEVEN = 0.25;
/** Its cells are short, and repeat each other ("Yes", "Limited") unless the names of its columns are set off. */
const LONGEST_WORDS = 32;
const REPEATED = 0.5;

/** Whether every cell of a grid holds a few words, as in a comparison of products by what they have. */
function comparesInWords({ rows, header, lines }: FoundTable): boolean {
  const [names = [], ...body] = rows;
  const cells = rows.flat();
  if (rows.length < FEWEST_ROWS_OF_WORDS || names.length < FEWEST_COLUMNS_OF_WORDS || !header) return false;
  if (!body.flat().every((cell) => cell && cell.text.length <= LONGEST_WORDS) || !names.slice(1).every(Boolean))
    return false;
  if (lines.some(isItem) || cells.some((cell) => cell && /[.!?:]$/u.test(cell.text))) return false;
  const tops = rows.map((row) => Math.min(...row.flatMap((cell) => (cell ? cell.box.y + cell.box.height / 2 : []))));
  const steps = tops.slice(1).map((top, at) => top - (tops[at] ?? top));
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  if (most - least > UNEVEN * most) return false;
  const firstNames = body.map(([cell]) => cell?.text ?? '');
  if (new Set(firstNames).size < firstNames.length) return false;
  const texts = body.flatMap((row) => row.slice(1).map((cell) => cell?.text ?? ''));
  const isNamed = (cell: (typeof cells)[number]) =>
    lines.some((line) => cell && line.bold && holds(cell.box, line)) ||
    lines.some((line) => cell && holds(cell.box, line) && line.size > 1.04 * medianSize(lines));
  return new Set(texts).size <= REPEATED * texts.length || names.every((cell) => cell === null || isNamed(cell));
}

/** The text of a table has about one size; large figures beside small labels are cards. */
function isOneSize({ lines }: FoundTable): boolean {
  const sizes = lines
    .filter(({ text }) => !isMark(text))
    .map(({ size }) => size)
    .toSorted((a, b) => a - b);
  const [least = 1, most = 1] = [sizes[Math.floor(sizes.length * 0.1)], sizes[Math.floor(sizes.length * 0.9)]];
  return most < 2 * least;
}

/** A larger frame is no card. */
const LARGEST_CARD = 0.7;

const rowsIn = (lines: readonly Line[]) => new Set(lines.map(({ box }) => Math.round(box.y * 200))).size;

/** Frames that overlap by this share of the narrower one are parts of one panel, unlike the arrows of a process. */
const OVERLAP = 0.2;

/** Whether a frame goes on where one further left ends, or before. */
function goesOn(left: Box, right: Box): boolean {
  const shared = rightOf(left) - right.x;
  return (
    Math.abs(shared) < SEAM || (shared > OVERLAP * Math.min(left.width, right.width) && rightOf(right) > rightOf(left))
  );
}

/** Frames that touch side by side, or overlap, are the columns of one table, unlike cards. */
function withoutSeams(frames: readonly Box[]): Box[] {
  const merged: Box[] = [];
  for (const frame of frames.toSorted((a, b) => a.x - b.x)) {
    const at = merged.findIndex(
      (other) =>
        goesOn(other, frame) &&
        Math.abs(other.y - frame.y) < SEAM &&
        Math.abs(bottomOf(other) - bottomOf(frame)) < SEAM,
    );
    if (at < 0) merged.push(frame);
    else merged[at] = around([merged[at] as Box, frame]);
  }
  return merged;
}

/** Share of the texts in a frame with a tick or cross beside them, outside of it, when the frame sets off a column. */
const BESIDE = 0.6;

/** Whether a frame sets off one column of a comparison: ticks and crosses go on beside it. */
function setsOffColumn(frame: Box, lines: readonly Line[], marks: readonly Line[]): boolean {
  const outside = marks.filter((mark) => !holds(frame, mark));
  const cells = stacksOf(lines.filter((line) => holds(frame, line)));
  const beside = cells.filter((cell) => {
    const { y, height } = around(cell.map(({ box }) => box));
    return outside.some((mark) => middleOf(mark) > y && middleOf(mark) < y + height);
  });
  return beside.length > 2 && beside.length >= BESIDE * cells.length;
}

const medianSize = (lines: readonly Line[]) =>
  lines.map(({ size }) => size).toSorted((a, b) => a - b)[lines.length >> 1] ?? 0;

/** The best way to arrange rows in columns, of those that make a table. */
function bestOf(band: Rows, tableOf: (arranged: FoundTable) => FoundTable | null): FoundTable[] {
  if (band.length < 3) return [];
  const boxes = band.map((row) => row.map(({ box }) => box));
  return [columnsBetween(boxes), ...(band.length > 3 ? [columnsBetween(boxes.slice(1))] : [])]
    .flatMap((columns) => arrange(band, columns) ?? [])
    .flatMap((table) => tableOf(table) ?? [])
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, 1);
}

export function alignedTables(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const marks = lines.filter(({ text }) => isMark(text));
  const frames = withoutSeams(shapes.frames).filter((frame) => !setsOffColumn(frame, lines, marks));
  // Lines of different cards are never in one table. A card has several rows of text.
  const cards = cardsOf(lines, frames, {
    holds,
    cardOf: (inside) => (rowsIn(inside) > 2 ? inside : []),
    largest: LARGEST_CARD,
  });
  const groups = [...Map.groupBy(lines, (line) => cards.get(line) ?? null).values()].flatMap(sidesOf);
  return groups.flatMap((own) => {
    const found = bandsOf(middleRows(own) ?? wrappedRows(own)).flatMap((band) =>
      bestOf(band, (table) =>
        (tells(table) || comparesInWords(table)) && isOneSize(table) && !takesTurns(table)
          ? table
          : comparison(table, own, shapes),
      ),
    );
    // A large text may stand beside a comparison.
    const usual = medianSize(own);
    const small = own.filter(({ size }) => size < LARGER * usual);
    if (found.length > 0 || small.length === own.length) return found;
    return bandsOf(wrappedRows(small)).flatMap((band) => bestOf(band, (table) => comparison(table, own, shapes)));
  });
}
