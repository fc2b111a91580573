import { type Band, bandOf, rangeText as rangeOf } from '@northlight/shared-api/rules';
import { css } from 'styled-components';

export { type Band, bandOf };

/** Each band in a word, so that colour is never the only cue. */
export const BAND_WORDS: Record<Band, string> = { high: 'strong', mid: 'adequate', low: 'weak' };

/** Text for a missing score. */
export const NOT_ASSESSED = 'Not assessed';

/** Stands in for the band's word of a score that is a range. */
export const PARTIAL = 'partial';

const rounded = (score: number) => Math.round(score * 10) / 10;

/** At most one decimal: 7, 7.5. */
export const scoreText = (score: number): string => String(rounded(score));

/** True for an overall score without some of its categories. */
export const isRange = (score: number, high: number = score): boolean => high > score;

/** A score, or both ends of a range: 7, 2–5. */
export const rangeText = (score: number, high: number = score): string => rangeOf(rounded(score), rounded(high));

/** A score as text for screen readers: "7 out of 10, adequate", "2 to 5 out of 10, partial". */
export function scoreInWords(score: number | null, high: number = score ?? 0): string {
  if (score === null) return NOT_ASSESSED;
  return isRange(score, high)
    ? `${scoreText(score)} to ${scoreText(high)} out of 10, ${PARTIAL}`
    : `${scoreText(score)} out of 10, ${BAND_WORDS[bandOf(score)]}`;
}

/** CSS variables with a band's colours, for an element with `data-band`. */
export const bandColours = css`
  --band: var(--muted);
  --band-fill: var(--plot-mid);
  --band-soft: var(--sunken);

  &[data-band='high'] {
    --band: var(--positive);
    --band-fill: var(--positive-fill);
    --band-soft: var(--positive-soft);
  }

  &[data-band='mid'] {
    --band: var(--caution);
    --band-fill: var(--caution-fill);
    --band-soft: var(--caution-soft);
  }

  &[data-band='low'] {
    --band: var(--negative);
    --band-fill: var(--negative-fill);
    --band-soft: var(--negative-soft);
  }
`;
