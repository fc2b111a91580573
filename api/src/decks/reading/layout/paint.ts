import type { Box, Line } from '../types.ts';
import { around } from './boxes.ts';
import { holds } from './tables/cells.ts';

/** The frame of painted text ends within this many ems of the text, and is lower than this many. */
const TIGHT = 0.3;
const LOW = 1.7;

/**
 * Frames without those that paint a text, such as the gradient of a few words in a title or the color behind a marked
 * word: they divide nothing. The size of the page is in points.
 */
export function withoutPaint(
  frames: readonly Box[],
  texts: readonly Pick<Line, 'box' | 'size'>[],
  page: { width: number; height: number },
): Box[] {
  return frames.filter((frame) => {
    const inside = texts.filter((text) => holds(frame, text));
    if (inside.length === 0) return true;
    const size = Math.max(...inside.map((text) => text.size));
    const { width } = around(inside.map(({ box }) => box));
    return (frame.width - width) * page.width > 2 * TIGHT * size || frame.height * page.height > LOW * size;
  });
}
