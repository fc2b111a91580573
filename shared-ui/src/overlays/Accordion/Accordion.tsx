import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open initially. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Name of a group in which only one item is open at a time. Must be unique on the page. */
  exclusive?: string;
  className?: string;
}

/** Collapsible sections. Uses the native `details` element, so find-in-page opens them. */
export function Accordion({ items, exclusive, className }: AccordionProps) {
  return (
    <div className={className}>
      {items.map((item) => (
        <Part key={item.id} id={item.id} name={exclusive} open={item.open}>
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

  & > summary:hover {
    color: var(--accent);
  }

  & > summary > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: var(--muted);
    transition: rotate var(--steady) var(--ease);
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > div {
    padding-bottom: var(--s4);
    color: var(--ink-soft);
    max-width: var(--measure);
    line-height: var(--leading-text);
  }
`;
