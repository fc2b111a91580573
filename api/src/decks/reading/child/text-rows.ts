import type { Grey, Rect } from './grey.ts';

/** Marks in a row that look like letters of one line. */
export interface TextRow extends Rect {
  /** Number of separate marks. */
  marks: number;
  /** The marks are lighter than what is behind them. */
  light: boolean;
}

/** A connected patch of pixels that differ from their surroundings in one direction. */
interface Mark extends Rect {
  area: number;
  /** Pixels of the patch with a neighbour outside, counted along rows and columns. */
  edge: number;
}

/** Half the side of the square whose mean a pixel is compared with, as a share of the longest side. */
const REACH = 0.02;
/** Smallest difference from that mean. */
const DIFFERENCE = 22;
/** Height of letters in pixels. Smaller marks cannot be told from noise. */
const LOWEST = 5;
/** Height of letters as a share of the picture. */
const HIGHEST = 0.25;
/** More marks than this are texture. */
const MAX_MARKS = 12_000;

/** Running totals of the shades, one row and one column larger than the picture. */
function totalsOf({ width, height, shades }: Grey): Float64Array {
  const across = width + 1;
  const totals = new Float64Array(across * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += shades[y * width + x] ?? 0;
      totals[(y + 1) * across + x + 1] = (totals[y * across + x + 1] ?? 0) + sum;
    }
  }
  return totals;
}

/** 1 where a pixel is darker than its surroundings, 2 where it is lighter, 0 elsewhere. */
function differencesOf(grey: Grey): Uint8Array {
  const { width, height, shades } = grey;
  const totals = totalsOf(grey);
  const reach = Math.max(8, Math.round(REACH * Math.max(width, height)));
  const differences = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * (width + 1);
    const bottom = Math.min(height, y + reach + 1) * (width + 1);
    const rows = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (totals[bottom + right] ?? 0) -
        (totals[bottom + left] ?? 0) -
        (totals[top + right] ?? 0) +
        (totals[top + left] ?? 0);
      const difference = (shades[y * width + x] ?? 0) - sum / (rows * (right - left));
      if (difference <= -DIFFERENCE) differences[y * width + x] = 1;
      else if (difference >= DIFFERENCE) differences[y * width + x] = 2;
    }
  }
  return differences;
}

/** Connected patches of one kind of difference, found run by run. */
function marksOf(differences: Uint8Array, width: number, height: number, kind: number): Mark[] {
  const parents: number[] = [];
  const marks: Mark[] = [];
  const rootOf = (run: number) => {
    let root = run;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] ?? root] ?? root;
      root = parents[root] ?? root;
    }
    return root;
  };
  let above: { left: number; right: number; id: number }[] = [];
  for (let y = 0; y < height; y++) {
    const runs: typeof above = [];
    let at = 0;
    for (let x = 0; x < width; x++) {
      if (differences[y * width + x] !== kind) continue;
      const left = x;
      while (x < width && differences[y * width + x] === kind) x++;
      const id = parents.length;
      parents.push(id);
      const mark = { left, top: y, right: x, bottom: y + 1, area: x - left, edge: 2 + 2 * (x - left) };
      marks.push(mark);
      while (at < above.length && (above[at]?.right ?? 0) < left) at++;
      for (let next = at; next < above.length; next++) {
        const run = above[next];
        if (!run || run.left > x) break;
        mark.edge -= 2 * Math.max(0, Math.min(run.right, x) - Math.max(run.left, left));
        const [a, b] = [rootOf(run.id), rootOf(id)];
        if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
      }
      runs.push({ left, right: x, id });
    }
    above = runs;
  }
  for (const [id, mark] of marks.entries()) {
    const root = rootOf(id);
    const whole = marks[root];
    if (root === id || !whole) continue;
    whole.left = Math.min(whole.left, mark.left);
    whole.right = Math.max(whole.right, mark.right);
    whole.bottom = Math.max(whole.bottom, mark.bottom);
    whole.area += mark.area;
    whole.edge += mark.edge;
  }
  return marks.filter((_, id) => parents[id] === id);
}

const heightOf = ({ top, bottom }: Rect) => bottom - top;
const widthOf = ({ left, right }: Rect) => right - left;
/** Mean thickness of the lines that a mark consists of. */
const strokeOf = ({ area, edge }: Mark) => (2 * area) / edge;

function couldBeLetter(mark: Mark, highest: number): boolean {
  const [width, height] = [widthOf(mark), heightOf(mark)];
  return (
    height >= LOWEST &&
    height <= highest &&
    width <= 8 * height &&
    mark.area >= 0.12 * width * height &&
    strokeOf(mark) <= 0.6 * height
  );
}

/** Whether a mark continues a row: next to it, of about the same height, on the same line. */
function continues(last: Mark, next: Mark): boolean {
  const [a, b] = [heightOf(last), heightOf(next)];
  const high = Math.max(a, b);
  const gap = next.left - last.right;
  const strokes = strokeOf(last) / strokeOf(next);
  return (
    gap <= 0.9 * high + 2 &&
    gap >= -0.3 * high &&
    high <= 2.2 * Math.min(a, b) + 2 &&
    (Math.abs(last.bottom - next.bottom) <= 0.15 * high + 1 ||
      Math.abs(last.top - next.top) <= 0.15 * high + 1 ||
      (next.top >= last.top - 2 && next.bottom <= last.bottom + 2)) &&
    strokes < 2.2 &&
    strokes > 0.45
  );
}

/** Share of the marks that end at the same height, within the tolerance of a baseline. */
function onBaseline(marks: readonly Mark[], height: number): number {
  const bottoms = marks.map(({ bottom }) => bottom).sort((a, b) => a - b);
  const middle = bottoms[bottoms.length >> 1] ?? 0;
  return bottoms.filter((bottom) => Math.abs(bottom - middle) <= Math.max(1, 0.12 * height)).length / marks.length;
}

const FEWEST_MARKS = 3;
const ON_BASELINE = 0.6;

function rowOf(marks: readonly Mark[], light: boolean): TextRow | null {
  const row = {
    left: Math.min(...marks.map(({ left }) => left)),
    top: Math.min(...marks.map(({ top }) => top)),
    right: Math.max(...marks.map(({ right }) => right)),
    bottom: Math.max(...marks.map(({ bottom }) => bottom)),
    marks: marks.length,
    light,
  };
  const isRow =
    marks.length >= FEWEST_MARKS &&
    widthOf(row) >= 1.5 * heightOf(row) &&
    onBaseline(marks, heightOf(row)) >= ON_BASELINE;
  return isRow ? row : null;
}

function rowsIn(marks: readonly Mark[], light: boolean): TextRow[] {
  const open: Mark[][] = [];
  const done: Mark[][] = [];
  for (const mark of marks.toSorted((a, b) => a.left - b.left)) {
    const row = open.find((candidate) => {
      const last = candidate.at(-1);
      return last !== undefined && continues(last, mark);
    });
    if (row) row.push(mark);
    else open.push([mark]);
    for (let at = open.length - 1; at >= 0; at--) {
      const last = open[at]?.at(-1);
      if (last && last.right + heightOf(last) * 2.2 + 4 < mark.left) done.push(...open.splice(at, 1));
    }
  }
  return [...done, ...open].flatMap((row) => rowOf(row, light) ?? []);
}

/** Finds rows of marks that look like lines of text, dark on light and light on dark. */
export function textRowsIn(grey: Grey): TextRow[] {
  const { width, height } = grey;
  const differences = differencesOf(grey);
  return [1, 2].flatMap((kind) => {
    const letters = marksOf(differences, width, height, kind).filter((mark) => couldBeLetter(mark, HIGHEST * height));
    return letters.length > MAX_MARKS ? [] : rowsIn(letters, kind === 2);
  });
}
