import { paths, useEvaluations } from '@northlight/shared-api';
import { ButtonLink, EmptyState, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { FIRST_PAGE } from '../evaluations/first-page.ts';

const COLUMNS = ['Investor', 'Submitted', 'Status / Stage', 'Likelihood'];

/** Shown to a founder who has not sent a deck: the next step, and a sketch of the row that it leads to. */
export function NothingSent() {
  const { data: evaluations } = useEvaluations(...FIRST_PAGE);
  return (
    <>
      <EmptyState
        title="You haven't sent any pitch decks yet."
        actions={<ButtonLink to={paths.investors()}>Find an investor</ButtonLink>}
      >
        {evaluations && evaluations.count > 0 && 'Your deck has been evaluated. '}
        Pick an investor whose focus areas and range fit your round, and send your deck from their profile. Here you
        will see whether they have opened it, what they decided and how well it fits them.
      </EmptyState>
      <Sketch aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>
            {column}
            <Skeleton width="70%" />
          </span>
        ))}
      </Sketch>
    </>
  );
}

const Sketch = styled.div`
  display: grid;
  grid-template-columns: 2fr repeat(3, 1fr);
  gap: var(--s4);
  padding-block: var(--s4);
  border-block: 1px dashed var(--line-strong);
  color: var(--muted);
  font-size: var(--text-sm);

  & > span {
    display: grid;
    align-content: space-between;
    gap: var(--s3);
    min-width: 0;
  }

  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
