import type { CategoryScore } from '@northlight/shared-api';
import { styled } from 'styled-components';
import { CategoryEntry } from './CategoryEntry.tsx';

/** The categories in the rubric's order, each with the reasons for its score. */
export function Categories({ scores }: { scores: readonly CategoryScore[] }) {
  return (
    <List>
      {scores.map((score, index) => (
        <CategoryEntry key={score.category} number={index + 1} score={score} />
      ))}
    </List>
  );
}

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
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 var(--s5);

    & > li,
    & > li:first-child {
      padding-block: var(--s1) var(--s2);
      border-top: 1px solid var(--line);
      break-inside: avoid;
    }
  }
`;
