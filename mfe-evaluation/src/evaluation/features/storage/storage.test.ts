import { expect, it } from '@jest/globals';
import type { DeckStorage, KeptDeck } from '@northlight/shared-api';
import { isNearlyFull, lacking, proposed } from './storage.ts';

const MB = 1024 * 1024;

const aDeck = (id: string, size: number, is_shared = false): KeptDeck => ({
  id,
  name: `${id}.pdf`,
  created_at: '2026-11-01T10:00:00.000Z',
  size: size * MB,
  is_shared,
});

const storage = (used: number, decks: KeptDeck[] = []): DeckStorage => ({ used: used * MB, limit: 100 * MB, decks });

it('a deck that fits takes no room from others', () => {
  expect(lacking(storage(60), 40 * MB)).toBe(0);
  expect(lacking(storage(60), 41 * MB)).toBe(MB);
});

it('it is said before there is no room left', () => {
  expect([79, 80, 100].map((used) => isNearlyFull(storage(used)))).toEqual([false, true, true]);
});

it('the oldest decks are proposed, as many as it takes, and none that a link shows', () => {
  const decks = [aDeck('a', 5), aDeck('b', 5, true), aDeck('c', 5), aDeck('d', 5)];
  expect(proposed(storage(100, decks), 6 * MB)).toEqual(['a', 'c']);
  expect(proposed(storage(100, decks), 0)).toEqual([]);
});
