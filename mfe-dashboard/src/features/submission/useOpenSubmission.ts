import { useSearchParams } from 'react-router-dom';

/** The id of the open submission, kept in the URL as `?submission=…`, and a function to open another or close it. */
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
