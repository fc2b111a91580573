import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { forcedEdge } from '../../styles/forced-edge.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Accessible name: the task in progress. */
  label: string;
  /** Fraction done, 0 to 1. */
  value: number;
  /** Announced instead of the percentage, for example "4 of 6 answered". */
  valueText?: string;
}

/** Progress of a task. */
export function ProgressBar({ label, value, valueText, ...rest }: ProgressBarProps) {
  const part = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <Track
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={valueText}
      data-progress=""
    >
      <span style={{ width: `${part * 100}%` }} />
    </Track>
  );
}

const Track = styled.div`
  ${forcedEdge}
  height: 6px;
  border-radius: var(--radius-sm);
  background: var(--plot-wide);
  overflow: hidden;

  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--accent-fill);
    transition: width var(--steady) var(--ease);
  }
`;
