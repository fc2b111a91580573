import { countOf } from '@northlight/shared-api/rules';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { pageCount, pageList } from './page-list.ts';

export interface PaginationProps {
  /** Accessible name, for example "Pages of investors". */
  label: string;
  /** Current page, from 1. A page beyond the last counts as the last. */
  page: number;
  pageSize: number;
  /** Total number of items. */
  count: number;
  onPageChange: (page: number) => void;
  /** Text at the left. Defaults to "1–8 of 19"; pass null to hide it. */
  summary?: ReactNode;
  className?: string;
}

/** Page navigation for a long list. With a single page it shows only the summary. */
export function Pagination(props: PaginationProps) {
  const { label, pageSize, count, onPageChange, summary, className } = props;
  const pages = pageCount(count, pageSize);
  const page = Math.min(Math.max(1, props.page), pages);
  const first = count === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, count);
  const nav = useRef<HTMLElement>(null);
  /** At either end the arrow is disabled and would lose the focus, so the page's number takes it. */
  const step = (to: number) => {
    if (to === 1 || to === pages) nav.current?.querySelector<HTMLElement>(`[data-page="${to}"]`)?.focus();
    onPageChange(to);
  };
  return (
    <Root className={className}>
      <Summary>{summary === undefined ? `${countOf(first)}–${countOf(last)} of ${countOf(count)}` : summary}</Summary>
      {pages > 1 && (
        <nav aria-label={label} ref={nav}>
          <IconButton label="Previous page" disabled={page <= 1} onClick={() => step(page - 1)}>
            <ArrowLeft />
          </IconButton>
          {pageList(page, pages).map((mark) =>
            typeof mark === 'number' ? (
              <PageNumber
                key={mark}
                type="button"
                data-page={mark}
                aria-label={`Page ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onPageChange(mark)}
              >
                {countOf(mark)}
              </PageNumber>
            ) : (
              <Gap key={mark}>…</Gap>
            ),
          )}
          <IconButton label="Next page" disabled={page >= pages} onClick={() => step(page + 1)}>
            <ArrowRight />
          </IconButton>
        </nav>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);

  & > nav {
    display: flex;
    align-items: center;
    gap: var(--s1);
  }

  @media (max-width: 767px) {
    justify-content: center;

    & > nav {
      gap: 0;
      max-width: 100%;
    }
  }
`;

const Summary = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums lining-nums;
`;

const PageNumber = styled.button`
  display: grid;
  place-items: center;
  min-width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: solid var(--line-none);
  border-width: 2px 0;
  border-radius: var(--radius-md);
  background: none;
  color: var(--muted);
  font-variant-numeric: tabular-nums lining-nums;
  cursor: pointer;

  &:hover {
    background: var(--sunken);
  }

  &[aria-current] {
    border-radius: 0;
    border-bottom-color: var(--accent);
    color: var(--ink);
    font-weight: 600;
  }

  @media (max-width: 767px) {
    flex: 0 1 auto;
    width: 2.25rem;
    min-width: 1.5rem;
    height: var(--target);
  }
`;

const Gap = styled.span`
  width: 1.5rem;
  color: var(--muted);
  text-align: center;
`;
