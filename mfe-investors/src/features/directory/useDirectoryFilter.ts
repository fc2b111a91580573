import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DirectoryFilter, readFilter, writeFilter } from './filter.ts';

/** The filter from the URL, and a function to change it. Changing anything but the page resets the page to 1. */
export function useDirectoryFilter() {
  const [query, setQuery] = useSearchParams();
  // The router updates the URL asynchronously. Until then, use the chosen filter, so that the choice does not flicker
  // back.
  const [chosen, setChosen] = useState<{ filter: DirectoryFilter; from: string } | null>(null);
  const isUnderWay = chosen !== null && chosen.from === query.toString();
  if (chosen !== null && !isUnderWay) setChosen(null);

  const filter = isUnderWay ? chosen.filter : readFilter(query);
  const change = (changes: Partial<DirectoryFilter>, { replace = false } = {}) => {
    const next = { ...filter, page: 1, ...changes };
    setChosen({ filter: next, from: query.toString() });
    setQuery(writeFilter(next), { replace, preventScrollReset: true });
  };
  return { filter, change };
}
