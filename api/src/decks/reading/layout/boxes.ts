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

/** A box with a margin, within the page. */
export function widened({ x, y, width, height }: Box, margin: number): Box {
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + margin) - left,
    height: Math.min(1, y + height + margin) - top,
  };
}

/** What makes a frame the card of an item. */
export interface CardTest<T> {
  holds: (frame: Box, item: T) => boolean;
  /** Of the items in a frame, those whose card it is. */
  cardOf: (inside: readonly T[]) => readonly T[];
  /** A frame that covers at least this share of the slide is no card. */
  largest?: number;
}

/** The smallest frame that is the card of each item; items without one are left out. */
export function cardsOf<T>(
  items: readonly T[],
  frames: readonly Box[],
  { holds, cardOf, largest = Number.POSITIVE_INFINITY }: CardTest<T>,
): Map<T, Box> {
  const cards = new Map<T, Box>();
  const area = ({ width, height }: Box) => width * height;
  for (const frame of frames.filter((one) => area(one) < largest).toSorted((a, b) => area(b) - area(a))) {
    const inside = items.filter((item) => holds(frame, item));
    for (const item of cardOf(inside)) cards.set(item, frame);
  }
  return cards;
}
