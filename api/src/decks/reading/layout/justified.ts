import type { Line } from '../types.ts';
import { around, bottomOf, rightOf, sharedHeight } from './boxes.ts';
import { isDate, isFigure } from './figures.ts';

/** Words of a justified line are at most this far apart, in font sizes. */
const WIDEST_GAP = 5;
/** Lines of one paragraph are at most this far apart, in font sizes. */
const LEADING = 1.2;
/** Sizes and edges that differ by less, as a share of the font size, are the same. */
const SAME_SIZE = 0.04;
const SAME_EDGE = 1.2;
/** With more lines than this, nobody reads a page. */
const MOST_LINES = 1000;

const isBound = ({ text }: Line) => isFigure(text) || isDate(text);

/**
 * Joins the words of justified lines, whose gaps may be as wide as those between columns. Between columns the gaps of
 * neighbouring lines stand below each other; in a justified paragraph the line above or below has text there, and the
 * same left edge.
 * @param width of the page in points
 * @param height of the page in points
 * @param isDivided whether an edge is drawn between two lines
 */
export function withJustified(
  lines: readonly Line[],
  { width, height }: { width: number; height: number },
  isDivided: (left: Line, right: Line) => boolean,
): Line[] {
  if (lines.length > MOST_LINES) return [...lines];
  const rows: Line[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.x - b.box.x)) {
    const em = line.size / width;
    const row = rows.findLast((candidate) => {
      const last = candidate.at(-1);
      if (!last || Math.abs(last.size - line.size) > SAME_SIZE * line.size || last.source !== line.source) return false;
      const gap = line.box.x - rightOf(last.box);
      return (
        sharedHeight(last.box, line.box) > 0.7 * Math.min(last.box.height, line.box.height) &&
        gap > 0 &&
        gap < WIDEST_GAP * em
      );
    });
    if (row) row.push(line);
    else rows.push([line]);
  }
  const boxes = new Map(rows.map((row) => [row, around(row.map(({ box }) => box))]));
  const leftOf = (row: readonly Line[]) => row[0]?.box.x ?? 0;

  function isCovered(row: Line[], left: Line, right: Line): boolean {
    const em = left.size / width;
    const box = boxes.get(row);
    return rows.some((other) => {
      const near = boxes.get(other);
      if (other === row || !near || !box || Math.abs(leftOf(other) - leftOf(row)) > SAME_EDGE * em) return false;
      const gap = near.y > box.y ? near.y - bottomOf(box) : box.y - bottomOf(near);
      if ((gap * height) / left.size > LEADING || sharedHeight(near, box) > 0.3 * box.height) return false;
      return other.some(
        (cover) =>
          Math.abs(cover.size - left.size) < SAME_SIZE * left.size &&
          !isBound(cover) &&
          cover.box.x < rightOf(left.box) - 0.3 * em &&
          rightOf(cover.box) > right.box.x + 0.3 * em,
      );
    });
  }

  return rows.flatMap((row) => {
    const joined: Line[] = [];
    for (const line of row) {
      const last = joined.at(-1);
      const before = row[row.indexOf(line) - 1];
      if (
        !last ||
        !before ||
        isBound(line) ||
        isBound(before) ||
        isDivided(before, line) ||
        !isCovered(row, before, line)
      ) {
        joined.push(line);
        continue;
      }
      const { bold: _, ...rest } = last;
      joined[joined.length - 1] = {
        ...(line.bold ? last : rest),
        text: `${last.text} ${line.text}`,
        box: around([last.box, line.box]),
      };
    }
    return joined;
  });
}
