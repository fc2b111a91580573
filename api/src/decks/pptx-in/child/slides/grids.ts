import { around } from '../shapes/frames.ts';
import type { Frame, Item, Paragraph, TableItem, TextItem } from '../shapes/items.ts';
import { areOfOneSize, isAlike, textsOf } from './texts.ts';

/** How far the middles of cells of one row, and the edges of one column, may be apart, in fractions of the slide. */
const OUT_OF_LINE = { row: 0.012, column: 0.02 } as const;
const FEWEST_COLUMNS = 3;
/** Rows below the names of the columns: fewer are enough where there are many columns. */
const FEWEST_ROWS = { narrow: 3, wide: 2, columns: 4 } as const;
/** Nobody reads larger ones, and looking for them would take long. */
const MOST = { rows: 40, texts: 300 } as const;
/** The distances between rows differ by no more than this factor. */
const EVEN = 1.6;
/** Most cells of a column are alike from the first share on; a column or table measures something from the second on. */
const SHARE = { usual: 0.8, measured: 0.6 } as const;
/** A cell that begins with a figure or a placeholder for one, or has more digits and signs than letters. */
const FIGURE = /^[\p{Sc}~≈<>±+−–-]{0,2}\s?[\d[]/u;
const LONGEST_FIGURE = 24;

type Row = readonly TextItem[];
/** Rows of cells, each with a place for every column. */
type Grid = readonly (readonly (TextItem | undefined)[])[];

const isThere = <T>(one: T | undefined): one is T => one !== undefined;

const middleOf = ({ frame: { y, h } }: TextItem) => y + h / 2;
const centreOf = ({ x, w }: Frame) => x + w / 2;

/** The texts of a slide in rows, each from the left to the right. */
function rowsOf(texts: Row): TextItem[][] {
  const rows: TextItem[][] = [];
  for (const item of texts.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const [first] = rows.at(-1) ?? [];
    if (first && middleOf(item) - middleOf(first) < OUT_OF_LINE.row) rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.frame.x - b.frame.x));
}

const isInColumn = ({ frame }: TextItem, { frame: column }: TextItem) =>
  Math.abs(frame.x - column.x) < OUT_OF_LINE.column ||
  Math.abs(centreOf(frame) - centreOf(column)) < OUT_OF_LINE.column;

/** The cells of a row by column; null when the row has another text as well, or two for one column, or one for two. */
function cellsOf(row: Row, columns: Row): (TextItem | undefined)[] | null {
  const cells = columns.map((column) => row.find((item) => isInColumn(item, column)));
  const found = cells.filter(isThere);
  return found.length === row.length && new Set(found).size === row.length ? cells : null;
}

/** The rows from a place on that share their columns, as cells. */
function gridFrom(rows: readonly Row[], start: number): (TextItem | undefined)[][] {
  let grid: (TextItem | undefined)[][] = [];
  for (let end = start + 1; end <= Math.min(rows.length, start + MOST.rows); end += 1) {
    const own = rows.slice(start, end);
    const columns = own.reduce((widest, row) => (row.length > widest.length ? row : widest));
    const cells = own.map((row) => (row.length > 1 ? cellsOf(row, columns) : null));
    if (cells.includes(null)) break;
    grid = cells.filter((row) => row !== null);
  }
  return grid;
}

const styleOf = (cell: TextItem | undefined): Paragraph | undefined => cell?.paragraphs[0];

const stylesIn = (body: Grid, column: number) => body.flatMap((row) => styleOf(row[column]) ?? []);

/** The style that most cells of a column have. */
function usualStyle(cells: readonly Paragraph[]): Paragraph | undefined {
  const counts = cells.map((style) => cells.filter((cell) => isAlike(cell, style)).length);
  return cells[counts.indexOf(Math.max(...counts))];
}

const share = <T>(all: readonly T[], test: (one: T, at: number) => boolean) =>
  all.filter(test).length / Math.max(1, all.length);

/** Whether no more than few cells of a column have a style. */
const isRare = (styles: readonly Paragraph[], style: Paragraph) =>
  share(styles, (one) => isAlike(one, style)) <= 1 - SHARE.usual;

/** Whether a cell shows a figure or a mark. */
function isMeasure(cell: TextItem): boolean {
  const text = textsOf(cell).replaceAll(/\s/gu, '');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return text.length <= LONGEST_FIGURE && (FIGURE.test(text) || letters * 2 <= text.length);
}

/** Whether the rows are about equally far apart. */
function isEven(rows: Grid): boolean {
  const middles = rows.map((row) => middleOf(row.find(isThere) as TextItem));
  const gaps = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0));
  return Math.max(...gaps) <= EVEN * Math.min(...gaps);
}

/** Whether rows are evenly set below a first one, with cells of one size in each column. */
function isRegular([head = [], ...body]: Grid): boolean {
  const width = head.length;
  const fewest = width < FEWEST_ROWS.columns ? FEWEST_ROWS.narrow : FEWEST_ROWS.wide;
  if (width < FEWEST_COLUMNS || body.length < fewest || !isEven(body)) return false;
  if (head.filter(isThere).length < width - 1) return false;
  const usual = head.map((_, at) => usualStyle(stylesIn(body, at)));
  const isUsual = (cell: TextItem | undefined, at: number) => {
    const [own, others] = [styleOf(cell), usual[at]];
    return own !== undefined && others !== undefined && areOfOneSize(own, others);
  };
  // A footer may share two columns, and stand as far below as a row.
  return body.every((row) => share(row, isUsual) > 1 / 2);
}

/** Whether regular rows are a table, with names of columns, rather than lists or cards beside each other. */
function isTable([head = [], ...body]: Grid): boolean {
  const standsOut = (name: TextItem | undefined, at: number) => {
    const style = styleOf(name);
    return !style || isRare(stylesIn(body, at), style);
  };
  const isNamed = share(head, standsOut) >= 1 / 2;
  const names = head.slice(1).filter(isThere);
  const values = body.flatMap((row) => row.slice(1)).filter(isThere);
  if (share(values, isMeasure) >= SHARE.measured) return isNamed || share(names, isMeasure) <= 1 - SHARE.usual;
  // Lists beside each other look alike, and count nothing.
  const [first, ...others] = head.map((_, at) => usualStyle(stylesIn(body, at)));
  const hasRowNames = others.every((usual) => !first || !usual || !isAlike(first, usual));
  const counts = (at: number) => share(body.map((row) => row[at]).filter(isThere), isMeasure) >= SHARE.measured;
  return isNamed && (hasRowNames || head.some((_, at) => counts(at)));
}

/** The table that begins with a row; other texts below it may share its columns. */
function tableFrom(rows: readonly Row[], start: number): Grid | null {
  let grid: Grid = gridFrom(rows, start);
  while (grid.length > 1 && !isRegular(grid)) grid = grid.slice(0, -1);
  return grid.length > 1 && isTable(grid) ? grid : null;
}

/** The items of a slide, with tables in place of text boxes that stand in rows and columns below names of columns. */
export function withTables(items: readonly Item[]): Item[] {
  const texts = items.filter((item): item is TextItem => item.type === 'text' && item.role === 'text');
  const rows = texts.length > MOST.texts ? [] : rowsOf(texts);
  const tables: TableItem[] = [];
  const used = new Set<Item>();
  for (let start = 0; start < rows.length; start += 1) {
    const grid = tableFrom(rows, start);
    if (!grid) continue;
    const cells = grid.flat().filter(isThere);
    for (const cell of cells) used.add(cell);
    tables.push({
      type: 'table',
      frame: around(cells.map(({ frame }) => frame)),
      rows: grid.map((row) => row.map((cell) => (cell ? textsOf(cell) : ''))),
    });
    start += grid.length - 1;
  }
  return [...items.filter((item) => !used.has(item)), ...tables];
}
