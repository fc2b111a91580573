import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson } from './client/client.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';

const VERSIONS = '/api/pitch-decks/assistant/saved-decks/{id}/versions/';

/** Earlier versions of a saved deck, the latest first. */
export const useDeckVersions = (deckId: string) =>
  useQuery({
    ...queryOf(VERSIONS, { path: { id: deckId } }),
    staleTime: 0,
  });

/** What can be done with the versions of a deck. */
export function useDeckVersionChanges(deckId: string) {
  const cache = useQueryClient();
  const versions = queryKey(VERSIONS, { path: { id: deckId } });
  return {
    name: useMutation({
      mutationFn: (label: string) => callApi('post', VERSIONS, { path: { id: deckId }, json: { label } }),
      onSettled: () => invalidate(cache, versions),
    }),
    restore: useMutation({
      mutationFn: (version: string) =>
        callApiJson('post', '/api/pitch-decks/assistant/saved-decks/{id}/versions/{version}/restore/', {
          path: { id: deckId, version },
        }),
      onSettled: () => invalidate(cache, versions, queryKey('/api/pitch-decks/assistant/saved-decks/')),
    }),
    remove: useMutation({
      mutationFn: (version: string) =>
        callApi('delete', '/api/pitch-decks/assistant/saved-decks/{id}/versions/{version}/', {
          path: { id: deckId, version },
        }),
      onSettled: () => invalidate(cache, versions),
    }),
  };
}
