import type { DeckStorage, KeptDeck } from '@northlight/shared-api';

const MB = 1024 * 1024;

/** Said before it is full: from this share on. */
const NEARLY = 0.8;

/** A size in megabytes; anything that is there is at least a tenth of one. */
export const megabytes = (bytes: number): string => {
  const size = bytes / MB;
  return `${size >= 10 || size === 0 ? Math.round(size) : Math.max(0.1, Math.round(size * 10) / 10)} MB`;
};

/** What has to go before a deck of this size can come, in bytes. */
export const lacking = ({ used, limit }: DeckStorage, size: number): number => Math.max(0, used + size - limit);

export const isNearlyFull = ({ used, limit }: DeckStorage): boolean => used >= limit * NEARLY;

export const sizeOf = (decks: readonly KeptDeck[]): number => decks.reduce((sum, { size }) => sum + size, 0);

/** The oldest decks that no link shows, as many as it takes. */
export function proposed({ decks }: DeckStorage, missing: number): string[] {
  const chosen: KeptDeck[] = [];
  for (const deck of decks) {
    if (sizeOf(chosen) >= missing) break;
    if (!deck.is_shared) chosen.push(deck);
  }
  return chosen.map(({ id }) => id);
}
