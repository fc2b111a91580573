import { ApiError, changeSavedDeck, readSavedDeck, type SavedDeck } from '@northlight/shared-api';
import type { EditedDeck } from '../editor/deck.ts';

/** Whether the server refused because the deck was saved elsewhere meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'deck_changed';

/** A name that is being rewritten may be empty for a while; the stored one stays meanwhile. */
const sendable = ({ name, ...rest }: EditedDeck) => (name.trim() === '' ? rest : { ...rest, name });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two values say the same, in whatever order their keys stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const isStored = (stored: SavedDeck, { name, company_name, content }: EditedDeck) =>
  stored.name === name.trim() && stored.company_name === company_name.trim() && isSame(stored.content, content);

/**
 * Saves a deck over the revision it rests on. A save may have arrived whose answer did not, as when a tab was closed:
 * what is stored then is one's own, and no conflict.
 */
export function createSender(deckId: string) {
  let last: EditedDeck | null = null;
  return async (deck: EditedDeck, revision: number): Promise<SavedDeck> => {
    const before = last;
    last = deck;
    try {
      return await changeSavedDeck(deckId, revision, sendable(deck));
    } catch (error) {
      if (!isConflict(error)) throw error;
      const stored = await readSavedDeck(deckId);
      if (isStored(stored, deck)) return stored;
      if (before && isStored(stored, before)) return await changeSavedDeck(deckId, stored.revision, sendable(deck));
      throw error;
    }
  };
}
