import { FOLLOW_UP_COLOURS, QUESTION_LIMITS } from '@northlight/shared-api/rules';
import { styled } from 'styled-components';
import type { QuestionCounts } from './question-list.ts';

const LEVELS = Array.from({ length: FOLLOW_UP_COLOURS }, (_, level) => level + 1);

/** The number of questions in the set, and an explanation of follow-ups. */
export function SetSummary({ counts }: { counts: QuestionCounts }) {
  const rows = [
    { term: 'Questions', count: counts.questions },
    { term: 'Required', count: counts.required },
    { term: 'Optional', count: counts.optional },
  ];
  return (
    <Root>
      <dl>
        {rows.map(({ term, count }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p>
        Only a dropdown can have follow-ups. They move with their question and show when its answer matches. A new order
        is saved automatically; other changes are saved when you save the questions. A set can have up to{' '}
        {QUESTION_LIMITS.questions} questions, nested up to {QUESTION_LIMITS.depth} levels deep.
      </p>
      <Levels>
        {LEVELS.map((level) => (
          <li key={level} data-colour={level}>
            Level {level}
          </li>
        ))}
      </Levels>
    </Root>
  );
}

const Root = styled.aside`
  & > dl {
    border-top: 1px solid var(--ink);
  }

  & > dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
  }

  & dt {
    color: var(--muted);
  }

  & dd {
    font: 450 var(--title-md) / 1 var(--display);
    font-variant-numeric: tabular-nums lining-nums;
  }

  & > p {
    max-width: 20rem;
    margin-top: var(--s3);
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.55;
  }

  @media (min-width: 768px) {
    position: sticky;
    top: calc(var(--topbar, 0px) + var(--s6));
    align-self: start;
  }

  @media (max-width: 767px) {
    & > dl {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      border-top-color: var(--line);
    }

    & > dl > div {
      display: grid;
      gap: var(--s1);
    }
  }
`;

const Levels = styled.ul`
  display: grid;
  gap: var(--s2);
  margin-top: var(--s4);
  font-size: var(--text-sm);

  & > li {
    padding-left: var(--s3);
    border-left: 3px solid;
    font-weight: 540;
  }

  & > [data-colour='1'] {
    color: var(--level-1);
  }

  & > [data-colour='2'] {
    color: var(--level-2);
  }

  & > [data-colour='3'] {
    color: var(--level-3);
  }

  @media (max-width: 767px) {
    display: flex;
    gap: var(--s4);
  }
`;
