import type { Box } from '../types.ts';

export const rightOf = (box: Box): number => box.x + box.width;
export const bottomOf = (box: Box): number => box.y + box.height;

/** Length that two spans share. A negative value is the gap between them. */
function shared(a: number, aEnd: number, b: number, bEnd: number): number {
  return Math.min(aEnd, bEnd) - Math.max(a, b);
}

export const sharedWidth = (a: Box, b: Box): number => shared(a.x, rightOf(a), b.x, rightOf(b));
export const sharedHeight = (a: Box, b: Box): number => shared(a.y, bottomOf(a), b.y, bottomOf(b));

/** The smallest box around all boxes; at least one is required. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(rightOf)) - x,
    height: Math.max(...boxes.map(bottomOf)) - y,
  };
}
