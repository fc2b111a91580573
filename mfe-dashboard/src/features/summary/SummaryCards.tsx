import { countOf } from '@northlight/shared-api';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A count with a title, which may link to its list. */
export interface SummaryCard {
  title: string;
  text: string;
  /** Null until it is known. */
  count: number | null;
  /** The list's URL, and the id of its heading, which receives the focus. A card without a list is not a link. */
  list?: { to: string; headingId: string };
}

/** The counts at the top of the dashboard. */
export function SummaryCards({ cards }: { cards: readonly SummaryCard[] }) {
  return (
    <Root aria-label="Summary">
      {cards.map(({ title, text, count, list }) => {
        const content = (
          <>
            <span>{title}</span>
            <b>{count === null ? '–' : countOf(count)}</b>
            <small className="sr-only-narrow">{text}</small>
          </>
        );
        return (
          <li key={title}>
            {list ? (
              <Link to={list.to} preventScrollReset onClick={() => document.getElementById(list.headingId)?.focus()}>
                {content}
              </Link>
            ) : (
              <div>{content}</div>
            )}
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  margin: 0;
  padding: 0;
  border-block: 1px solid var(--line);
  list-style: none;

  & > li + li {
    border-inline-start: 1px solid var(--line);
  }

  & a,
  & div {
    display: grid;
    align-content: start;
    gap: var(--s2);
    height: 100%;
    padding: var(--s5);
    color: inherit;
    text-decoration: none;
  }

  & > li:first-child > * {
    padding-inline-start: 0;
  }

  & a:hover > span {
    color: var(--accent);
  }

  & span {
    font-weight: 520;
  }

  & b {
    font: 450 var(--title-lg) / var(--leading-tight) var(--display);
    font-variant-numeric: tabular-nums lining-nums;
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  /* One row of numbers, without their explanations. */
  @media (max-width: 767px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;

    & a,
    & div {
      gap: var(--s1);
      padding: var(--s3) var(--s2);
    }

    & span {
      order: 1;
      font-size: var(--text-xs);
      line-height: var(--leading-ui);
      overflow-wrap: anywhere;
    }

    & b {
      font-size: var(--title-md);
    }
  }
`;
