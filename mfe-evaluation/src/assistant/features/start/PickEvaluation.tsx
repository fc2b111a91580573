import { dayOf, paths, useEvaluations } from '@northlight/shared-api';
import { Link, Loading, ScoreBadge, Section, Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const NEWEST = 6;

/** Links to the decks of the latest evaluations. Hidden if there are none. */
export function PickEvaluation() {
  const { data, isPending } = useEvaluations(1, NEWEST);
  if (!isPending && (!data || data.count === 0)) return null;
  return (
    <Section title="From an evaluation">
      {data ? (
        <List>
          {data.results.map(({ id, name, created_at, overall_score, overall_high }) => (
            <li key={id}>
              <Link to={paths.assistantOf(id)}>{name}</Link>
              <time dateTime={created_at}>{dayOf(created_at)}</time>
              <ScoreBadge score={overall_score} high={overall_high} />
            </li>
          ))}
        </List>
      ) : (
        <Loading label="Loading evaluations...">
          <Skeleton width="100%" height="6rem" />
        </Loading>
      )}
    </Section>
  );
}

export const List = styled.ul`
  max-width: 46rem;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--s2) var(--s4);
    min-height: 3.25rem;
    padding-block: var(--s2);
    border-top: 1px solid var(--line);
  }

  & > li:first-child {
    border-top: 0;
  }

  & a {
    overflow-wrap: anywhere;
  }

  & time,
  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 767px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    & > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
