import type { Frame } from '../shapes/items.ts';

/** Gaps smaller than this fraction of the slide do not separate anything. */
const LEAST_GAP = 0.004;
const MOST_DEPTH = 40;

interface Framed {
  frame: Frame;
}

type Axis = 'x' | 'y';

const sizeOf = { x: 'w', y: 'h' } as const;

/** Shapes touch each other by a little, so their edges are drawn in. */
function spanOf({ frame }: Framed, axis: Axis): [number, number] {
  const size = Math.max(0, frame[sizeOf[axis]]);
  const inset = Math.min(0.01, size * 0.1);
  return [frame[axis] + inset, frame[axis] + size - inset];
}

/** The largest gap between shapes along an axis, and the shapes before and after it. */
function widestCut<T extends Framed>(items: readonly T[], axis: Axis): { gap: number; before: T[]; after: T[] } | null {
  const sorted = [...items].sort((a, b) => spanOf(a, axis)[0] - spanOf(b, axis)[0]);
  let end = Number.NEGATIVE_INFINITY;
  let best: { gap: number; index: number } | null = null;
  sorted.forEach((item, index) => {
    const [from, to] = spanOf(item, axis);
    if (index > 0 && from - end > Math.max(LEAST_GAP, best?.gap ?? 0)) best = { gap: from - end, index };
    end = Math.max(end, to);
  });
  const cut = best as { gap: number; index: number } | null;
  return cut && { gap: cut.gap, before: sorted.slice(0, cut.index), after: sorted.slice(cut.index) };
}

const byPlace = (a: Framed, b: Framed) => a.frame.y - b.frame.y || a.frame.x - b.frame.x;

/**
 * Sorts shapes as they are read: the slide is cut at its widest gap, again and again, above before below and left
 * before right. So the heading of a column stays with its text.
 */
export function inReadingOrder<T extends Framed>(items: readonly T[], depth = 0): T[] {
  if (items.length < 2) return [...items];
  const across = widestCut(items, 'y');
  const down = widestCut(items, 'x');
  const cut = depth < MOST_DEPTH ? [across, down].filter((one) => one !== null).sort((a, b) => b.gap - a.gap)[0] : null;
  if (!cut) return [...items].sort(byPlace);
  return [...inReadingOrder(cut.before, depth + 1), ...inReadingOrder(cut.after, depth + 1)];
}

/** The two columns of a slide, if it has exactly two. */
export function columnsOf<T extends Framed>(items: readonly T[]): [T[], T[]] | null {
  const down = widestCut(items, 'x');
  if (!down || widestCut(down.before, 'x') || widestCut(down.after, 'x')) return null;
  return [inReadingOrder(down.before), inReadingOrder(down.after)];
}
