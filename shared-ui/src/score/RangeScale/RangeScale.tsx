import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SCALE_MARKS, scalePosition } from './log-scale.ts';

export interface RangeScaleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Smallest amount in dollars. */
  min: number;
  /** Largest amount in dollars. */
  max: number;
  /** Formats an amount, for example $250K. */
  format: (dollars: number) => string;
  /** Shows the amounts below the scale's marks. */
  labels?: boolean;
}

const NARROWEST = 1.5;
const at = (position: number) => `${position.toFixed(2)}%`;

/** An investor's investment range on a logarithmic scale from $20K to $25M, with marks at $100K, $1M and $10M. */
export function RangeScale({ min, max, format, labels, ...rest }: RangeScaleProps) {
  const [from, to] = [scalePosition(Math.min(min, max)), scalePosition(Math.max(min, max))];
  const width = Math.max(NARROWEST, to - from);
  return (
    <Root {...rest} role="img" aria-label={`Invests ${format(min)} to ${format(max)}`}>
      <svg height="10" aria-hidden="true">
        <line x1="0" x2="100%" y1="5" y2="5" />
        {SCALE_MARKS.map((mark) => (
          <line key={mark} data-mark="" x1={at(scalePosition(mark))} x2={at(scalePosition(mark))} y1="1" y2="9" />
        ))}
        <rect x={at(Math.min(from, 100 - width))} width={at(width)} y="2" height="6" rx="3" />
      </svg>
      {labels && (
        <Labels aria-hidden="true">
          {SCALE_MARKS.map((mark) => (
            <span key={mark} style={{ left: at(scalePosition(mark)) }}>
              {format(mark)}
            </span>
          ))}
        </Labels>
      )}
    </Root>
  );
}

const Root = styled.div`
  & > svg {
    width: 100%;
  }

  & line {
    stroke: var(--plot-wide);
    stroke-width: 2;
  }

  & line[data-mark] {
    stroke: var(--plot-mid);
    stroke-width: 1.5;
  }

  & rect {
    fill: var(--accent);
  }

  @media (forced-colors: active) {
    & line {
      stroke: CanvasText;
    }
  }
`;

const Labels = styled.div`
  position: relative;
  height: 1.25rem;
  color: var(--muted);
  font-size: var(--text-sm);

  & > span {
    position: absolute;
    translate: -50%;
  }
`;
