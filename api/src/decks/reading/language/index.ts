import type { Slide } from '../types.ts';

/** Fewer letters than this are too few to detect a language. */
const ENOUGH_LETTERS = 40;
/** This many characters from the start of a text suffice to detect its language. */
const TELLING = 5_000;
/** How much likelier than English another language must be. */
const EVIDENT = 1.2;
/** Share of a deck's letters that must be in another language for the deck to count as written in it. */
const MOST = 0.5;
/** A Chinese, Japanese or Korean character says as much as this many Latin letters. */
const DENSITY = 2.5;
/** Share of what a text says, and number of its characters, from which its script is its language. */
const SCRIPT = { share: 0.3, fewest: 4 } as const;

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Characters of scripts that are written without spaces, in one of these languages. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const HANGUL = /\p{sc=Hangul}/gu;
/** In Japanese, at least one of so many characters is kana. */
const CHARACTERS_PER_KANA = 10;

const count = (text: string, characters: RegExp) => text.match(characters)?.length ?? 0;

/** How much a text says, as a number of Latin letters. */
const sizeOf = (text: string) => lettersIn(text) + (DENSITY - 1) * count(text, DENSE);

/** The language of a text by its script; names, units and terms in Latin letters among it don't matter. */
function languageOfScript(text: string): string | null {
  const dense = count(text, DENSE);
  if (dense < SCRIPT.fewest || DENSITY * dense < SCRIPT.share * sizeOf(text)) return null;
  if (2 * count(text, HANGUL) > dense) return 'ko';
  return CHARACTERS_PER_KANA * count(text, KANA) >= dense ? 'ja' : 'zh';
}

const textOf = ({ lines }: Pick<Slide, 'lines'>) =>
  lines
    .filter(({ furniture }) => !furniture)
    .map(({ text }) => text)
    .join('\n');

/** What the language detector says of a text. It takes some memory, so it is loaded on first use. */
async function detect(text: string) {
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text.slice(0, TELLING));
  return { language: result.language, isReliable: result.isReliable(), scores: result.getScores() };
}

/** Code of a text's language; null when it is, or may be, English. */
async function foreignCode(text: string): Promise<string | null> {
  const written = languageOfScript(text);
  if (written) return written;
  if (lettersIn(text) < ENOUGH_LETTERS) return null;
  const { language, isReliable, scores } = await detect(text);
  if (language === '' || language === 'en' || !isReliable) return null;
  const { [language]: score = 0, en = 0 } = scores;
  return score > EVIDENT * en ? language : null;
}

/** Whether a text in a deck of this language is evidently English, not only numbers, names and terms. */
async function isEnglish(text: string, language: string): Promise<boolean> {
  if (lettersIn(text) < ENOUGH_LETTERS) return false;
  const { isReliable, scores } = await detect(text);
  const { [language]: score = 0, en = 0 } = scores;
  return isReliable && en > score;
}

const nameOf = (code: string | null): string | null => (code === null ? null : (NAMES.of(code) ?? code));

/** English name of a text's language; null when it is, or may be, English. */
export const foreignLanguage = async (text: string): Promise<string | null> => nameOf(await foreignCode(text));

/**
 * Names the language of each slide and of the deck. In a deck of another language, only slides that are evidently English
 * count as such; numbers, names and terms in Latin letters don't make a slide English.
 */
export async function nameLanguages(slides: readonly Slide[]): Promise<{ slides: Slide[]; language: string | null }> {
  const read = slides.map((slide) => ({ slide, text: textOf(slide) }));
  const codes: (string | null)[] = [];
  for (const { text } of read) codes.push(await foreignCode(text));
  const all = sizeOf(read.map(({ text }) => text).join('\n'));
  const sizeIn = (code: string) => read.reduce((sum, { text }, at) => sum + (codes[at] === code ? sizeOf(text) : 0), 0);
  const language =
    codes.find((code) => code !== null && sizeIn(code) > MOST * all) ??
    (await foreignCode(read.map(({ text }) => text).join('\n')));
  const named: Slide[] = [];
  for (const [at, { slide, text }] of read.entries()) {
    const own = codes[at] ?? null;
    const isForeign = own !== null || (language !== null && text !== '' && !(await isEnglish(text, language)));
    // Chinese characters alone may be Japanese.
    const code = isForeign && (own === null || (own === 'zh' && language === 'ja')) ? language : own;
    named.push({ ...slide, language: nameOf(code) });
  }
  return { slides: named, language: nameOf(language) };
}
