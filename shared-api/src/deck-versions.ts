import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type { DeckVersionSummary, SavedDeck } from './contract.ts';

const deckPath = (id: string) => `pitch-decks/assistant/saved-decks/${encodeURIComponent(id)}/`;
const versionsKey = (id: string) => ['deck-versions', id];

/** Earlier versions of a saved deck, the latest first. */
export const useDeckVersions = (deckId: string) =>
  useQuery({
    queryKey: versionsKey(deckId),
    staleTime: 0,
    queryFn: ({ signal }) => callJson<DeckVersionSummary[]>(`${deckPath(deckId)}versions/`, { signal }),
  });

/** What can be done with the versions of a deck. */
export function useDeckVersionChanges(deckId: string) {
  const cache = useQueryClient();
  const settle = { onSettled: () => cache.invalidateQueries({ queryKey: versionsKey(deckId) }) };
  const versionPath = (version: string) => `${deckPath(deckId)}versions/${encodeURIComponent(version)}/`;
  return {
    name: useMutation({
      mutationFn: (label: string) => call(`${deckPath(deckId)}versions/`, { method: 'post', json: { label } }),
      ...settle,
    }),
    restore: useMutation({
      mutationFn: (version: string) => callJson<SavedDeck>(`${versionPath(version)}restore/`, { method: 'post' }),
      ...settle,
    }),
    remove: useMutation({
      mutationFn: (version: string) => call(versionPath(version), { method: 'delete' }),
      ...settle,
    }),
  };
}
