import { useInvestors } from '@northlight/shared-api';
import { DIRECTORY_PAGE_SIZE } from '@northlight/shared-api/rules';
import { Page, PageHeader, useSearchTerm, VisuallyHidden } from '@northlight/shared-ui';
import { useEffect } from 'react';
import { DirectoryFailure } from '../features/directory/DirectoryFailure.tsx';
import { DirectoryFilters } from '../features/directory/DirectoryFilters.tsx';
import { DirectoryResults } from '../features/directory/DirectoryResults.tsx';
import { DirectorySkeleton } from '../features/directory/DirectorySkeleton.tsx';
import { EVERYTHING } from '../features/directory/filter.ts';
import { NoInvestors } from '../features/directory/NoInvestors.tsx';
import { useDirectoryFilter } from '../features/directory/useDirectoryFilter.ts';
import { countWords } from '../features/directory/wording.ts';

/** The investors who are listed, to search, narrow, sort and page through. */
export default function DirectoryPage() {
  const { filter, change } = useDirectoryFilter();
  // A term that grows letter by letter is one step of the history, not one for each pause.
  const field = useSearchTerm(filter.search, (search) => change({ search }, { replace: filter.search !== '' }));
  const { search, range, sort, page } = filter;
  const investors = useInvestors({
    search: search === '' ? undefined : search,
    range: range ?? undefined,
    sort,
    page,
    page_size: DIRECTORY_PAGE_SIZE,
  });

  const found = investors.isPlaceholderData ? undefined : investors.data;
  const lastPage = found && Math.max(1, Math.ceil(found.count / DIRECTORY_PAGE_SIZE));
  const isBeyond = lastPage !== undefined && page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  });

  const handleClear = () => {
    field.reset();
    change({ ...EVERYTHING, sort });
  };
  return (
    <>
      <PageHeader title="Investors">
        <span role="status" className={found?.count === 0 ? 'sr-only' : undefined}>
          {found && !isBeyond && countWords(found.count, filter)}
          {found && page > 1 && !isBeyond && <VisuallyHidden> {`Page ${page} of ${lastPage}.`}</VisuallyHidden>}
        </span>{' '}
        Read what they fund before you send a deck.
      </PageHeader>
      <Page>
        <DirectoryFilters
          filter={filter}
          term={field.term}
          onType={field.type}
          onSearch={field.settleNow}
          onChange={(changes) => change(changes)}
        />
        {investors.isLoadingError ? (
          <DirectoryFailure error={investors.error} onRetry={() => void investors.refetch()} />
        ) : investors.isPending || isBeyond ? (
          <DirectorySkeleton />
        ) : investors.data.count === 0 ? (
          <NoInvestors filter={filter} onClear={handleClear} />
        ) : (
          <DirectoryResults
            found={investors.data}
            page={page}
            updating={investors.isPlaceholderData}
            onPageChange={(next) => change({ page: next })}
          />
        )}
      </Page>
    </>
  );
}
