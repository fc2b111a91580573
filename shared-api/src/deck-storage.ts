import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './client/client.ts';
import { invalidateEvaluations } from './evaluations.ts';
import { queryKey, queryOf } from './query-keys.ts';

/** The decks that one's own evaluations keep, and the room for more. */
export const useDeckStorage = (enabled: boolean) =>
  useQuery({
    ...queryOf('/api/pitch-decks/evaluations/storage/'),
    enabled,
    staleTime: 0,
  });

/** Removes the decks of some of one's own evaluations; their results stay. */
export function useRemoveDecks() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await callApi('delete', '/api/pitch-decks/evaluations/{id}/deck/', { path: { id } });
    },
    // Also after a failure in the middle: what went before it is gone.
    onSettled: async (_data, _error, ids) => {
      const slides = ids.map((id) => queryKey('/api/pitch-decks/evaluations/{id}/slides/', { path: { id } }));
      for (const gone of [...slides, queryKey('/api/pitch-decks/shared-evaluations/{token}/slides/')]) {
        cache.removeQueries({ queryKey: gone });
      }
      await invalidateEvaluations(cache);
    },
  });
}
