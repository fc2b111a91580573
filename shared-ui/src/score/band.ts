import { css } from 'styled-components';

/** Judgement of a score out of 10: `high` from 8, `mid` from 6, `low` below. */
export type Band = 'high' | 'mid' | 'low';

/** The band of a score from 0 to 10, by the score itself, not by what it is rounded to. */
export function bandOf(score: number): Band {
  if (score >= 8) return 'high';
  return score >= 6 ? 'mid' : 'low';
}

/** A band in a word, so that no judgement stands by its colour alone. */
export const BAND_WORDS: Record<Band, string> = { high: 'strong', mid: 'adequate', low: 'weak' };

/** What is said where a score is missing. */
export const NOT_ASSESSED = 'Not assessed';

/** At most one decimal: 7, 7.5. */
export const scoreText = (score: number): string => String(Math.round(score * 10) / 10);

/** A score in words, for those who hear it: "7 out of 10, adequate". */
export const scoreInWords = (score: number | null): string =>
  score === null ? NOT_ASSESSED : `${scoreText(score)} out of 10, ${BAND_WORDS[bandOf(score)]}`;

/** Colours of a band, as variables, for an element with `data-band`. */
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
