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
    drawn: true,
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

it('letters that adjoin make a word, whatever spaces PDFium adds between them', () => {
  const letters = [...'harbour'].map((letter, at) =>
    glyph(letter, 100 + at * 14, 114 + at * 14, [101 + at * 14, 112 + at * 14]),
  );
  const text = letters.map((letter, at) => ({ ...letter, object: at, spaceBefore: at % 2 === 1 }));
  expect(fragmentOf(text, 1000, 1000)).toMatchObject({ text: 'harbour', tracked: false });
});

it('a space in text that is set tight may be narrow', () => {
  const set = (words: string, overlap: number) => {
    let end = 100;
    return words.split(' ').flatMap((word, place) =>
      [...word].map((letter, at) => {
        const from = end + (place > 0 && at === 0 ? 4.3 : -overlap);
        end = from + 14;
        return glyph(letter, from, end);
      }),
    );
  };
  expect(fragmentOf(set('one of them', 1), 1000, 1000).text).toBe('one of them');
  expect(fragmentOf(set('one of them', 0), 1000, 1000).text).toBe('oneofthem');
  expect(fragmentOf(set('one of them', 3), 1000, 1000).text).toBe('oneofthem');
});

it('three letters set apart are one word', () => {
  const letters = [glyph('T', 100, 115), glyph('A', 118.5, 136), glyph('M', 141.4, 163)];
  const text = letters.map((letter, at) => ({ ...letter, object: at, spaceBefore: at === 2 }));
  expect(fragmentOf(text, 1000, 1000).text).toBe('TAM');
});

it('three letters with a space before the second one are two words', () => {
  const letters = [glyph('I', 100, 107), glyph('a', 114, 128), glyph('m', 128, 150)];
  const text = letters.map((letter, at) => ({ ...letter, spaceBefore: at === 1, ownSpaceBefore: at === 1 }));
  expect(fragmentOf(text, 1000, 1000).text).toBe('I am');
});

it('a word may be spelled out with spaces, and wider ones part words', () => {
  const letters = [...'OURSHIP'].map((letter, at) => {
    const from = 100 + at * 30 + (at > 2 ? 20 : 0);
    return { ...glyph(letter, from, from + 20), spaceBefore: at > 0, ownSpaceBefore: at > 0 };
  });
  expect(fragmentOf(letters, 1000, 1000).text).toBe('OUR SHIP');
});
