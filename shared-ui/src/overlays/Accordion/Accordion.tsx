import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open initially; with `onToggle`, open at all times. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Name of a group in which only one item is open at a time. Must be unique on the page. */
  exclusive?: string;
  /** Called after the user has opened or closed an item. */
  onToggle?: (id: string, open: boolean) => void;
  className?: string;
}

/**
 * Collapsible sections. Uses the native `details` element, so find-in-page opens them. On paper all of them are open.
 */
export function Accordion({ items, exclusive, onToggle, className }: AccordionProps) {
  return (
    <div className={className}>
      {items.map((item) => (
        <Part
          key={item.id}
          id={item.id}
          name={exclusive}
          open={item.open}
          onToggle={onToggle && (({ currentTarget }) => onToggle(item.id, currentTarget.open))}
        >
          <summary>
            {item.title}
            <ChevronDown aria-hidden="true" />
          </summary>
          <div>{item.content}</div>
        </Part>
      ))}
    </div>
  );
}

const Part = styled.details`
  border-top: 1px solid var(--line);

  &:last-child {
    border-bottom: 1px solid var(--line);
  }

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-height: 3rem;
    padding-block: var(--s3);
    font-weight: 540;
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  /* Clear of the text below. */
  & > summary:focus-visible {
    outline-offset: 0;
  }

  & > summary:hover {
    color: var(--accent);
  }

  & > summary > svg:last-child {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: var(--muted);
    transition: rotate var(--steady) var(--ease);
  }

  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }

  & > div {
    padding-bottom: var(--s4);
    color: var(--ink-soft);
    max-width: var(--measure);
    line-height: var(--leading-text);
  }

  @media print {
    &::details-content {
      content-visibility: visible;
    }

    & > summary > svg:last-child {
      display: none;
    }
  }
`;
