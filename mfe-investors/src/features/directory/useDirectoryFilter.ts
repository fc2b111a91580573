import { useSearchParams } from 'react-router-dom';
import { type DirectoryFilter, readFilter, writeFilter } from './filter.ts';

/** The filter as the URL has it, and the way to change it: other criteria lead back to page 1. */
export function useDirectoryFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const change = (changes: Partial<DirectoryFilter>, { replace = false } = {}) =>
    setQuery(writeFilter({ ...filter, page: 1, ...changes }), { replace, preventScrollReset: true });
  return { filter, change };
}
