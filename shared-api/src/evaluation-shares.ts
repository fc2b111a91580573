import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson } from './client/client.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';

/** Days for which a link may work. */
export const SHARE_DAYS = [1, 7, 30, 90] as const;

const SHARES = '/api/pitch-decks/evaluations/{id}/shares/';
const SHARED = '/api/pitch-decks/shared-evaluations/{token}/';

/** The links to one of one's own evaluations that work, newest first. */
export const useEvaluationShares = (id: string) => useQuery(queryOf(SHARES, { path: { id } }));

/** Makes a link that works for some days. Its token is told this once. */
export function useCreateShare(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (days: (typeof SHARE_DAYS)[number]) => callApiJson('post', SHARES, { path: { id }, json: { days } }),
    onSuccess: () => invalidate(cache, queryKey(SHARES, { path: { id } })),
  });
}

/** Takes a link back. */
export function useDeleteShare(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (share: string) =>
      callApi('delete', '/api/pitch-decks/evaluations/{id}/shares/{share}/', { path: { id, share } }),
    onSuccess: () => invalidate(cache, queryKey(SHARES, { path: { id } }), queryKey(SHARED)),
  });
}

/** An evaluation by a link to it. Its failure: 404 when the link works no more. */
export const useSharedEvaluation = (token: string) =>
  useQuery(queryOf(SHARED, { path: { token } }, { anonymous: true }));
