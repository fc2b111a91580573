import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * State of a search field: searches when the user pauses typing.
 * @param settled the current search term
 * @param onSettle called with the trimmed term when the user pauses
 */
export function useSearchTerm(settled: string, onSettle: (term: string) => void) {
  const [term, setTerm] = useState(settled);
  const known = useRef(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSettle);

  useEffect(() => {
    latest.current = onSettle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // A term that this field did not set comes from browser history or a link.
  useEffect(() => {
    if (settled === known.current) return;
    known.current = settled;
    clearTimeout(timer.current);
    setTerm(settled);
  }, [settled]);

  const settle = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === known.current) return;
    known.current = next.trim();
    latest.current(known.current);
  };
  return {
    term,
    /** Updates the text. Searches after a pause, or immediately when the text is empty. */
    type: (next: string) => {
      setTerm(next);
      clearTimeout(timer.current);
      if (next.trim() === '') settle('');
      else timer.current = setTimeout(() => settle(next), PAUSE_MS);
    },
    /** Searches immediately. */
    settleNow: () => settle(term),
    /** Empties the field. The caller clears the search. */
    reset: () => {
      clearTimeout(timer.current);
      known.current = '';
      setTerm('');
    },
  };
}
