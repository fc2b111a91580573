import { bottomOf } from '../boxes.ts';
import { type Block, centreOf, heightOf, near, type Page } from './blocks.ts';
import type { Candidate } from './pairs.ts';

/** The categories under a chart: short texts in one row, of one size, evenly set. */
function axesOf(blocks: readonly Block[]): Block[][] {
  const short = blocks.filter(
    ({ text, role, isItem }) => role === 'date' || (role === 'text' && text.length <= 24 && !isItem),
  );
  const rows: Block[][] = [];
  for (const block of short.toSorted((a, b) => a.box.y - b.box.y)) {
    const row = rows.find(
      ([first]) =>
        first &&
        near(first.box.y, block.box.y, 0.3 * heightOf(first)) &&
        near(first.size, block.size, 0.05 * first.size),
    );
    if (row) row.push(block);
    else rows.push([block]);
  }
  return rows.filter((row) => row.length >= 3 || (row.length === 2 && row.every(({ role }) => role === 'date')));
}

/** Steps between categories differ by no more than this factor. */
const EVEN = 1.5;

/** Values above or on the bars of a chart, each with the category below it. */
export function chartPairs(values: readonly Block[], page: Page): Candidate[] {
  const pairs: Candidate[] = [];
  for (const axis of axesOf(page.blocks)) {
    const centres = axis.map(({ box }) => centreOf(box)).toSorted((a, b) => a - b);
    const steps = centres.slice(1).map((x, at) => x - (centres[at] ?? 0));
    const step = Math.min(...steps);
    if (Math.max(...steps) > EVEN * step) continue;
    const top = Math.min(...axis.map(({ box }) => box.y));
    const over = values.filter(({ box, isItem }) => bottomOf(box) < top + 0.01 && !isItem);
    const matched = over.flatMap((value): Candidate[] => {
      const label = axis.find(({ box }) => Math.abs(centreOf(box) - centreOf(value.box)) < 0.3 * step);
      return label ? [{ value, label, side: 'below', cost: 2 }] : [];
    });
    const heights = new Set(matched.map(({ value }) => Math.round(value.box.y * 60)));
    if (matched.length >= 2 && matched.length >= 0.6 * axis.length && heights.size > 1) pairs.push(...matched);
  }
  return pairs;
}
