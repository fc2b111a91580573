import type { Box } from '../types.ts';
import { rightOf } from './boxes.ts';

/** Resolution at which the width of a page is examined. */
const STEPS = 500;
/** A strip is free when at most this share of the rows has text in it: a wide header may reach over it. */
const CROSSED = 0.12;

/** A column as a span of x. */
export interface Column {
  from: number;
  to: number;
}

const stepOf = (x: number) => Math.min(STEPS - 1, Math.max(0, Math.floor(x * STEPS)));

/** The columns that rows of text share, left to right: spans between vertical strips that hold next to no text. */
export function columnsBetween(rows: readonly (readonly Box[])[]): Column[] {
  const counts = new Uint16Array(STEPS);
  for (const row of rows) {
    const taken = new Uint8Array(STEPS);
    for (const box of row) taken.fill(1, stepOf(box.x), stepOf(rightOf(box)) + 1);
    for (let at = 0; at < STEPS; at++) counts[at] = (counts[at] ?? 0) + (taken[at] ?? 0);
  }
  const most = rows.length * CROSSED;
  const columns: Column[] = [];
  let open = false;
  for (let at = 0; at < STEPS; at++) {
    const taken = (counts[at] ?? 0) > most;
    const last = columns.at(-1);
    if (taken && open && last) last.to = (at + 1) / STEPS;
    else if (taken) columns.push({ from: at / STEPS, to: (at + 1) / STEPS });
    open = taken;
  }
  return columns;
}

/** The column in which a box lies, by its greatest overlap; -1 when it touches none. */
export function columnOf(box: Box, columns: readonly Column[]): number {
  let best = -1;
  let most = 0;
  columns.forEach(({ from, to }, at) => {
    const shared = Math.min(to, rightOf(box)) - Math.max(from, box.x);
    if (shared > most) [best, most] = [at, shared];
  });
  return best;
}

/** The column whose middle is nearest to that of a box; -1 without columns. */
export function nearestColumn(box: Box, columns: readonly Column[]): number {
  const distances = columns.map(({ from, to }) => Math.abs((from + to) / 2 - (box.x + box.width / 2)));
  return distances.indexOf(Math.min(...distances));
}
