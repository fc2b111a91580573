import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { bandColours, bandOf, NOT_ASSESSED, scoreInWords, scoreText } from '../band.ts';
import { RING_SEGMENTS } from './segments.ts';

export interface ScoreRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to 10; null when not assessed. */
  score: number | null;
  /** 104, 152 or 176 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg';
}

/** A score as ten segments around its number. */
export function ScoreRing({ score, size = 'lg', ...rest }: ScoreRingProps) {
  const lit = score === null ? 0 : Math.round(score);
  return (
    <Root
      {...rest}
      role="img"
      aria-label={scoreInWords(score)}
      data-size={size}
      data-band={score === null ? undefined : bandOf(score)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {RING_SEGMENTS.map((path, index) => (
          <path key={path} d={path} data-on={index < lit ? '' : undefined} />
        ))}
      </svg>
      <Label aria-hidden="true">
        <b>{score === null ? '–' : scoreText(score)}</b>
        <span>{score === null ? NOT_ASSESSED : 'out of 10'}</span>
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

  & path[data-on] {
    stroke: var(--band-fill);
  }

  @media (forced-colors: active) {
    & path:not([data-on]) {
      stroke: CanvasText;
      stroke-width: 1;
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

  & > span {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  ${Root}[data-size='sm'] > & > span {
    font-size: var(--text-xs);
  }
`;
