import { useSearchParams } from 'react-router-dom';

const toPage = (given: string | null): number => (given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1);

/**
 * The page of a list that the URL names, from 1, and the way to another. Anything that is no page is the first.
 * @param name what the list's page is called in the URL
 */
export function usePageNumber(name: string) {
  const [query, setQuery] = useSearchParams();
  const show = (page: number, { replace = false } = {}) => {
    const next = new URLSearchParams(query);
    if (page === 1) next.delete(name);
    else next.set(name, String(page));
    setQuery(next, { replace, preventScrollReset: true });
  };
  return { page: toPage(query.get(name)), show };
}
