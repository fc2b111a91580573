import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { StepMark } from './StepMark.tsx';

export interface StepperProps extends ComponentProps<'ol'> {
  /** Accessible name: what the steps lead to. */
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. Pass the number of steps when all are done. */
  current: number;
}

/** Progress through a fixed sequence of steps. */
export function Stepper({ label, steps, current, ...rest }: StepperProps) {
  return (
    <Root {...rest} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'ahead';
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <StepMark number={index + 1} isDone={state === 'done'} />
            <span>
              {step}
              {state === 'done' && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ol`
  display: flex;
  align-items: center;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    color: var(--muted);
  }

  & > li + li::before {
    content: '';
    width: clamp(1rem, 5vw, 4rem);
    margin-left: var(--s3);
    border-top: 1px solid var(--line-strong);
  }

  & > [data-state='now'] {
    color: var(--ink);
    font-weight: 560;
  }

  & > [data-state='now'] > ${StepMark} {
    border-color: var(--accent-fill);
    background: var(--accent-fill);
    color: var(--on-accent);
    forced-color-adjust: none;
  }

  & > [data-state='done'] {
    color: var(--ink-soft);
  }

  & > [data-state='done'] > ${StepMark} {
    border-color: var(--ink-soft);
  }

  @media (max-width: 767px) {
    & > li:not([data-state='now']) > :not(${StepMark}) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
