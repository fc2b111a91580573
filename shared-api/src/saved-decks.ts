import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type { DeckDocument, SavedDeck, SavedDeckPage } from './contract.ts';

const KEY = ['saved-decks'];
const BASE = 'pitch-decks/assistant/saved-decks/';

const pathOf = (id: string) => `${BASE}${encodeURIComponent(id)}/`;

/** One page of the decks one has saved, the latest change first; the previous page stays while the next one loads. */
export const useSavedDecks = (page: number, pageSize: number) =>
  useQuery({
    queryKey: [...KEY, 'list', page, pageSize],
    queryFn: ({ signal }) => callJson<SavedDeckPage>(BASE, { searchParams: { page, page_size: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

/** One of the decks one has saved. Its failure: 404 when there is none, or when it is somebody else's. */
export const useSavedDeck = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => readSavedDeck(id, signal),
    gcTime: 0,
  });

/** One of the decks one has saved, as the server has it now. */
export const readSavedDeck = (id: string, signal?: AbortSignal): Promise<SavedDeck> =>
  callJson<SavedDeck>(pathOf(id), signal ? { signal } : {});

/** What is saved of a deck. */
export interface DeckToSave {
  name: string;
  company_name: string;
  content: DeckDocument;
}

/** Saves a new deck. */
export const createSavedDeck = (deck: DeckToSave): Promise<SavedDeck> =>
  callJson<SavedDeck>(BASE, { method: 'post', json: deck });

/**
 * Saves a deck over the revision that was read.
 * @throws {ApiError} `deck_changed` when another revision is stored meanwhile; nothing is overwritten then
 */
export const changeSavedDeck = (id: string, revision: number, deck: Partial<DeckToSave>): Promise<SavedDeck> =>
  callJson<SavedDeck>(pathOf(id), { method: 'patch', json: { ...deck, revision } });

/** Has the lists of saved decks read anew, after one was changed outside of them. */
export function useSavedDecksChanged() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: [...KEY, 'list'] });
}

/** What can be done with a saved deck from a list. A deleted one can be restored for a day. */
export function useSavedDeckChanges() {
  const cache = useQueryClient();
  const settle = { onSettled: () => cache.invalidateQueries({ queryKey: KEY }) };
  return {
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        callJson<SavedDeck>(pathOf(id), { method: 'patch', json: { name } }),
      ...settle,
    }),
    duplicate: useMutation({
      mutationFn: (id: string) => callJson<SavedDeck>(`${pathOf(id)}duplicate/`, { method: 'post' }),
      ...settle,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(pathOf(id), { method: 'delete' }), ...settle }),
    restore: useMutation({
      mutationFn: (id: string) => callJson<SavedDeck>(`${pathOf(id)}restore/`, { method: 'post' }),
      ...settle,
    }),
  };
}
