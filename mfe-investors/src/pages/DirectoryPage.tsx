import { useInvestors } from '@northlight/shared-api';
import { DIRECTORY_PAGE_SIZE } from '@northlight/shared-api/rules';
import { Page, PageHeader, usePagedList, useSearchTerm, VisuallyHidden } from '@northlight/shared-ui';
import { useRef } from 'react';
import { DirectoryFilters } from '../features/directory/DirectoryFilters.tsx';
import { DirectoryResults } from '../features/directory/DirectoryResults.tsx';
import { EVERYTHING } from '../features/directory/filter.ts';
import { useDirectoryFilter } from '../features/directory/useDirectoryFilter.ts';
import { countWords } from '../features/directory/wording.ts';

/** The investor directory, with search, filter, sort and pagination. */
export default function DirectoryPage() {
  const { filter, change } = useDirectoryFilter();
  // Typing a longer term replaces the history entry, so that one search is one entry.
  const field = useSearchTerm(filter.search, (search) => change({ search }, { replace: filter.search !== '' }));
  const { search, range, sort, page } = filter;
  const investors = useInvestors({
    search: search === '' ? undefined : search,
    range: range ?? undefined,
    sort,
    page,
    page_size: DIRECTORY_PAGE_SIZE,
  });

  const grid = useRef<HTMLUListElement>(null);
  const list = usePagedList(investors, {
    page,
    pageSize: DIRECTORY_PAGE_SIZE,
    onPageChange: (next, options) => {
      change({ page: next }, options);
      if (!options?.replace) grid.current?.focus();
    },
  });

  const handleClear = () => {
    field.reset();
    change({ ...EVERYTHING, sort });
  };
  return (
    <>
      <PageHeader title="Investors">
        <span role="status" className={list.count === 0 ? 'sr-only' : undefined}>
          {list.count !== null && countWords(list.count, filter)}
          {list.pages > 1 && list.count !== null && page > 1 && (
            <VisuallyHidden> {`Page ${page} of ${list.pages}.`}</VisuallyHidden>
          )}
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
        <DirectoryResults ref={grid} list={list} filter={filter} onClear={handleClear} />
      </Page>
    </>
  );
}
