import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A verbatim quote from a deck. */
export function Quote({ children, className }: { children: ReactNode; className?: string }) {
  return <Words className={className}>{children}</Words>;
}

/** A quote from a deck and its source. */
export interface EvidenceItem {
  /** Unique in the list. */
  id: string;
  /** Verbatim text from the deck. */
  quote: string;
  /** For example "Slide 4", or a link to that slide. */
  source: ReactNode;
}

export interface EvidenceProps {
  items: readonly EvidenceItem[];
  className?: string;
}

/** The quotes behind a score, each with its slide. */
export function Evidence({ items, className }: EvidenceProps) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item.id}>
          <Words>{item.quote}</Words>
          <cite>{item.source}</cite>
        </li>
      ))}
    </List>
  );
}

const Words = styled.q`
  font: 430 var(--text-lg) / 1.5 var(--display);
  letter-spacing: 0;
  quotes: '“' '”';
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: var(--s2);

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2rem var(--s4);
    padding-left: var(--s4);
    border-left: 2px solid var(--line);
  }

  & cite {
    color: var(--muted);
    font-size: var(--text-sm);
    font-style: normal;
    white-space: nowrap;
  }
`;
