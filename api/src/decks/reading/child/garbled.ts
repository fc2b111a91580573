import type { Glyph } from './glyphs.ts';

const WRONG = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/u;
const LATIN = /[A-Za-z]/;
const VOWEL = /[aeiouy]/i;
/** Fewer letters than this are too few to judge. */
const ENOUGH_LETTERS = 60;

/**
 * Detects a text layer that does not match the drawn text, for example because a font has no Unicode map: many glyphs
 * have no letter, or text that looks Latin has hardly any vowels.
 */
export function isGarbled(glyphs: Pick<Glyph, 'text' | 'unmapped'>[]): boolean {
  if (glyphs.length === 0) return false;
  const wrong = glyphs.filter(({ text, unmapped }) => unmapped || WRONG.test(text)).length;
  if (wrong > glyphs.length * 0.3) return true;
  const letters = glyphs.filter(({ text }) => LATIN.test(text));
  if (letters.length < ENOUGH_LETTERS) return false;
  return letters.filter(({ text }) => VOWEL.test(text)).length < letters.length * 0.22;
}
