import { useSearchParams } from 'react-router-dom';

/** The current slide, kept in the URL as `?slide=3`. Changing slides adds no history entries. */
export function useSlideNumber(count: number): { number: number; show: (number: number) => void } {
  const [query, setQuery] = useSearchParams();
  const within = (number: number) => Math.min(Math.max(1, number), Math.max(1, count));
  const asked = Number(query.get('slide'));
  const show = (number: number) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('slide', String(within(number)));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { number: within(Number.isInteger(asked) ? asked : 1), show };
}
