import { useSearchParams } from 'react-router-dom';

const toPage = (given: string | null): number => (given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1);

/**
 * The 1-based page number of a list from the URL, and a function to change it. An invalid number counts as page 1.
 * @param name the URL parameter
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
