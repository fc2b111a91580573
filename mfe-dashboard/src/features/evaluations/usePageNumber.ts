import { useSearchParams } from 'react-router-dom';

const toPage = (given: string | null): number => (given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1);

/** The page of the list that the URL names, from 1, and the way to another. Anything that is no page is the first. */
export function usePageNumber() {
  const [query, setQuery] = useSearchParams();
  const show = (page: number, { replace = false } = {}) => {
    const next = new URLSearchParams(query);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    setQuery(next, { replace, preventScrollReset: true });
  };
  return { page: toPage(query.get('page')), show };
}
