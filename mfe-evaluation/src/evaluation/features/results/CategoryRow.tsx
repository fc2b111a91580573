import type { CategoryScore } from '@northlight/shared-api';
import { bandOf, ScoreBadge, ScoreBar } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { PinSign } from '../../../shared/PinSign.tsx';
import { splitFeedback } from './feedback.ts';

interface CategoryRowProps {
  /** Position in the list, counted from 1. */
  number: number;
  score: CategoryScore;
}

/** What a folded category shows: number, name, score, and the sentence that says why. */
export function CategoryRow({ number, score: { category, score, feedback } }: CategoryRowProps) {
  return (
    <Root>
      <PinSign aria-hidden="true" data-band={score === null ? undefined : bandOf(score)}>
        {number}
      </PinSign>
      <h3>{category}</h3>
      <ScoreBar score={score} aria-hidden="true" />
      <ScoreBadge score={score} />
      <p>{splitFeedback(feedback).verdict}</p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) 5.75rem;
  gap: var(--s2) var(--s4);
  align-items: center;
  min-width: 0;

  & > h3 {
    font: 580 var(--text-lg) / 1.3 var(--sans);
    letter-spacing: -0.008em;
  }

  & > h3 + svg + span {
    justify-self: end;
  }

  & > p {
    grid-column: 2 / -1;
    max-width: 44rem;
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }

  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--s3);

    & > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }

    & > p {
      grid-column: 1 / -1;
    }
  }

  @media print {
    & > span:first-child {
      width: 1.125rem;
      height: 1.125rem;
    }

    grid-template-columns: auto minmax(0, 1fr) 3.5rem auto;
    gap: 0.15rem var(--s2);

    & > h3 {
      font-size: 0.6875rem;
    }

    & > svg {
      grid-area: auto;
    }

    & > p {
      grid-column: 1 / -1;
      max-width: none;
    }
  }
`;
