import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { NOT_ASSESSED, scoreText } from '../band.ts';

/** Percentiles of a group: 10, 25, 50, 75 and 90 percent of its values are at or below these. */
export interface Percentiles {
  p10: number;
  p25: number;
  median: number;
  p75: number;
  p90: number;
}

export interface PercentileBandProps extends Omit<ComponentProps<'svg'>, 'children' | 'format' | 'values'> {
  /** Value to compare, on the same scale as the percentiles. Null (not assessed) draws no dot. */
  value: number | null;
  percentiles: Percentiles;
  /** Left end of the scale. @default 0 */
  min?: number;
  /** Right end of the scale; must be larger than `min`. @default 10 */
  max?: number;
  /** What the dot stands for. Starts the text alternative. @default 'This deck' */
  subject?: string;
  /** Formats a value. Defaults to at most one decimal. */
  format?: (value: number) => string;
}

/**
 * Compares one value with a group: a wide band (10th to 90th percentile), an inner band (25th to 75th), the median and
 * a dot.
 */
export function PercentileBand(props: PercentileBandProps) {
  const { value, percentiles, min = 0, max = 10, subject = 'This deck', format = scoreText, ...rest } = props;
  const { p10, p25, median, p75, p90 } = percentiles;
  const at = (point: number) => Math.min(100, Math.max(0, ((point - min) / (max - min)) * 100));
  const span = (from: number, to: number) => ({ x: `${at(from)}%`, width: `${Math.max(0, at(to) - at(from))}%` });
  const own = `${subject} ${value === null ? NOT_ASSESSED.toLowerCase() : format(value)}`;
  const words =
    p10 === p90
      ? [own, `the middle 80% all score ${format(median)}`]
      : [
          own,
          `median ${format(median)}`,
          `middle 50% ${format(p25)} to ${format(p75)}`,
          `middle 80% ${format(p10)} to ${format(p90)}`,
        ];
  return (
    <Root {...rest} role="img" aria-label={words.join('; ')} height={24}>
      <line data-part="scale" x1="0" x2="100%" y1="12" y2="12" />
      <rect data-part="wide" {...span(p10, p90)} y="5" height="14" rx="2" />
      <rect data-part="middle" {...span(p25, p75)} y="5" height="14" />
      <line x1={`${at(median)}%`} x2={`${at(median)}%`} y1="0" y2="24" />
      {value !== null && <circle cx={`${at(value)}%`} cy="12" r="6.5" />}
    </Root>
  );
}

const Root = styled.svg`
  width: 100%;
  overflow: visible;

  /* The stroke keeps a band without width visible. */
  & > [data-part='wide'] {
    fill: var(--plot-wide);
    stroke: var(--plot-wide);
    stroke-width: 4;
    paint-order: stroke;
  }

  & > [data-part='middle'] {
    fill: var(--plot-mid);
  }

  & > line {
    stroke: var(--line-strong);
    stroke-width: 2;
  }

  & > [data-part='scale'] {
    stroke: var(--line);
    stroke-width: 1;
  }

  & > circle {
    fill: var(--accent);
    stroke: var(--surface);
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    & > [data-part='wide'] {
      stroke: CanvasText;
    }
  }
`;
