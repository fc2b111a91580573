import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListFilter, readFilter, writeFilter } from './filter.ts';

/** The filter as the URL has it, and the way to change it: other criteria lead back to page 1. */
export function useListFilter() {
  const [query, setQuery] = useSearchParams();
  // The router takes a new URL over in its own time; until then a choice must not seem undone.
  const [chosen, setChosen] = useState<{ filter: ListFilter; from: string } | null>(null);
  const isUnderWay = chosen !== null && chosen.from === query.toString();
  if (chosen !== null && !isUnderWay) setChosen(null);

  const filter = isUnderWay ? chosen.filter : readFilter(query);
  const change = (changes: Partial<ListFilter>, { replace = false } = {}) => {
    const next = { ...filter, page: 1, ...changes };
    setChosen({ filter: next, from: query.toString() });
    setQuery(writeFilter(next, query), { replace, preventScrollReset: true });
  };
  return { filter, change };
}
