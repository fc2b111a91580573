import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type { SavedDeck, SavedDeckPage } from './contract.ts';

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
