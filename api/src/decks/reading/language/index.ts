import type { Slide } from '../types.ts';

/** Fewer letters than this are too few to detect a language. */
const ENOUGH_LETTERS = 40;
/** This many characters from the start of a text suffice to detect its language. */
const TELLING = 5_000;
/** How much likelier than English another language must be. */
const EVIDENT = 1.2;
/** Share of a deck's letters that must be in another language for the deck to count as written in it. */
const MOST = 0.5;

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

const textOf = ({ lines }: Pick<Slide, 'lines'>) =>
  lines
    .filter(({ furniture }) => !furniture)
    .map(({ text }) => text)
    .join('\n');

/**
 * English name of a text's language; null when it is, or may be, English. The language detector takes some memory, so
 * it is loaded on first use.
 */
export async function foreignLanguage(text: string): Promise<string | null> {
  if (lettersIn(text) < ENOUGH_LETTERS) return null;
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text.slice(0, TELLING));
  if (result.language === '' || result.language === 'en' || !result.isReliable()) return null;
  const { [result.language]: score = 0, en = 0 } = result.getScores();
  return score > EVIDENT * en ? (NAMES.of(result.language) ?? result.language) : null;
}

/** Detects the language of each slide and of the deck. */
export async function nameLanguages(slides: readonly Slide[]): Promise<{ slides: Slide[]; language: string | null }> {
  const named: Slide[] = [];
  for (const slide of slides) named.push({ ...slide, language: await foreignLanguage(textOf(slide)) });
  const all = named.map(textOf).join('\n');
  const isMost = (language: string) =>
    lettersIn(named.map((slide) => (slide.language === language ? textOf(slide) : '')).join('')) >
    MOST * lettersIn(all);
  const language = named.find((slide) => slide.language !== null && isMost(slide.language))?.language;
  return { slides: named, language: language ?? (await foreignLanguage(all)) };
}
