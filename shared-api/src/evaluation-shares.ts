import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type { EvaluationShare, NewEvaluationShare, SharedEvaluation } from './contract.ts';

/** Days for which a link may work. */
export const SHARE_DAYS = [1, 7, 30, 90] as const;

const keyOf = (id: string) => ['evaluation-shares', id];
const pathOf = (id: string) => `pitch-decks/evaluations/${encodeURIComponent(id)}/shares/`;

/** The links to one of one's own evaluations that work, newest first. */
export const useEvaluationShares = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callJson<EvaluationShare[]>(pathOf(id), { signal }),
  });

/** Makes a link that works for some days. Its token is told this once. */
export function useCreateShare(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (days: (typeof SHARE_DAYS)[number]) =>
      callJson<NewEvaluationShare>(pathOf(id), { method: 'post', json: { days } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Takes a link back. */
export function useDeleteShare(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (share: string) => call(`${pathOf(id)}${encodeURIComponent(share)}/`, { method: 'delete' }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** An evaluation by a link to it. Its failure: 404 when the link works no more. */
export const useSharedEvaluation = (token: string) =>
  useQuery({
    queryKey: ['shared-evaluation', token],
    queryFn: ({ signal }) =>
      callJson<SharedEvaluation>(`pitch-decks/shared-evaluations/${encodeURIComponent(token)}/`, {
        signal,
        anonymous: true,
      }),
  });
