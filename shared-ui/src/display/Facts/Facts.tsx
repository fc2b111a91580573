import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A term and its value. */
export interface Fact {
  term: string;
  value: ReactNode;
}

export interface FactsProps {
  items: readonly Fact[];
  /** Smaller type and tighter rows. */
  compact?: boolean;
  className?: string;
}

/** A list of terms and values with divider lines. */
export function Facts({ items, compact, className }: FactsProps) {
  return (
    <Root className={className} data-compact={compact || undefined}>
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: var(--s2) var(--s5);
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
  }

  & dt {
    color: var(--muted);
  }

  & dd {
    line-height: 1.55;
    overflow-wrap: anywhere;
  }

  &[data-compact] {
    font-size: var(--text-sm);
  }

  &[data-compact] > div {
    grid-template-columns: 7rem minmax(0, 1fr);
    padding-block: var(--s2);
  }

  @media (max-width: 767px) {
    &:not([data-compact]) > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
