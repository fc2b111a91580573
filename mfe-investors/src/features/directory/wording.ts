import {
  countOf,
  DIRECTORY_COUNT_MAX,
  DIRECTORY_FOUND_MAX,
  INVESTMENT_RANGES,
  type InvestmentRangeId,
} from '@northlight/shared-api/rules';
import type { DirectoryFilter } from './filter.ts';

function rangeWords(id: InvestmentRangeId): string {
  const [from, to] = (INVESTMENT_RANGES.find((range) => range.id === id)?.label ?? '').split('–');
  if (to !== undefined) return `between ${from} and ${to}`;
  return from?.endsWith('+') ? `from ${from.slice(0, -1)}` : (from ?? '');
}

/** Describes a filter, to follow "matches": “quantum” between $1M and $5M. */
export function filterWords({ search, range }: DirectoryFilter): string {
  const term = search === '' ? '' : `“${search}”`;
  if (range === null) return term;
  return search === '' ? `a range ${rangeWords(range)}` : `${term} ${rangeWords(range)}`;
}

/** Formats a count, with "+" if the server stopped counting at its maximum. */
const numberWords = (count: number, { search }: DirectoryFilter) =>
  countOf(count) + (count >= (search === '' ? DIRECTORY_COUNT_MAX : DIRECTORY_FOUND_MAX) ? '+' : '');

/** The number of investors as a sentence. */
export function countWords(count: number, filter: DirectoryFilter): string {
  const investors = count === 1 ? '1 investor' : `${numberWords(count, filter)} investors`;
  const words = filterWords(filter);
  if (count === 0) return words === '' ? 'No investors are listed yet' : `No investors match ${words}`;
  if (words === '') return `${investors} with a public profile.`;
  return `${investors} ${count === 1 ? 'matches' : 'match'} ${words}.`;
}
