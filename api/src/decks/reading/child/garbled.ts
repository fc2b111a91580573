import type { Glyph } from './glyphs.ts';

const WRONG = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/u;
const LATIN = /[A-Za-z]/;
const VOWEL = /[aeiouy]/i;
/** Fewer letters than this say nothing of a language's habits. */
const ENOUGH_LETTERS = 60;

/**
 * Tells whether the text layer stands for other letters than those drawn, as when a font comes without its map to
 * Unicode: many characters have no letter at all, or what looks like Latin text has hardly a vowel in it.
 */
export function isGarbled(glyphs: Pick<Glyph, 'text' | 'unmapped'>[]): boolean {
  if (glyphs.length === 0) return false;
  const wrong = glyphs.filter(({ text, unmapped }) => unmapped || WRONG.test(text)).length;
  if (wrong > glyphs.length * 0.3) return true;
  const letters = glyphs.filter(({ text }) => LATIN.test(text));
  if (letters.length < ENOUGH_LETTERS) return false;
  return letters.filter(({ text }) => VOWEL.test(text)).length < letters.length * 0.22;
}
