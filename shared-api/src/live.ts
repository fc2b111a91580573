import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type CallKey, invalidate } from './query-keys.ts';

/** How often to ask for a likelihood that is being scored. The server says so for five minutes at most. */
const SCORING_MS = 3_000;
/** How often an open list asks whether something has arrived. */
const ARRIVAL_MS = 60_000;
/** An open list that nobody has come back to for this long asks no more until somebody does. */
const UNATTENDED_MS = 30 * 60_000;

interface Scored {
  likelihood_pending: boolean;
}

/** One submission, or a page of them. */
type Submissions = Scored | { results: readonly Scored[] };

/** The state of a query. */
interface Asked<D> {
  state: { data: D | undefined };
}

function pendingIn(shown: Submissions | undefined): number {
  if (!shown) return 0;
  const rows = 'results' in shown ? shown.results : [shown];
  return rows.filter(({ likelihood_pending }) => likelihood_pending).length;
}

let attendedAt = Date.now();
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') attendedAt = Date.now();
});

/**
 * Milliseconds until a list in which something can arrive at any time is asked for again. A hidden tab asks only for
 * what its title shows.
 */
export const untilArrival = (): number | false => (Date.now() - attendedAt < UNATTENDED_MS ? ARRIVAL_MS : false);

/** Milliseconds until submissions are asked for again: a few seconds while a likelihood is being scored. */
export const untilScored = ({ state }: Asked<Submissions>): number | false =>
  pendingIn(state.data) > 0 ? SCORING_MS : false;

/** Makes other queries stale when a likelihood that was being scored is there. */
export function useScored(shown: Submissions | undefined, others: readonly CallKey[]): void {
  const cache = useQueryClient();
  const pending = pendingIn(shown);
  const before = useRef(pending);
  useEffect(() => {
    if (pending < before.current) void invalidate(cache, ...others);
    before.current = pending;
  });
}
