import {
  INVESTMENT_RANGES,
  INVESTOR_SORTS,
  type InvestmentRangeId,
  type InvestorSort,
} from '@northlight/shared-api/rules';

/** Search, range, sort order and page of the directory. All of it is in the URL. */
export interface DirectoryFilter {
  search: string;
  range: InvestmentRangeId | null;
  sort: InvestorSort;
  /** 1-based. */
  page: number;
}

/** Maximum length of a search term, in characters. */
export const SEARCH_MAX = 200;

export const EVERYTHING: DirectoryFilter = { search: '', range: null, sort: 'name', page: 1 };

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** Reads the filter from the query of a URL. Invalid values are ignored. */
export function readFilter(query: URLSearchParams): DirectoryFilter {
  const ranges = INVESTMENT_RANGES.map(({ id }) => id);
  const page = query.get('page') ?? '';
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    range: oneOf(ranges, query.get('range')) ?? null,
    sort: oneOf(INVESTOR_SORTS, query.get('sort')) ?? EVERYTHING.sort,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the filter as the query of a URL, without default values. */
export function writeFilter(filter: DirectoryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.search !== '') query.set('search', filter.search);
  if (filter.range !== null) query.set('range', filter.range);
  if (filter.sort !== EVERYTHING.sort) query.set('sort', filter.sort);
  if (filter.page > 1) query.set('page', String(filter.page));
  return query;
}

/** Whether the filter excludes any investors. */
export const isNarrowed = ({ search, range }: DirectoryFilter): boolean => search !== '' || range !== null;
