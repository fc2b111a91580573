import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson } from './client/client.ts';
import type { DeckDocument, SavedDeck } from './contract.ts';
import { invalidate, pageQuery, queryKey, queryOf } from './query-keys.ts';

const DECKS = '/api/pitch-decks/assistant/saved-decks/';
const DECK = '/api/pitch-decks/assistant/saved-decks/{id}/';

/**
 * One page of the decks one has saved, the latest change first; the previous page stays while the next one loads. Asks
 * nothing unless `enabled`.
 */
export const useSavedDecks = (page: number, pageSize: number, enabled = true) =>
  useQuery({ ...pageQuery(DECKS, { page, page_size: pageSize }), enabled });

/** One of the decks one has saved. Its failure: 404 when there is none, or when it is somebody else's. */
export const useSavedDeck = (id: string) => useQuery({ ...queryOf(DECK, { path: { id } }), gcTime: 0 });

/** One of the decks one has saved, as the server has it now. */
export const readSavedDeck = (id: string): Promise<SavedDeck> => callApiJson('get', DECK, { path: { id } });

/** What is saved of a deck. */
export interface DeckToSave {
  name: string;
  company_name: string;
  content: DeckDocument;
}

/** Saves a new deck. */
export const createSavedDeck = (deck: DeckToSave): Promise<SavedDeck> => callApiJson('post', DECKS, { json: deck });

/**
 * Saves a deck over the revision that was read.
 * @throws {ApiError} `deck_changed` when another revision is stored meanwhile; nothing is overwritten then
 */
export const changeSavedDeck = (id: string, revision: number, deck: Partial<DeckToSave>): Promise<SavedDeck> =>
  callApiJson('patch', DECK, { path: { id }, json: { ...deck, revision } });

/** Has the lists of saved decks read anew, after one was changed outside of them. */
export function useSavedDecksChanged() {
  const cache = useQueryClient();
  return () => invalidate(cache, queryKey(DECKS));
}

/** What can be done with a saved deck from a list. A deleted one can be restored for a day. */
export function useSavedDeckChanges() {
  const cache = useQueryClient();
  const settle = { onSettled: () => invalidate(cache, queryKey(DECKS), queryKey(DECK)) };
  return {
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        callApiJson('patch', DECK, { path: { id }, json: { name } }),
      ...settle,
    }),
    duplicate: useMutation({
      mutationFn: (id: string) => callApiJson('post', `${DECK}duplicate/`, { path: { id } }),
      ...settle,
    }),
    remove: useMutation({ mutationFn: (id: string) => callApi('delete', DECK, { path: { id } }), ...settle }),
    restore: useMutation({
      mutationFn: (id: string) => callApiJson('post', `${DECK}restore/`, { path: { id } }),
      ...settle,
    }),
  };
}
