import type { Box, Cell, Line } from '../../types.ts';
import { around, bottomOf, sharedWidth } from '../boxes.ts';
import { type Shapes, slideIn } from '../edges.ts';
import { textOf } from '../joined.ts';
import { baselinesOf, type FoundTable, holds, meanSize, shareBold } from './cells.ts';

/** A column of frames that touch, each with text: the cells of a list, or of one side of a comparison. */
interface Stack {
  cells: { frame: Box; lines: Line[] }[];
}

/** Frames this close to each other touch, and sides this close are in line. */
const SEAM = 0.006;
const FEWEST_CELLS = 3;
/** A higher frame is a panel, not a cell; a share of a slide's height. */
const HIGHEST = 0.2;
/** In a cell, sizes that differ more belong to a heading and its text on a card. */
const MIXED = 1.12;
/** A name is set off by its size, or its cell by its height. */
const LARGER = 1.15;
const HIGHER = 1.25;
/** Names stand at most this many line heights above their column. */
const REACH = 2;
const LONGEST_NAME = 40;

const isNear = (a: number, b: number, by = SEAM) => Math.abs(a - b) < by;

function isOneSize(lines: readonly Line[]): boolean {
  const sizes = lines.map(({ size }) => size);
  return Math.max(...sizes) < MIXED * Math.min(...sizes) && new Set(lines.map(({ bold }) => Boolean(bold))).size < 2;
}

/** All stacks of cells, longest first. */
function stacksIn(lines: readonly Line[], shapes: Shapes): Stack[] {
  const frames: Box[] = [];
  for (const frame of shapes.frames.toSorted((a, b) => a.y - b.y)) {
    const isSame = (other: Box) =>
      isNear(other.x, frame.x) &&
      isNear(other.y, frame.y) &&
      isNear(other.width, frame.width) &&
      isNear(other.height, frame.height);
    if (frame.height < HIGHEST * slideIn(shapes) && !frames.some(isSame)) frames.push(frame);
  }
  const stacks: Stack[] = [];
  for (const frame of frames) {
    const cell = { frame, lines: lines.filter((line) => holds(frame, line)) };
    if (cell.lines.length > 0 && !isOneSize(cell.lines)) continue;
    const stack = stacks.find(({ cells }) => {
      const last = cells.at(-1)?.frame;
      return last && isNear(last.x, frame.x) && isNear(last.width, frame.width) && isNear(bottomOf(last), frame.y);
    });
    if (stack) stack.cells.push(cell);
    else stacks.push({ cells: [cell] });
  }
  return stacks
    .map(({ cells }) => ({ cells: cells.slice(0, cells.findLastIndex((cell) => cell.lines.length > 0) + 1) }))
    .filter(({ cells }) => cells.filter((cell) => cell.lines.length > 0).length >= FEWEST_CELLS)
    .toSorted((a, b) => b.cells.length - a.cells.length);
}

const inCells = ({ cells }: Stack) => cells.flatMap((cell) => cell.lines);
const isShort = (lines: readonly Line[]) => textOf(lines).length <= LONGEST_NAME;

/** A stack whose first cell names it: a larger or bold text, or a higher cell. */
function namedByFirst({ cells }: Stack): { name: Line[]; body: Stack } | null {
  const [first, ...rest] = cells;
  if (!first || first.lines.length === 0 || rest.length < FEWEST_CELLS) return null;
  const others = rest.flatMap((cell) => cell.lines);
  const heights = rest.map(({ frame }) => frame.height).toSorted((a, b) => a - b);
  const isSetOff =
    meanSize(first.lines) > LARGER * meanSize(others) ||
    (shareBold(first.lines) === 1 && shareBold(others) === 0) ||
    first.frame.height > HIGHER * (heights[heights.length >> 1] ?? 1);
  return isSetOff && isShort(first.lines) ? { name: [...first.lines], body: { cells: rest } } : null;
}

/** A stack with the name that stands above it. */
function namedAbove(stack: Stack, lines: readonly Line[]): { name: Line[]; body: Stack } | null {
  const top = stack.cells[0]?.frame;
  if (!top) return null;
  const own = inCells(stack);
  const name = lines.filter(
    (line) =>
      !own.includes(line) &&
      bottomOf(line.box) < top.y + SEAM &&
      top.y - bottomOf(line.box) < REACH * line.box.height &&
      sharedWidth(line.box, top) > 0.9 * line.box.width,
  );
  const isSetOff = meanSize(name) > LARGER * meanSize(own) || shareBold(name) > shareBold(own);
  return name.length > 0 && baselinesOf(name).length === 1 && isSetOff && isShort(name) ? { name, body: stack } : null;
}

const isBeside = (a: Stack, b: Stack) =>
  a.cells.length === b.cells.length &&
  a.cells.every(({ frame }, at) => {
    const other = b.cells[at]?.frame;
    return other && isNear(frame.y, other.y, 2 * SEAM) && isNear(frame.height, other.height, 2 * SEAM);
  });

function cellOf(lines: readonly Line[]): Cell | null {
  if (lines.length === 0) return null;
  return { text: textOf(baselinesOf(lines).flat()), box: around(lines.map(({ box }) => box)) };
}

/** Columns of touching cells below a name: one column, or columns side by side with rows at the same height. */
export function stackedTables(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const stacks = stacksIn(lines, shapes);
  const used = new Set<Stack>();
  return stacks.flatMap((stack): FoundTable[] => {
    if (used.has(stack)) return [];
    const beside = stacks.filter((other) => !used.has(other) && isBeside(stack, other));
    for (const other of beside) used.add(other);
    const sides = beside.toSorted((a, b) => (a.cells[0]?.frame.x ?? 0) - (b.cells[0]?.frame.x ?? 0));
    const named = sides.flatMap(
      (side) => namedByFirst(side) ?? (sides.length > 1 ? (namedAbove(side, lines) ?? []) : []),
    );
    const [first] = named;
    const length = first?.body.cells.length ?? 0;
    // Texts with a colon name what stands beside them.
    const filledCells = stack.cells.filter((cell) => cell.lines.length > 0);
    if (filledCells.filter((cell) => cell.lines.at(-1)?.text.endsWith(':')).length * 2 > filledCells.length) return [];
    if (!first || named.length < sides.length || named.some(({ body }) => body.cells.length !== length)) return [];
    const rows = [
      named.map(({ name }) => name),
      ...first.body.cells.map((_, at) => named.map(({ body }) => body.cells[at]?.lines ?? [])),
    ];
    const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
    const held = filled.flat(2);
    if (new Set(held).size < held.length) return [];
    return [
      {
        box: around(held.map(({ box }) => box)),
        rows: filled.map((row) => row.map(cellOf)),
        header: true,
        lines: held,
      },
    ];
  });
}
