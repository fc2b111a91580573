import { USER_ROLES, USER_SORTS, type UserRole, type UserSort } from '@northlight/shared-api/rules';
import type { Sort } from '@northlight/shared-ui';

/** Search, role, sort order and page of the user list. All of it is in the URL. */
export interface UserFilter {
  search: string;
  role: UserRole | null;
  sort: UserSort;
  /** 1-based. */
  page: number;
}

export const EVERYBODY: UserFilter = { search: '', role: null, sort: '-created', page: 1 };

/** Users per page. */
export const USERS_PAGE_SIZE = 20;

/** Reads the filter from the query of a URL. Invalid values are ignored. */
export function readFilter(query: URLSearchParams): UserFilter {
  const page = query.get('page') ?? '';
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    role: USER_ROLES.find((role) => role === query.get('role')) ?? null,
    sort: USER_SORTS.find((sort) => sort === query.get('sort')) ?? EVERYBODY.sort,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the filter as the query of a URL, without default values. */
export function writeFilter(filter: UserFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.search !== '') query.set('search', filter.search);
  if (filter.role !== null) query.set('role', filter.role);
  if (filter.sort !== EVERYBODY.sort) query.set('sort', filter.sort);
  if (filter.page > 1) query.set('page', String(filter.page));
  return query;
}

/** Converts a sort order for the table: `-created` is the column `created`, descending. */
export const toTableSort = (sort: UserSort): Sort => ({
  key: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

export const fromTableSort = (sort: Sort | null): UserSort =>
  USER_SORTS.find((known) => sort && known === `${sort.direction === 'descending' ? '-' : ''}${sort.key}`) ??
  EVERYBODY.sort;
