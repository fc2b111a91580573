import type { Box, Line } from '../types.ts';
import { around, bottomOf, rightOf, sharedWidth } from './boxes.ts';

/** With more lines than this, a page has no order that a person would follow. */
const MOST_LINES = 400;

interface Block {
  lines: Line[];
  box: Box;
}

/** Lines closer than this many line heights belong to one block. */
const CLOSE = 0.75;

function belongs(block: Block, line: Line, height: number): boolean {
  const last = block.lines.at(-1);
  if (!last) return false;
  const gap = (line.box.y - bottomOf(last.box)) * height;
  const overlap = sharedWidth(block.box, line.box) / Math.min(block.box.width, line.box.width);
  return gap < CLOSE * Math.min(line.size, last.size) && gap > -0.6 * line.size && overlap > 0.5;
}

function blocksOf(lines: readonly Line[], height: number): Block[] {
  const blocks: Block[] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const block = blocks.findLast((candidate) => belongs(candidate, line, height));
    if (block) {
      block.lines.push(line);
      block.box = around([block.box, line.box]);
    } else blocks.push({ lines: [line], box: line.box });
  }
  return blocks;
}

type Axis = { start: (box: Box) => number; end: (box: Box) => number };
const DOWN: Axis = { start: (box) => box.y, end: bottomOf };
const ACROSS: Axis = { start: (box) => box.x, end: rightOf };

/** The widest empty strip between blocks: the blocks on either side and its width. */
function widestCut(blocks: Block[], { start, end }: Axis): { gap: number; before: Block[]; after: Block[] } | null {
  const sorted = blocks.toSorted((a, b) => start(a.box) - start(b.box));
  let reach = Number.NEGATIVE_INFINITY;
  let best: { gap: number; at: number } | null = null;
  sorted.forEach((block, index) => {
    const gap = start(block.box) - reach;
    if (index > 0 && gap > 0.001 && (!best || gap > best.gap)) best = { gap, at: index };
    reach = Math.max(reach, end(block.box));
  });
  const cut = best as { gap: number; at: number } | null;
  return cut && { gap: cut.gap, before: sorted.slice(0, cut.at), after: sorted.slice(cut.at) };
}

/** Splits at the widest empty strip first. A vertical strip must be much wider than a horizontal one to win. */
function sequence(blocks: Block[], aspect: number): Block[] {
  if (blocks.length < 2) return blocks;
  const down = widestCut(blocks, DOWN);
  const across = widestCut(blocks, ACROSS);
  const columns = across && (!down || across.gap * aspect > down.gap);
  const cut = columns ? across : down;
  if (!cut) return blocks.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  return [...sequence(cut.before, aspect), ...sequence(cut.after, aspect)];
}

/** Sorts lines into the order in which a person reads the page: column by column. Page size in points. */
export function readingOrder(lines: readonly Line[], width: number, height: number): Line[] {
  if (lines.length > MOST_LINES) return lines.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  return sequence(blocksOf(lines, height), width / height).flatMap((block) => block.lines);
}
