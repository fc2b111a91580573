import {
  SUBMISSION_SORTS,
  SUBMISSION_TABS,
  type SubmissionSort,
  type SubmissionTab,
} from '@northlight/shared-api/rules';

/** What the investor's list shows. */
export interface ListFilter {
  search: string;
  status: SubmissionTab;
  sort: SubmissionSort;
  /** From 1. */
  page: number;
}

export const EVERYTHING: ListFilter = { search: '', status: 'all', sort: 'newest', page: 1 };

const isTab = (value: string | null): value is SubmissionTab => value !== null && Object.hasOwn(SUBMISSION_TABS, value);
const isSort = (value: string | null): value is SubmissionSort => SUBMISSION_SORTS.some((sort) => sort === value);

/** The filter as an address has it. What makes no sense there counts as not being there. */
export function readFilter(query: URLSearchParams): ListFilter {
  const [status, sort, page] = [query.get('status'), query.get('sort'), query.get('page') ?? ''];
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    status: isTab(status) ? status : EVERYTHING.status,
    sort: isSort(sort) ? sort : EVERYTHING.sort,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a filter. What goes without saying is left out; what else the address holds stays. */
export function writeFilter(filter: ListFilter, before = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(before);
  for (const key of Object.keys(EVERYTHING) as (keyof ListFilter)[]) {
    if (filter[key] === EVERYTHING[key]) query.delete(key);
    else query.set(key, String(filter[key]));
  }
  return query;
}
