import { messageOf, type PublicInvestor } from '@northlight/shared-api';
import { ListSection, type PagedList } from '@northlight/shared-ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { DirectorySkeleton } from './DirectorySkeleton.tsx';
import type { DirectoryFilter } from './filter.ts';
import { InvestorCard } from './InvestorCard.tsx';
import { InvestorGrid } from './InvestorGrid.tsx';
import { NoInvestors } from './NoInvestors.tsx';

interface DirectoryResultsProps {
  list: PagedList<PublicInvestor>;
  filter: DirectoryFilter;
  onClear: () => void;
  /** Ref of the grid of investors. */
  ref: Ref<HTMLUListElement>;
}

/** One page of investors with pagination. The page announces the result to screen readers. */
export function DirectoryResults({ list, filter, onClear, ref }: DirectoryResultsProps) {
  return (
    <Root
      list={list}
      pagesLabel="Pages of investors"
      errorTitle="The list of investors didn’t load"
      errorText={messageOf(list.error, 'Unable to load investors. Please try again later.')}
      empty={<NoInvestors filter={filter} onClear={onClear} />}
      loading={<DirectorySkeleton />}
      summary="Range on a scale from $20K to $25M; marks at $100K, $1M and $10M."
      summaryOnOnePage
      announce={false}
    >
      <InvestorGrid ref={ref} tabIndex={-1} aria-label="Investors" aria-busy={list.isUpdating}>
        {list.rows.map((investor) => (
          <li key={investor.id}>
            <InvestorCard investor={investor} />
          </li>
        ))}
      </InvestorGrid>
    </Root>
  );
}

const Root = styled(ListSection)`
  gap: var(--s5);
`;
