import type { Line } from '../../types.ts';
import { bottomOf, sharedWidth } from '../boxes.ts';

/** Two lines of which the second may continue the first. */
export interface Pair {
  above: Line;
  below: Line;
}

/** Lines whose font sizes differ by a larger factor are never one text. */
const ALIKE = 1.35;
/** Gaps between two lines, in font sizes of the smaller one. */
const SMALLEST_GAP = -0.8;
const LARGEST_GAP = 1.6;
/** Lines beside each other are no pair, but a little room to the side is none, either. */
const BESIDE = 0.005;
/** A middle this much higher lies above. */
const HIGHER = 0.002;
/** No line continues more than one of so many. */
const MOST_ABOVE = 4;

/** An e-mail address, a web address or a telephone number. */
const ADDRESS =
  /^(?:[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?|\+?[\d()\s-]{8,})$/iu;

const middleOf = ({ box }: Line) => box.y + box.height / 2;

/** Gap between two lines in font sizes of the smaller one. @param height of the page in points */
export const gapBetween = (above: Line, below: Line, height: number): number =>
  ((below.box.y - bottomOf(above.box)) * height) / Math.max(1, Math.min(above.size, below.size));

const MARK = /^([•●○◦▪■▸►➤➢✓✔✗❌✅*→–—-])\s?\S/u;
const markOf = ({ text }: Line) => MARK.exec(text)?.[1];
/** Whether two lines begin with the same bullet: items of one list. */
const areItems = (above: Line, below: Line) => markOf(below) !== undefined && markOf(above) === markOf(below);

/** A bullet that begins a text wherever it stands. Dashes and arrows also stand within texts. */
const BULLET = /^[•●○◦▪■▸►➤➢]/u;

function mayContinue(above: Line, below: Line, height: number): boolean {
  if (areItems(above, below) || BULLET.test(below.text) || [above, below].some(({ text }) => ADDRESS.test(text)))
    return false;
  const ratio = above.size / below.size;
  if (ratio > ALIKE || ratio < 1 / ALIKE || middleOf(above) >= middleOf(below)) return false;
  const gap = gapBetween(above, below, height);
  return gap >= SMALLEST_GAP && gap <= LARGEST_GAP && sharedWidth(above.box, below.box) > -BESIDE;
}

/**
 * Pairs of lines close below each other with no line between them.
 * @param height of the page in points
 */
export function pairsOf(lines: readonly Line[], height: number): Pair[] {
  return lines.flatMap((below) => {
    const near = lines.filter((above) => above !== below && mayContinue(above, below, height));
    const isBetween = (line: Line, above: Line) =>
      line !== below &&
      line !== above &&
      middleOf(line) > middleOf(above) + HIGHER &&
      middleOf(line) < middleOf(below) - HIGHER &&
      sharedWidth(line.box, below.box) > 0 &&
      sharedWidth(line.box, above.box) > 0;
    return near
      .toSorted((a, b) => middleOf(b) - middleOf(a))
      .slice(0, MOST_ABOVE)
      .filter((above) => !lines.some((line) => isBetween(line, above)))
      .map((above) => ({ above, below }));
  });
}
