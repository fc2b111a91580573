import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { bandColours, bandOf, isRange, NOT_ASSESSED, PARTIAL, rangeText, scoreInWords } from '../band.ts';
import { RING_SEGMENTS } from './segments.ts';

export interface ScoreRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to 10; null when not assessed. */
  score: number | null;
  /** Upper end of a partial score, which shows as a range with thin segments. @default score */
  high?: number;
  /** 104, 152 or 176 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg';
}

/** A segment of a score: earned, within the range of a partial score, or neither. */
const partOf = (index: number, lit: number, reach: number) => (index < lit ? 'on' : index < reach ? 'open' : undefined);

/** A score, or the range of a partial one, as ten segments around its number. */
export function ScoreRing({ score, high = score ?? 0, size = 'lg', ...rest }: ScoreRingProps) {
  const lit = score === null ? 0 : Math.round(score);
  const isOpen = score !== null && isRange(score, high);
  const reach = score === null ? 0 : Math.round(high);
  return (
    <Root
      {...rest}
      role="img"
      aria-label={scoreInWords(score, high)}
      data-size={size}
      data-band={score === null ? undefined : bandOf(score)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {RING_SEGMENTS.map((path, index) => (
          <path key={path} d={path} data-part={partOf(index, lit, reach)} />
        ))}
      </svg>
      <Label aria-hidden="true">
        <b data-range={isOpen || undefined}>{score === null ? '–' : rangeText(score, high)}</b>
        <span>{score === null ? NOT_ASSESSED : 'out of 10'}</span>
        {isOpen && <span>{PARTIAL}</span>}
      </Label>
    </Root>
  );
}

const Root = styled.div`
  --ring: 11rem;
  ${bandColours}
  position: relative;
  width: var(--ring);
  aspect-ratio: 1;

  &[data-size='md'] {
    --ring: 9.5rem;
  }

  &[data-size='sm'] {
    --ring: 6.5rem;
  }

  & > svg {
    width: 100%;
    height: 100%;
  }

  & path {
    fill: none;
    stroke: var(--plot-wide);
    stroke-width: 6;
  }

  & path[data-part='on'] {
    stroke: var(--band-fill);
  }

  & path[data-part='open'] {
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }

  @media (forced-colors: active) {
    & path:not([data-part]) {
      stroke: CanvasText;
      stroke-width: 1;
    }

    & path[data-part='open'] {
      stroke: CanvasText;
      stroke-width: 3;
    }
  }
`;

const Label = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s1);

  & > b {
    font: 450 calc(var(--ring) * 0.34) / 0.9 var(--display);
    letter-spacing: -0.03em;
  }

  & > b[data-range] {
    font-size: calc(var(--ring) * 0.25);
  }

  & > span {
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.2;
  }

  ${Root}[data-size='sm'] > & > span {
    font-size: var(--text-xs);
  }
`;
