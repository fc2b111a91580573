import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../actions/Link/Link.tsx';
import { scoreText } from '../band.ts';
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
  /** Score to compare with, 0 to 10, drawn as a line across the bar. */
  mark?: number | undefined;
}

export interface CategoryBarsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly CategoryScore[];
  /** What the marks stand for, for screen readers. @default 'median' */
  markLabel?: string | undefined;
  /** Keeps each category on one line below 768 px, too. */
  compact?: boolean;
}

/** Compares category scores: name, bar with notches at 3, 5 and 8, and number. */
export function CategoryBars({ items, markLabel = 'median', compact, ...rest }: CategoryBarsProps) {
  return (
    <List {...rest} data-compact={compact || undefined}>
      {items.map(({ id, name, score, to, mark }) => (
        <li key={id}>
          {to ? (
            <Link to={to} variant="plain">
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          <ScoreBar score={score} mark={mark} aria-hidden="true" />
          <div>
            <ScoreBadge score={score} />
            {mark !== undefined && (
              <span className="sr-only">
                , {markLabel} {scoreText(mark)}
              </span>
            )}
          </div>
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
    position: relative;
    justify-self: end;
  }

  &[data-compact] > li {
    position: relative;
    padding-block: 0.3rem;
  }

  /* The whole row leads to the evidence. */
  &[data-compact] > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  @media (max-width: 767px) {
    &:not([data-compact]) {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    &:not([data-compact]) > li {
      gap: var(--s2) var(--s4);
    }

    &:not([data-compact]) > li > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }

    &[data-compact] {
      grid-template-columns: minmax(0, 6fr) minmax(4rem, 5fr) auto;
      column-gap: var(--s3);
      font-size: var(--text-sm);
      line-height: 1.25;
    }

    &[data-compact] > li {
      min-height: 2.25rem;
      padding-block: 0.1rem;
    }

    /* "Not assessed" is longer than any score, and would leave the bars no room. */
    &[data-compact] > li > :last-child {
      max-width: 4.25rem;
      text-align: end;
    }

    &[data-compact] > li > :last-child > :not([data-band]) {
      padding: 0 0.3rem;
      font-size: var(--text-xs);
      line-height: 1.15;
      white-space: normal;
    }
  }

  @media print {
    &[data-compact] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 5fr) auto;
      font-size: 0.625rem;
    }

    &[data-compact] > li {
      min-height: 0;
      padding-block: 0;
    }

    &[data-compact] > li > :last-child {
      max-width: none;
    }
  }
`;
