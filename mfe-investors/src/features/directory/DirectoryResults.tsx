import type { PublicInvestorPage } from '@northlight/shared-api';
import { DIRECTORY_PAGE_SIZE } from '@northlight/shared-api/rules';
import { Pagination } from '@northlight/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { InvestorCard } from './InvestorCard.tsx';
import { InvestorGrid } from './InvestorGrid.tsx';

interface DirectoryResultsProps {
  found: PublicInvestorPage;
  page: number;
  /** Another page is on its way; this one stays until then. */
  updating: boolean;
  onPageChange: (page: number) => void;
}

/** One page of investors and the way to the others. */
export function DirectoryResults({ found, page, updating, onPageChange }: DirectoryResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const handlePageChange = (next: number) => {
    onPageChange(next);
    list.current?.focus();
  };
  return (
    <>
      <InvestorGrid ref={list} tabIndex={-1} aria-label="Investors" aria-busy={updating}>
        {found.results.map((investor) => (
          <li key={investor.id}>
            <InvestorCard investor={investor} />
          </li>
        ))}
      </InvestorGrid>
      <Pages
        label="Pages of investors"
        page={page}
        pageSize={DIRECTORY_PAGE_SIZE}
        count={found.count}
        onPageChange={handlePageChange}
        summary="Range on a scale from $20K to $25M; marks at $100K, $1M and $10M."
      />
    </>
  );
}

const Pages = styled(Pagination)`
  padding-top: var(--s5);
`;
