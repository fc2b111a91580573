import { Check } from 'lucide-react';
import { styled } from 'styled-components';

interface StepMarkProps {
  /** Number of the step, counted from 1. */
  number: number;
  isDone: boolean;
  className?: string;
}

/** The number of a step in a circle, or a tick once it is done. Screen readers skip it. */
export const StepMark = styled(({ number, isDone, className }: StepMarkProps) => (
  <span className={className} aria-hidden="true">
    {isDone ? <Check /> : number}
  </span>
))`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  font-size: var(--text-sm);
  font-weight: 560;
  font-variant-numeric: tabular-nums;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;
