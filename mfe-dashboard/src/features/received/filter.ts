import {
  SUBMISSION_SORTS,
  SUBMISSION_TABS,
  type SubmissionSort,
  type SubmissionTab,
} from '@northlight/shared-api/rules';

/** The filter, sort order and page of the investor's list. */
export interface ListFilter {
  search: string;
  status: SubmissionTab;
  sort: SubmissionSort;
  /** 1-based. */
  page: number;
}

export const EVERYTHING: ListFilter = { search: '', status: 'all', sort: 'newest', page: 1 };

const isTab = (value: string | null): value is SubmissionTab => value !== null && Object.hasOwn(SUBMISSION_TABS, value);
const isSort = (value: string | null): value is SubmissionSort => SUBMISSION_SORTS.some((sort) => sort === value);

/** Reads the filter from the URL. Invalid values are ignored. */
export function readFilter(query: URLSearchParams): ListFilter {
  const [status, sort, page] = [query.get('status'), query.get('sort'), query.get('page') ?? ''];
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    status: isTab(status) ? status : EVERYTHING.status,
    sort: isSort(sort) ? sort : EVERYTHING.sort,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the filter to the URL, without default values. Other parameters stay. */
export function writeFilter(filter: ListFilter, before = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(before);
  for (const key of Object.keys(EVERYTHING) as (keyof ListFilter)[]) {
    if (filter[key] === EVERYTHING[key]) query.delete(key);
    else query.set(key, String(filter[key]));
  }
  return query;
}
