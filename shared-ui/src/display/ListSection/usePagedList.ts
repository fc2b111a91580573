import { useEffect } from 'react';
import type { PaginationProps } from '../Pagination/Pagination.tsx';
import { pageCount } from '../Pagination/page-list.ts';

/**
 * What a list shows: placeholders (`loading`, `beyond`), an error, that there is nothing, or its rows (`ready`).
 * `beyond` means that the page no longer exists and that the list is on its way to the last one.
 */
export type PagedListState = 'loading' | 'error' | 'empty' | 'beyond' | 'ready';

/** A query for one page of a list. Results of TanStack Query's `useQuery` fit. */
export interface PageQuery<Row> {
  /** Rows of one page, and the number of rows on all pages. */
  data: { count: number; results: readonly Row[] } | undefined;
  error: unknown;
  /** The request failed and there are no earlier rows to show. */
  isLoadingError: boolean;
  /** `data` belongs to another page or filter until this one arrives. */
  isPlaceholderData: boolean;
  /** The server has answered for this page at least once, also with an error. */
  isFetched: boolean;
  refetch: () => unknown;
}

/** The current page and how to show another. It may be in the URL or in component state. */
export interface PageControl {
  /** From 1. */
  page: number;
  pageSize: number;
  /** With `replace`, the page replaces the current history entry: the user did not ask for it. */
  onPageChange: (page: number, options?: { replace: boolean }) => void;
}

/** State of a list with pages, for `ListSection`. */
export interface PagedList<Row> {
  state: PagedListState;
  /** Rows to show; none in the states other than `ready`. */
  rows: readonly Row[];
  /** Number of rows on all pages. Null until the server has answered for this page and filter. */
  count: number | null;
  /** Number of pages, at least 1. */
  pages: number;
  /** Show placeholders in place of rows. */
  isLoading: boolean;
  /** The rows belong to the previous page or filter until the new ones arrive. */
  isUpdating: boolean;
  /** No rows are known: the first request is under way, or there are none. */
  isBlank: boolean;
  /** Why the list did not load; null in all other states. */
  error: unknown;
  retry: () => void;
  /** Props for `Pagination`. */
  pagination: Pick<PaginationProps, 'page' | 'pageSize' | 'count' | 'onPageChange'>;
}

function stateOf({ data, isLoadingError, isPlaceholderData }: PageQuery<unknown>, isBeyond: boolean): PagedListState {
  if (isLoadingError) return 'error';
  if (!data) return 'loading';
  if (isPlaceholderData) return data.results.length > 0 ? 'ready' : 'loading';
  if (data.count === 0) return 'empty';
  return isBeyond ? 'beyond' : 'ready';
}

/**
 * State of a list with pages. If the page does not exist, because of an old link or because its last row was removed,
 * it replaces it with the last page.
 */
export function usePagedList<Row>(query: PageQuery<Row>, control: PageControl): PagedList<Row> {
  const { data, error, isFetched, isPlaceholderData, refetch } = query;
  const { page, pageSize, onPageChange } = control;
  const count = data?.count ?? 0;
  const pages = pageCount(count, pageSize);
  const state = stateOf(query, page > pages);

  // Runs after each render: another list may have changed the URL at the same time and undone this change.
  useEffect(() => {
    if (state === 'beyond') onPageChange(pages, { replace: true });
  });

  const isUpdating = state === 'ready' && isPlaceholderData;
  return {
    state,
    rows: state === 'ready' ? (data?.results ?? []) : [],
    count: state === 'empty' || (state === 'ready' && !isUpdating) ? count : null,
    pages,
    isLoading: state === 'loading' || state === 'beyond',
    isUpdating,
    isBlank: state === 'empty' || (state === 'loading' && count === 0 && !isFetched),
    error: state === 'error' ? error : null,
    retry: () => void refetch(),
    pagination: { page, pageSize, count, onPageChange },
  };
}
