import type { Discrepancy } from '@northlight/shared-api';
import { Evidence } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { SlideLink } from '../pins/SlideLink.tsx';

/** Sentences that contradict each other and sums that are wrong, each with its slide. */
export function Disagreements({ discrepancies }: { discrepancies: readonly Discrepancy[] }) {
  return (
    <List>
      {discrepancies.map(({ name, reason, category, quotes }) => (
        <li key={`${name} ${reason}`}>
          <h3>{name}</h3>
          <p>{reason}</p>
          <Evidence
            items={quotes.map(({ slide, quote }) => ({
              id: `${slide} ${quote}`,
              quote,
              source: <SlideLink slide={slide} quote={quote} />,
            }))}
          />
          <small>{category}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li {
    display: grid;
    gap: var(--s2);
    padding-block: var(--s5);
    border-top: 1px solid var(--line);
  }

  & > li:first-child {
    padding-top: 0;
    border: 0;
  }

  & h3 {
    font-size: var(--title-sm);
  }

  & p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media print {
    & > li {
      gap: var(--s1);
      padding-block: var(--s2);
    }
  }
`;
