import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type { DeckStorage } from './contract.ts';

const KEY = ['deck-storage'];

/** The decks that one's own evaluations keep, and the room for more. */
export const useDeckStorage = (enabled: boolean) =>
  useQuery({
    queryKey: KEY,
    enabled,
    staleTime: 0,
    queryFn: ({ signal }) => callJson<DeckStorage>('pitch-decks/evaluations/storage/', { signal }),
  });

/** Removes the decks of some of one's own evaluations; their results stay. */
export function useRemoveDecks() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await call(`pitch-decks/evaluations/${encodeURIComponent(id)}/deck/`, { method: 'delete' });
    },
    // Also after a failure in the middle: what went before it is gone.
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: KEY });
      await cache.invalidateQueries({ queryKey: ['evaluations'] });
    },
  });
}
