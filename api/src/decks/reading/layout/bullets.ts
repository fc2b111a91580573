import type { Box, Line } from '../types.ts';
import { rightOf, sharedWidth } from './boxes.ts';

/** A drawn bullet stands at most this far left of its text, in line heights. */
const WIDEST_GAP = 2.5;
/** Bullets of one list differ at most by this share of the page's width in their left edge. */
const ALIGNED = 0.004;
const FEWEST = 2;

/** Whether a mark stands before a line as a bullet does: left of it, at the height of its letters. */
function isBefore(mark: Box, { box }: Line, aspect: number): boolean {
  const middle = mark.y + mark.height / 2;
  const gap = (box.x - rightOf(mark)) * aspect;
  return middle > box.y && middle < box.y + box.height && gap > -0.2 * box.height && gap < WIDEST_GAP * box.height;
}

/**
 * The lines that begin with a drawn bullet, such as a dash or a dot that is no letter of a font. A single mark is none.
 * @param aspect width of the page by its height
 */
export function bulletedLines(lines: readonly Line[], marks: readonly Box[], aspect: number): Set<Line> {
  const bullets = marks.flatMap((mark) => {
    const beside = lines.filter((line) => isBefore(mark, line, aspect));
    const [nearest] = beside.toSorted((a, b) => a.box.x - b.box.x);
    const isBehindText = lines.some(
      ({ box }) => sharedWidth(box, mark) > 0 && mark.y + mark.height > box.y && mark.y < box.y + box.height,
    );
    return nearest && !isBehindText ? [{ mark, line: nearest }] : [];
  });
  return new Set(
    bullets
      .filter(
        ({ mark, line }) =>
          bullets.filter((other) => other.line !== line && Math.abs(other.mark.x - mark.x) < ALIGNED).length >=
          FEWEST - 1,
      )
      .map(({ line }) => line),
  );
}
