import { useQuery } from '@tanstack/react-query';
import { untilScored, useScored } from './live.ts';
import { type CallKey, pageQuery, queryKey, queryOf } from './query-keys.ts';

const SENT = '/api/pitch-decks/founder/submissions/';
const SUMMARY = '/api/pitch-decks/founder/submissions/summary/';
const ONE = '/api/pitch-decks/founder/submissions/{id}/';

/** Keys of what shows the decks one has sent. */
export const sentSubmissionKeys = (): CallKey[] => [queryKey(SENT), queryKey(SUMMARY), queryKey(ONE)];

/** Investors decide while the page is open. */
const LIVE = { refetchOnWindowFocus: true } as const;

/**
 * One page of the decks one has sent, newest first, pages from 1; the previous page stays while the next one loads. It
 * is asked for again while one of them is being scored. Asks nothing unless `enabled`.
 */
export function useSentSubmissions(page: number, pageSize: number, enabled = true) {
  const list = useQuery({
    ...pageQuery(SENT, { page, page_size: pageSize }),
    enabled,
    ...LIVE,
    refetchInterval: untilScored,
  });
  useScored(list.data, [queryKey(SUMMARY), queryKey(ONE)]);
  return list;
}

/** How many decks one has sent, and what came of them. */
export const useSentSummary = () => useQuery({ ...queryOf(SUMMARY), ...LIVE });

/** One of the decks one has sent, or nothing while `id` is null. Its failure: 404. */
export function useSentSubmission(id: string | null) {
  const one = useQuery({
    ...queryOf(ONE, { path: { id: id ?? '' } }),
    enabled: id !== null,
    ...LIVE,
    refetchInterval: untilScored,
  });
  useScored(one.data, [queryKey(SENT), queryKey(SUMMARY)]);
  return one;
}
