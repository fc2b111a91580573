import type { Box, Cell, Line, Table } from '../../types.ts';
import { around, bottomOf, rightOf, sharedHeight } from '../boxes.ts';
import { type Column, columnOf, nearestColumn } from '../columns.ts';
import { isDate, isFigure, isMark } from '../figures.ts';
import { textOf } from '../joined.ts';

export const FEWEST_COLUMNS = 2;
/** Share of the cells that must have content. */
export const FILLED = 0.55;
/** Text this many times larger than the rest of a table is its title. */
export const LARGER = 1.35;

/** A row is set off in bold when at least so much more of it is bold than of the others. */
const ALL_BOLD = 0.8;

/** A table and the lines that it consists of. */
export interface FoundTable extends Table {
  lines: readonly Line[];
}

export type Rows = Line[][];

type Placed = Pick<Line, 'box'>;

export const middleOf = ({ box }: Placed) => box.y + box.height / 2;
export const centreOfBox = ({ x, width }: Box) => x + width / 2;
export const centreOf = ({ box }: Placed) => centreOfBox(box);

/** Whether the middle of a line lies in a frame. */
export const holds = (frame: Box, line: Placed) =>
  centreOf(line) > frame.x &&
  centreOf(line) < rightOf(frame) &&
  middleOf(line) > frame.y &&
  middleOf(line) < bottomOf(frame);

/** Groups lines on one baseline, top to bottom, each from left to right. */
export function baselinesOf(lines: readonly Line[]): Rows {
  const rows: Rows = [];
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sharedHeight(first.box, line.box) > 0.5 * Math.min(first.box.height, line.box.height))
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

function cellOf(lines: readonly Line[]): Cell | null {
  if (lines.length === 0) return null;
  return { text: textOf(baselinesOf(lines).flat()), box: around(lines.map(({ box }) => box)) };
}

export const isTelling = (text: string) =>
  isFigure(text) || isMark(text) || /^(?:yes|no|n\/a|partial(?:ly)?)$/iu.test(text);
/** Short, and with a figure in it: "₦50K–500K / venue". */
export const hasFigure = (text: string) => text.length < 28 && /\d/.test(text) && !isDate(text);

export const shareBold = (lines: readonly Line[]) =>
  lines.filter(({ bold }) => bold).length / Math.max(1, lines.length);
export const meanSize = (lines: readonly Line[]) =>
  lines.reduce((sum, { size }) => sum + size, 0) / Math.max(1, lines.length);

/** Whether a first row in bold names something before its figures and in some of them: “Model”, “GPT-4o”, “70B”. */
function isSetOff([corner, ...names]: readonly (Cell | null)[], [top = [], ...rest]: readonly (readonly Line[][])[]) {
  const isName = (cell: Cell | null | undefined) => cell !== null && cell !== undefined && !isTelling(cell.text);
  const isBold = shareBold(top.flat()) - shareBold(rest.flat(2)) > ALL_BOLD;
  return isBold && isName(corner) && names.some(isName);
}

/** Whether the first row names the columns. `lines` are the lines of each cell. */
function hasHeader(rows: readonly (readonly (Cell | null)[])[], lines: readonly (readonly Line[][])[]): boolean {
  const [first = [], ...body] = rows;
  const named = first.filter((cell) => cell !== null);
  if (body.length === 0 || named.length === 0) return false;
  if (named.some(({ text }) => isTelling(text))) return isSetOff(first, lines);
  const isDated = first.some((cell, at) => {
    const dated = body.filter((row) => isDate(row[at]?.text ?? '')).length;
    return cell !== null && isDate(cell.text) && dated >= 0.8 * body.length;
  });
  if (isDated) return false;
  if (first[0] === null || (named.length > 1 && named.every(({ text }) => isDate(text)))) return true;
  const isNumeric = first.some((cell, at) => {
    const texts = body.flatMap((row) => row[at]?.text ?? []);
    const telling = texts.filter((text) => isTelling(text) || hasFigure(text)).length;
    return cell !== null && !/\d/.test(cell.text) && at > 0 && texts.length > 0 && telling >= 0.5 * texts.length;
  });
  if (isNumeric) return true;
  const [top = [], ...rest] = lines;
  const own = top.slice(1).flat();
  const others = rest.flatMap((row) => row.slice(1).flat());
  if (shareBold(own) - shareBold(others) > 0.4) return true;
  if (Math.abs(meanSize(own) - meanSize(others)) > 0.08 * meanSize(others)) return true;
  const lengthOf = (cells: readonly (Cell | null)[]) =>
    cells.reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0) / Math.max(1, cells.length);
  if (named.length < first.length) return false;
  // Three columns without names are rare.
  if (first.length > 2) return true;
  return lengthOf(first.slice(1)) * 2 < lengthOf(body.flatMap((row) => row.slice(1)));
}

function isFull(rows: readonly (readonly (Cell | null)[])[]): boolean {
  const cells = rows.flat();
  return cells.filter((cell) => cell !== null).length >= FILLED * cells.length;
}

/** Of two ways to arrange the same rows, the one with more columns is better, unless it leaves more cells empty. */
export function worthOf({ rows }: FoundTable): number {
  const cells = rows.flat();
  const filled = cells.filter((cell) => cell !== null).length / cells.length;
  return (rows[0]?.length ?? 0) * filled * filled;
}

/** Arranges rows of lines in columns; null when they don't form a table. */
export function arrange(rows: Rows, columns: readonly Column[]): FoundTable | null {
  if (columns.length < FEWEST_COLUMNS) return null;
  const placed = rows
    .map((row) => {
      const places = row.map(({ box }) => columnOf(box, columns));
      // A centred name may stand beside the texts of its column.
      const free = (at: number) => (at >= 0 && !places.includes(at) ? at : -1);
      const own = row.map(({ box }, index) =>
        places[index] === -1 ? free(nearestColumn(box, columns)) : places[index],
      );
      return columns.map((_, at) => row.filter((_line, index) => own[index] === at));
    })
    .filter((row) => row.some((lines) => lines.length > 0));
  const kept = columns.flatMap((_, at) => (placed.some((row) => (row[at] ?? []).length > 0) ? [at] : []));
  const all = placed.map((row) => kept.map((at) => cellOf(row[at] ?? [])));
  // A title above the columns or a note below them is no row.
  const usual = meanSize(rows.flat());
  const isRow = (row: (Cell | null)[], at: number) =>
    row.filter((cell) => cell !== null).length >= FEWEST_COLUMNS &&
    meanSize((placed[at] ?? []).flat()) < LARGER * usual;
  const [start, end] = [all.findIndex(isRow), all.findLastIndex(isRow) + 1];
  const cells = all.slice(start, end);
  if (kept.length < FEWEST_COLUMNS || cells.length < 2 || !isFull(cells)) return null;
  const lines = placed.slice(start, end).map((row) => kept.map((at) => row[at] ?? []));
  const held = lines.flat(2);
  return { box: around(held.map(({ box }) => box)), rows: cells, header: hasHeader(cells, lines), lines: held };
}
