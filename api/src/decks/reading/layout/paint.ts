import type { Box } from '../types.ts';
import { around, bottomOf, rightOf } from './boxes.ts';

/** The frame of painted text ends within this many ems of the text, and is lower than this many. */
const TIGHT = 0.3;
const LOW = 1.7;

interface Text {
  box: Box;
  /** In points. */
  size: number;
}

const middleIsIn = (frame: Box, { x, y, width, height }: Box) =>
  x + width / 2 > frame.x &&
  x + width / 2 < rightOf(frame) &&
  y + height / 2 > frame.y &&
  y + height / 2 < bottomOf(frame);

/**
 * Frames without those that paint a text, such as the gradient of a few words in a title or the color behind a marked
 * word: they divide nothing. The size of the page is in points.
 */
export function withoutPaint(
  frames: readonly Box[],
  texts: readonly Text[],
  page: { width: number; height: number },
): Box[] {
  return frames.filter((frame) => {
    const inside = texts.filter(({ box }) => middleIsIn(frame, box));
    if (inside.length === 0) return true;
    const size = Math.max(...inside.map((text) => text.size));
    const { width } = around(inside.map(({ box }) => box));
    return (frame.width - width) * page.width > 2 * TIGHT * size || frame.height * page.height > LOW * size;
  });
}
