/** Number of evaluations on a page. */
export const PAGE_SIZE = 10;

/** Arguments of `useEvaluations` for the first page, so that all who ask for it share one request. */
export const FIRST_PAGE = [1, PAGE_SIZE] as const;
