import type { Evaluation } from '@northlight/shared-api';
import { ScoreRing } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { headlineOf, overallOf } from './verdict.ts';

/** The overall score, and a sentence or two about it. */
export function Verdict({ evaluation }: { evaluation: Evaluation }) {
  return (
    <Root>
      <ScoreRing score={overallOf(evaluation)} high={evaluation.overall_high} />
      <p>
        {headlineOf(evaluation.scores).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-area: verdict;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s6);
  align-items: center;

  & > [role='img'] {
    --ring: 9.5rem;
  }

  & > p {
    font: 450 1.625rem / 1.18 var(--display);
    letter-spacing: var(--tracking-title);
    text-wrap: pretty;
  }

  & > p > span {
    display: block;
  }

  & > p > span + span {
    margin-top: var(--s2);
  }

  @media (max-width: 767px) {
    gap: var(--s4);

    & > [role='img'] {
      --ring: 6.75rem;
    }

    & > p {
      font-size: var(--text-lg);
    }

    & > p > span + span {
      margin-top: var(--s1);
    }
  }

  @media print {
    gap: var(--s4);

    & > [role='img'] {
      --ring: 5rem;
    }

    & > [role='img'] span {
      font-size: 0.625rem;
    }

    & > p {
      font-size: 0.9375rem;
    }

    & > p > span + span {
      margin-top: 0;
    }
  }
`;
