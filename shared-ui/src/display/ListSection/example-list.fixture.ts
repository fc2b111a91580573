import type { PageQuery } from './usePagedList.ts';

/** A row of the example list. */
export interface ExampleRow {
  id: number;
  name: string;
}

/** Rows in one page of the example list. */
export const EXAMPLE_PAGE_SIZE = 3;

/** Query without an answer so far. */
export const unansweredQuery: PageQuery<ExampleRow> = {
  data: undefined,
  error: null,
  isLoadingError: false,
  isPlaceholderData: false,
  isFetched: false,
  refetch: () => undefined,
};

/** Query that has failed. */
export const failedQuery: PageQuery<ExampleRow> = {
  ...unansweredQuery,
  error: new Error('no answer'),
  isLoadingError: true,
  isFetched: true,
};

/** Query that has answered with one page of a list of `count` rows. */
export const answeredQuery = (count: number, page = 1): PageQuery<ExampleRow> => {
  const all = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Deck ${at + 1}` }));
  const results = all.slice((page - 1) * EXAMPLE_PAGE_SIZE, page * EXAMPLE_PAGE_SIZE);
  return { ...unansweredQuery, data: { count, results }, isFetched: true };
};

/** Query for a page that shows the rows of the previous one until the server answers. */
export const updatingQuery = (count: number, shown = 1): PageQuery<ExampleRow> => ({
  ...answeredQuery(count, shown),
  isPlaceholderData: true,
  isFetched: false,
});
