import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type { BenchmarkConsent, Benchmarks } from './contract.ts';
import type { Stage } from './rules/stages.ts';

const KEY = ['benchmarks'];

/** Where one of one's own evaluations stands among others'. */
export const useBenchmarks = (evaluationId: string) =>
  useQuery({
    queryKey: [...KEY, evaluationId],
    queryFn: ({ signal }) =>
      callJson<Benchmarks>(`pitch-decks/evaluations/${encodeURIComponent(evaluationId)}/benchmarks/`, { signal }),
  });

/** Lets the scores of one's latest evaluation count, or takes them out with null. */
export function useBenchmarkConsent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (stage: Stage | null): Promise<void> => {
      if (stage === null) await call('accounts/benchmarks/', { method: 'delete' });
      else await callJson<BenchmarkConsent>('accounts/benchmarks/', { method: 'put', json: { stage } });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}
