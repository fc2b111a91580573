import { expect, it } from '@jest/globals';
import { fragmentOf } from './fragments.ts';
import type { Glyph } from './glyphs.ts';

/** A letter with its place and its ink, in points on a page of 1,000 by 1,000. */
function glyph(text: string, from: number, to: number, ink: readonly [number, number] = [from, to]): Glyph {
  const boxOf = (left: number, right: number) => ({
    x: left / 1000,
    y: 0.1,
    width: (right - left) / 1000,
    height: 0.03,
  });
  return {
    text,
    tight: boxOf(...ink),
    loose: boxOf(from, to),
    size: 27,
    bold: false,
    turn: 0,
    angle: 0,
    replaced: false,
    object: 1,
    spaceBefore: false,
    ownSpaceBefore: false,
    unmapped: false,
  };
}

it('no space follows a ligature, whose letters share one place', () => {
  const word = [glyph('f', 100, 107, [100, 105]), glyph('i', 100, 105, [105, 110]), glyph('t', 111, 119)];
  expect(fragmentOf(word, 1000, 1000).text).toBe('fit');
});
