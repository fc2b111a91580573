import { useSearchParams } from 'react-router-dom';

/** Which submission is open over the list, by its address `?submission=…`, and the way to open another or none. */
export function useOpenSubmission() {
  const [query, setQuery] = useSearchParams();
  const open = (id: string | null, { replace = false } = {}) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('submission');
        else next.set('submission', id);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return { id: query.get('submission'), open };
}
