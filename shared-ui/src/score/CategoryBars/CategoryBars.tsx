import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../actions/Link/Link.tsx';
import { ScoreBadge } from '../ScoreBadge/ScoreBadge.tsx';
import { ScoreBar } from '../ScoreBar/ScoreBar.tsx';

export interface CategoryScore {
  /** Unique in the list. */
  id: string;
  name: string;
  /** 0 to 10; null when not assessed. */
  score: number | null;
  /** Link to the evidence, for example "#market". */
  to?: string;
}

export interface CategoryBarsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly CategoryScore[];
}

/** Compares category scores: name, bar with notches at 3, 5 and 8, and number. */
export function CategoryBars({ items, ...rest }: CategoryBarsProps) {
  return (
    <List {...rest}>
      {items.map(({ id, name, score, to }) => (
        <li key={id}>
          {to ? (
            <Link to={to} variant="plain">
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          <ScoreBar score={score} aria-hidden="true" />
          <ScoreBadge score={score} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: fit-content(15rem) minmax(0, 1fr) auto;
  column-gap: var(--s5);

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    padding-block: 0.6rem;
  }

  & > li + li {
    border-top: 1px solid var(--line);
  }

  & > li > :last-child {
    justify-self: end;
  }

  & a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > li {
      gap: var(--s2) var(--s4);
    }

    & > li > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
