import { ApiError, changeSavedDeck, readSavedDeck, type SavedDeck } from '@northlight/shared-api';
import type { EditedDeck } from '../editor/deck.ts';
import { isSame } from './is-same.ts';

/** Whether the server rejected the save because the deck was saved elsewhere in the meantime. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'deck_changed';

/** A name may be empty while it is being edited; the stored name stays until then. */
const sendable = ({ name, ...rest }: EditedDeck) => (name.trim() === '' ? rest : { ...rest, name });

const isStored = (stored: SavedDeck, { name, company_name, content }: EditedDeck) =>
  stored.name === name.trim() && stored.company_name === company_name.trim() && isSame(stored.content, content);

/**
 * Saves a deck over the revision it is based on. A save may have succeeded without its response arriving, for example
 * when a tab was closed. Then the stored deck is the user's own, which is no conflict.
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
