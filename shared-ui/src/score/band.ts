import { type Band, bandOf } from '@northlight/shared-api/rules';
import { css } from 'styled-components';

export { type Band, bandOf };

/** Each band in a word, so that colour is never the only cue. */
export const BAND_WORDS: Record<Band, string> = { high: 'strong', mid: 'adequate', low: 'weak' };

/** Text for a missing score. */
export const NOT_ASSESSED = 'Not assessed';

/** At most one decimal: 7, 7.5. */
export const scoreText = (score: number): string => String(Math.round(score * 10) / 10);

/** A score as text for screen readers: "7 out of 10, adequate". */
export const scoreInWords = (score: number | null): string =>
  score === null ? NOT_ASSESSED : `${scoreText(score)} out of 10, ${BAND_WORDS[bandOf(score)]}`;

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
