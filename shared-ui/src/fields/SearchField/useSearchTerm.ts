import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * What stands in the search field while somebody types.
 * @param settled the term that is searched for
 * @param onSettle called with the trimmed term after a pause in typing
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
  // A term that this field has not settled itself comes from the history or a link.
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
    /** Takes what was typed; it settles after a pause, or at once when it is empty. */
    type: (next: string) => {
      setTerm(next);
      clearTimeout(timer.current);
      if (next.trim() === '') settle('');
      else timer.current = setTimeout(() => settle(next), PAUSE_MS);
    },
    /** Searches without waiting for a pause. */
    settleNow: () => settle(term),
    /** Empties the field; the caller clears the search. */
    reset: () => {
      clearTimeout(timer.current);
      known.current = '';
      setTerm('');
    },
  };
}
