import type { Stretch } from './ocr-lines.ts';

/** A word below this confidence, in percent, is read again. */
const DOUBTFUL_WORD = 60;
const NUMBER = /\d+(?:[.,:]\d+)*(?:[kmbt](?![a-z])|%)?/giu;
/** Thousands in groups of three after commas, decimals after a point, times and ratios with colons. */
const WELL_FORMED = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\d+(?::\d+)+)(?:[kmbt]|%)?$/iu;

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

export const hasFigures = (text: string): boolean => /\d/u.test(text);

/** The digits and units of a text. Independent readings of a line must agree on them. */
const digitsOf = (text: string) => numbersIn(text.toLowerCase()).join('').replace(/[.,:]/gu, '');
/** The same with separators, which are small and easily mistaken for each other. */
const figuresOf = (text: string) => numbersIn(text.toLowerCase()).join(' ');

const isWellFormed = ({ fragment: { text } }: Stretch) =>
  !/(?:^|\s)[.,]\d/u.test(text) && numbersIn(text).every((number) => WELL_FORMED.test(number));

/** Whether a single reading is enough: no digits, and no doubt about any word. */
export const isPlain = ({ fragment, sure, weakest }: Stretch): boolean =>
  sure && weakest >= DOUBTFUL_WORD && !hasFigures(fragment.text);

const mostConfident = (readings: readonly Stretch[]): Stretch | null =>
  readings.toSorted((a, b) => b.confidence - a.confidence)[0] ?? null;

/** The best of several readings with the same digits; null if their separators leave room for doubt. */
function bestOf(readings: readonly Stretch[]): Stretch | null {
  const wellFormed = readings.filter(isWellFormed);
  const candidates = (wellFormed.length > 0 ? wellFormed : readings).filter(({ sure }) => sure);
  return new Set(candidates.map(({ fragment }) => figuresOf(fragment.text))).size > 1
    ? null
    : mostConfident(candidates);
}

/** Whether each number of a reading also stands in the readings of another pass over the same place. */
export function isConfirmed(reading: Stretch, others: readonly Stretch[]): boolean {
  const known = others.flatMap(({ fragment }) => numbersIn(fragment.text.toLowerCase()));
  return numbersIn(reading.fragment.text.toLowerCase()).every((number) => known.includes(number));
}

/**
 * The reading of a line to believe; null while independent readings disagree on a digit.
 * @param inPlace the reading from a pass over the whole region
 * @param alone readings of the line alone, which resemble each other and therefore don't outvote `inPlace`
 */
export function agreed(inPlace: Stretch | null, alone: readonly Stretch[]): Stretch | null {
  const readings = inPlace ? [inPlace, ...alone] : alone;
  for (const group of Map.groupBy(readings, ({ fragment }) => digitsOf(fragment.text)).values()) {
    const isHeld =
      group.length >= 2 && (inPlace === null || group.includes(inPlace) || !hasFigures(inPlace.fragment.text));
    const best = isHeld ? bestOf(group) : null;
    if (best) return best;
  }
  return mostConfident(readings.filter(isPlain));
}
