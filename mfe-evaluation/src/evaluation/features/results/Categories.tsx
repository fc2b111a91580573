import type { CategoryScore } from '@northlight/shared-api';
import { Accordion, Button, CopyTableButton, NOT_ASSESSED, Row, scoreText } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { CategoryEvidence } from './CategoryEvidence.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { anchorOf } from './sections.ts';
import { useOpenCategories } from './useOpenCategories.ts';

const tableOf = (scores: readonly CategoryScore[]) => ({
  headers: ['Category', 'Score out of 10', 'Feedback'],
  rows: scores.map(({ category, score, feedback }) => [
    category,
    score === null ? NOT_ASSESSED : scoreText(score),
    feedback,
  ]),
});

/** The categories in the rubric's order, each with the reasons for its score, which are folded. */
export function Categories({ scores }: { scores: readonly CategoryScore[] }) {
  const { open, toggle, isAllOpen, toggleAll } = useOpenCategories(scores);
  return (
    <>
      <Row gap="s3">
        <Button size="sm" onClick={toggleAll}>
          {isAllOpen ? 'Collapse all categories' : 'Expand all categories'}
        </Button>
        <CopyTableButton caption="Category scores" read={() => tableOf(scores)} />
      </Row>
      <List
        onToggle={toggle}
        items={scores.map((score, index) => ({
          id: anchorOf(score.category),
          open: open.has(anchorOf(score.category)),
          title: <CategoryRow number={index + 1} score={score} />,
          content: <CategoryEvidence score={score} />,
        }))}
      />
    </>
  );
}

const List = styled(Accordion)`
  margin-top: var(--s4);

  & > details > summary {
    align-items: start;
    padding-block: var(--s4);
    font-weight: 400;
  }

  & > details > summary > svg:last-child {
    margin-top: 0.2rem;
  }

  & > details > div {
    max-width: none;
    padding-bottom: var(--s6);
  }

  @media print {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 var(--s5);
    margin-top: 0;

    & > details,
    & > details:last-child {
      border-bottom: 0;
      break-inside: avoid;
    }

    & > details > summary {
      min-height: 0;
      padding-block: var(--s1) 0;
    }

    & > details > div {
      padding-bottom: var(--s2);
      line-height: inherit;
    }
  }
`;
