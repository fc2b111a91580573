import type { Box, Line, Table } from '../types.ts';
import { around, bottomOf, sharedHeight, sharedWidth } from './boxes.ts';

/** A longer text is a column of prose, not a cell. */
const LONGEST_CELL = 48;
/** A slide with more lines than this has no table that a person would read. */
const MOST_LINES = 400;
const FEWEST_ROWS = 3;
const FEWEST_COLUMNS = 2;
/** Share of the cells that must have content. */
const FILLED = 0.6;
/** In two columns, this share of one must be figures. Otherwise it is not a table but short texts side by side. */
const FIGURES = 0.6;
/** Rows further apart than this many row heights do not belong together. */
const APART = 4;

const FIGURE = /^(?=.{1,28}$)[^\p{L}]{0,3}\d/u;
const MARK = /^(?:[✓✔✗✘×•●○–—-]|yes|no|n\/a|partial(?:ly)?)$/iu;

type Row = Line[];

function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sharedHeight(first.box, line.box) > 0.5 * Math.min(first.box.height, line.box.height))
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

/** Groups of consecutive rows without a gap, each with several short texts side by side. */
function bandsOf(rows: readonly Row[]): Row[][] {
  const bands: Row[][] = [];
  let before: Row | null = null;
  for (const row of rows) {
    const last: Line | undefined = before?.[0];
    const [first] = row;
    const fits = row.length >= FEWEST_COLUMNS && row.every(({ text }) => text.length <= LONGEST_CELL);
    const near = last && first && first.box.y - bottomOf(last.box) < APART * last.box.height;
    if (fits && before && near) bands.at(-1)?.push(row);
    else if (fits) bands.push([row]);
    before = fits ? row : null;
  }
  return bands;
}

/** The columns of a band, left to right: horizontal spans that its texts share. */
function columnsOf(band: readonly Row[]): Box[] {
  let columns: Box[] = [];
  for (const { box } of band.flat()) {
    const touched = columns.filter((column) => sharedWidth(column, box) > 0);
    columns = [...columns.filter((column) => !touched.includes(column)), around([...touched, box])];
  }
  return columns.toSorted((a, b) => a.x - b.x);
}

function tableOf(band: readonly Row[]): Table | null {
  const columns = columnsOf(band);
  if (band.length < FEWEST_ROWS || columns.length < FEWEST_COLUMNS) return null;
  const rows = band.map((row) =>
    columns.map((column) => {
      const cells = row.filter(({ box }) => sharedWidth(column, box) > 0);
      if (cells.length === 0) return null;
      return { text: cells.map(({ text }) => text).join(' '), box: around(cells.map(({ box }) => box)) };
    }),
  );
  const filled = rows.flat().filter((cell) => cell !== null).length;
  if (filled < FILLED * rows.length * columns.length) return null;
  const telling = columns.filter((_, at) => {
    // The first row may be a header.
    const body = rows.slice(1);
    const texts = body.flatMap((row) => row[at]?.text ?? []);
    const found = texts.filter((text) => FIGURE.test(text) || MARK.test(text)).length;
    return texts.length >= FILLED * body.length && found >= FIGURES * texts.length;
  });
  if (telling.length === 0) return null;
  return { box: around(columns), rows };
}

/** Finds text in rows and columns, with figures or marks in at least one column. */
export function tablesOf(lines: readonly Line[]): Table[] {
  if (lines.length > MOST_LINES) return [];
  return bandsOf(rowsOf(lines)).flatMap((band) => tableOf(band) ?? []);
}
