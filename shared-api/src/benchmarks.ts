import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './client/client.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';
import type { Stage } from './rules/stages.ts';

/** Where one of one's own evaluations stands among others'. */
export const useBenchmarks = (evaluationId: string) =>
  useQuery(queryOf('/api/pitch-decks/evaluations/{id}/benchmarks/', { path: { id: evaluationId } }));

/** Lets the scores of one's latest evaluation count, or takes them out with null. */
export function useBenchmarkConsent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (stage: Stage | null): Promise<void> => {
      if (stage === null) await callApi('delete', '/api/accounts/benchmarks/');
      else await callApi('put', '/api/accounts/benchmarks/', { json: { stage } });
    },
    onSuccess: () => invalidate(cache, queryKey('/api/pitch-decks/evaluations/{id}/benchmarks/')),
  });
}
