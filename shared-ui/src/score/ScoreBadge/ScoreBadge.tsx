import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { forcedEdge } from '../../styles/forced-edge.ts';
import {
  BAND_WORDS,
  bandColours,
  bandOf,
  isRange,
  NOT_ASSESSED,
  PARTIAL,
  rangeText,
  scoreInWords,
  scoreText,
} from '../band.ts';

export interface ScoreBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 0 to 10; null when not assessed. */
  score: number | null;
  /** Upper end of a partial score, which shows as a range. @default score */
  high?: number;
}

/** A compact score: number or range, tint of its lower end, and the band's word or "partial" for screen readers. */
export function ScoreBadge({ score, high, ...rest }: ScoreBadgeProps) {
  if (score === null) return <Root {...rest}>{NOT_ASSESSED}</Root>;
  const band = bandOf(score);
  if (isRange(score, high)) {
    return (
      <Root {...rest} data-band={band} title={PARTIAL}>
        <span aria-hidden="true">
          {rangeText(score, high)}
          <small>/10</small>
        </span>
        <span className="sr-only">{scoreInWords(score, high)}</span>
      </Root>
    );
  }
  return (
    <Root {...rest} data-band={band} title={BAND_WORDS[band]}>
      {scoreText(score)}
      <small>/10</small>
      <span className="sr-only">, {BAND_WORDS[band]}</span>
    </Root>
  );
}

const Root = styled.span`
  ${bandColours}
  ${forcedEdge}
  position: relative;
  display: inline-flex;
  align-items: baseline;
  justify-content: center;
  gap: 1px;
  min-width: 2.75rem;
  padding: 0.1rem 0.45rem;
  border-radius: var(--radius-sm);
  background: var(--band-soft);
  color: var(--band);
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 620;
  white-space: nowrap;

  & small {
    font-size: var(--text-xs);
    font-weight: 450;
  }

  &:not([data-band]) {
    font-size: var(--text-sm);
    font-weight: 500;
  }
`;
