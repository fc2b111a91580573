import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { bandColours, bandOf, scoreInWords, scoreText } from '../band.ts';

export interface ScoreBarProps extends Omit<ComponentProps<'svg'>, 'children' | 'target'> {
  /** 0 to 10; null when not assessed. */
  score: number | null;
  /** Score that is within reach, 0 to 10; drawn as a dashed outline. */
  reach?: number;
  /** Score to compare with, 0 to 10, such as the median of other decks; drawn as a line across the bar. */
  mark?: number | undefined;
}

/** Scores at which the rubric's bands begin. */
const NOTCHES = [3, 5, 8];
const percent = (score: number) => `${Math.min(10, Math.max(0, score)) * 10}%`;

/** A score as a bar with notches at the rubric's bands. */
export function ScoreBar({ score, reach, mark, ...rest }: ScoreBarProps) {
  const words = reach === undefined ? scoreInWords(score) : `${scoreInWords(score)}, could reach ${scoreText(reach)}`;
  return (
    <Root {...rest} role="img" aria-label={words} height={12} data-band={score === null ? undefined : bandOf(score)}>
      <rect data-part="track" width="100%" height="12" rx="2" />
      {score !== null && score > 0 && <rect data-part="fill" width={percent(score)} height="12" rx="2" />}
      {reach !== undefined && reach > (score ?? 0) && (
        <rect
          data-part="reach"
          x={percent(score ?? 0)}
          width={percent(reach - (score ?? 0))}
          y="1"
          height="10"
          rx="2"
        />
      )}
      {NOTCHES.map((notch) => (
        <line key={notch} x1={percent(notch)} x2={percent(notch)} y1="0" y2="12" />
      ))}
      {mark !== undefined && <line data-part="mark" x1={percent(mark)} x2={percent(mark)} y1="-3" y2="15" />}
    </Root>
  );
}

const Root = styled.svg`
  ${bandColours}
  width: 100%;
  overflow: visible;

  & > [data-part='track'] {
    fill: var(--plot-wide);
  }

  & > [data-part='fill'] {
    fill: var(--band-fill);
  }

  & > [data-part='reach'] {
    fill: none;
    stroke: var(--line-strong);
    stroke-dasharray: 3 3;
  }

  & > line {
    stroke: var(--ground, var(--paper));
    stroke-width: 2;
  }

  & > [data-part='mark'] {
    stroke: var(--ink);
  }

  @media (forced-colors: active) {
    & > [data-part='track'] {
      stroke: CanvasText;
    }
  }
`;
