import type { Line } from '../types.ts';
import { bottomOf, sharedWidth } from './boxes.ts';
import { textOf } from './joined.ts';

/** A title starts in this upper part of the slide and is larger than its other text by this factor. */
const UPPER = 0.55;
const STANDS_OUT = 1.2;
/** A line this much larger than a line above it is the title; the one above is a kicker or a logo. */
const DOMINATES = 1.6;
/** The only text of a slide is its title when larger than this share of the slide's height. */
const LARGE = 0.04;
const MOST_LINES = 5;
/** A small text this close above a figure, in its font sizes, is the label of it. */
const CLOSE = 0.5;
/** Candidates tried. If more lines than this share a size, none of them is the title. */
const MOST_TRIED = 30;
const LONGEST = 140;

/** A figure with a few words is the large number of a card. */
const LEADING_FIGURE = /^[~<>≈+$€£¥₹₦-]{0,2}\s?\d[\d.,]*\S*(?:\s\S+){0,4}$/u;

const BULLET = /^[•●○◦▪■▸►➤➢✓✔✗→]/u;
const hasWord = ({ text }: Line) => /\p{L}{2}/u.test(text) && !BULLET.test(text);

/** Median font size, weighted by text length. */
function usualSize(lines: readonly Line[]): number {
  const sizes = lines.flatMap(({ text, size }) => Array<number>(Math.ceil(text.length / 10)).fill(size));
  return sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0;
}

const gapBelow = (above: Line, line: Line, height: number) => (line.box.y - bottomOf(above.box)) * height;

/** The line and its continuation lines: the same size, close below each other. */
function withContinuation(lines: readonly Line[], first: Line, height: number): Line[] {
  const title = [first];
  for (const line of lines.slice(lines.indexOf(first) + 1)) {
    const gap = gapBelow(title.at(-1) ?? first, line, height);
    if (Math.abs(line.size - first.size) > 0.05 * first.size || gap > 0.8 * first.size) break;
    title.push(line);
  }
  return title;
}

/**
 * Finds the title, joining wrapped lines; null when no text stands out. Lines are in reading order; `height` is the
 * page height in points.
 */
export function titleOf(lines: readonly Line[], height: number): string | null {
  const worded = lines.filter(hasWord);
  const upper = worded.filter(({ box }) => box.y < UPPER).toSorted((a, b) => a.box.y - b.box.y);
  const largest = Math.max(...upper.map(({ size }) => size));
  const isFigure = ({ text, size }: Line) => size < largest && LEADING_FIGURE.test(text);
  const candidates = upper.filter((line) => line.size * DOMINATES > largest && !isFigure(line));
  for (const first of candidates.slice(0, MOST_TRIED)) {
    const title = withContinuation(worded, first, height);
    const rest = worded.filter((line) => !title.includes(line));
    const text = textOf(title);
    const next = rest[0];
    const isOverFigure =
      first.size <= usualSize(rest) &&
      lines.some(
        (line) =>
          !title.includes(line) &&
          line.box.y > first.box.y &&
          sharedWidth(line.box, first.box) > 0 &&
          gapBelow(title.at(-1) ?? first, line, height) <= CLOSE * first.size,
      );
    const apart =
      !isOverFigure &&
      first === worded[0] &&
      next &&
      text.length < 60 &&
      gapBelow(title.at(-1) ?? first, next, height) > first.size;
    const alone = rest.length === 0 && first.size > LARGE * height;
    const stands = alone || apart || (rest.length > 0 && first.size >= STANDS_OUT * usualSize(rest));
    if (stands && title.length <= MOST_LINES && text.length <= LONGEST) return text;
  }
  return null;
}
