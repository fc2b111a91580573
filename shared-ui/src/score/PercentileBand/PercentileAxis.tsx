import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface PercentileAxisProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Left end of the scale. @default 0 */
  min?: number;
  /** Right end of the scale; must be larger than `min`. @default 10 */
  max?: number;
  /** Distance between two ticks. @default 1 */
  step?: number;
}

/** The scale above a column of percentile bands: a tick and a number for each step. */
export function PercentileAxis({ min = 0, max = 10, step = 1, ...rest }: PercentileAxisProps) {
  const ticks = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
  return (
    <Root {...rest} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={{ left: `${((tick - min) / (max - min)) * 100}%` }}>
          {tick}
        </span>
      ))}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  height: 1.6rem;
  border-bottom: 1px solid var(--line-strong);
  color: var(--muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;

  & > span {
    position: absolute;
    bottom: 0;
    padding-bottom: 0.5rem;
    translate: -50%;
  }

  & > span::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: 50%;
    height: 0.3rem;
    border-left: 1px solid var(--line-strong);
  }
`;
