import type { Fragment, RawSlide } from '../../src/decks/reading/child/raw-slide.ts';
import { unreachedSlide } from '../../src/decks/reading/child/raw-slide.ts';
import type { Box } from '../../src/decks/reading/types.ts';

/** Size in points of the slides that layout tests describe. */
export const WIDTH = 960;
export const HEIGHT = 540;

/** A box on such a slide, given in points from the top left. */
export const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  x: x / WIDTH,
  y: y / HEIGHT,
  width: width / WIDTH,
  height: height / HEIGHT,
});

/** The box of a text of this size, in points: letters are about half as wide as high. */
export const boxOfText = (x: number, y: number, text: string, size: number): Box =>
  boxAt(x, y, text.length * size * 0.5, size * 1.15);

/** A stretch of text at a position in points from the top left. */
export const fragmentAt = (
  x: number,
  y: number,
  text: string,
  size = 16,
  overrides: Partial<Fragment> = {},
): Fragment => ({ text, box: boxOfText(x, y, text, size), size, turn: 0, tracked: false, ...overrides });

/** A slide that was read, with these stretches of text. */
export const rawSlide = (fragments: readonly Fragment[], overrides: Partial<RawSlide> = {}): RawSlide => ({
  ...unreachedSlide(1),
  width: WIDTH,
  height: HEIGHT,
  reached: true,
  fragments: [...fragments],
  ...overrides,
});
