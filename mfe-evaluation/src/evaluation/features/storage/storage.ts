import type { DeckStorage, KeptDeck } from '@northlight/shared-api';

/** The used share of the quota from which the warning shows. */
const NEARLY = 0.8;

/** Bytes to free before a deck of this size fits. */
export const lacking = ({ used, limit }: DeckStorage, size: number): number => Math.max(0, used + size - limit);

export const isNearlyFull = ({ used, limit }: DeckStorage): boolean => used >= limit * NEARLY;

export const sizeOf = (decks: readonly KeptDeck[]): number => decks.reduce((sum, { size }) => sum + size, 0);

/** The oldest decks that are not shared by a link, as many as needed. */
export function proposed({ decks }: DeckStorage, missing: number): string[] {
  const chosen: KeptDeck[] = [];
  for (const deck of decks) {
    if (sizeOf(chosen) >= missing) break;
    if (!deck.is_shared) chosen.push(deck);
  }
  return chosen.map(({ id }) => id);
}
