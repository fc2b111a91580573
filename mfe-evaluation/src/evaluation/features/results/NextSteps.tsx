import type { NextStep } from '@northlight/shared-api';
import { styled } from 'styled-components';
import { NextStepEntry } from './NextStepEntry.tsx';
import { stepAnchor } from './sections.ts';

/** Next steps in the order of the evaluation: the most important first. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return <None>This evaluation suggests no next steps.</None>;
  return (
    <List>
      {steps.map((step, index) => (
        <li key={`${step.category} ${step.title}`} id={stepAnchor(index + 1)}>
          <NextStepEntry step={step} />
        </li>
      ))}
    </List>
  );
}

const None = styled.p`
  color: var(--muted);
`;

const List = styled.ol`
  & > li {
    padding-block: var(--s5);
    border-top: 1px solid var(--line);
  }

  & > li:first-child {
    padding-top: 0;
    border: 0;
  }

  @media print {
    & > li,
    & > li:first-child {
      padding-block: var(--s1);
      border-top: 1px solid var(--line);
      break-inside: avoid;
    }
  }
`;
