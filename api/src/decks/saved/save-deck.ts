import { randomUUID } from 'node:crypto';
import { DECK_LIMITS, SAVED_DECKS_MAX } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { atomically } from '../../platform/database/open.ts';
import type { SavedDeckRow } from '../../platform/database/tables.ts';
import { waitForTurn } from '../../platform/database/turns.ts';
import { deckChanged, invalidFields, notFound } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { keepEarlier } from '../versions/deck-versions.ts';
import { countSavedDecks, findSavedDeck, insertSavedDeck, updateSavedDeck } from './repository.ts';
import type { NewSavedDeck, SavedDeckPatch } from './schemas.ts';

const FULL = `You can keep at most ${SAVED_DECKS_MAX} decks. Delete one first.`;

/**
 * Checks that the user can save one more deck.
 * @throws {Failure} validation_failed when the limit is reached
 */
export async function checkStorageQuota({ db }: Pick<Context, 'db'>, userId: number): Promise<void> {
  if ((await countSavedDecks(db, userId)) >= SAVED_DECKS_MAX) throw invalidFields({ name: [FULL] });
}

/**
 * Saves a new deck.
 * @throws {Failure} validation_failed when the limit is reached
 */
export async function createDeck(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  { name, company_name, content }: z.output<typeof NewSavedDeck>,
): Promise<SavedDeckRow> {
  const at = clock().toISOString();
  const deck: SavedDeckRow = {
    id: randomUUID(),
    user_id: userId,
    name,
    company_name,
    total_slides: content.slides.length,
    content: JSON.stringify(content),
    revision: 1,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
  await atomically(db, async (tx) => {
    await waitForTurn(tx, `saved-decks ${userId}`);
    await checkStorageQuota({ db: tx }, userId);
    await insertSavedDeck(tx, deck);
  });
  return deck;
}

async function find({ db }: Context, userId: number, id: string): Promise<SavedDeckRow> {
  const deck = await findSavedDeck(db, userId, id);
  if (!deck) throw notFound('Deck');
  return deck;
}

/**
 * Updates a deck. If a revision is given, it does not overwrite a change made in the meantime.
 * @throws {Failure} not_found or deck_changed
 */
export async function changeDeck(
  context: Context,
  userId: number,
  id: string,
  { revision, content, ...rest }: z.output<typeof SavedDeckPatch>,
): Promise<SavedDeckRow> {
  const deck = await find(context, userId, id);
  if (revision !== undefined && revision !== deck.revision) throw deckChanged();
  return await atomically(context.db, async (tx) => {
    const changed = await updateSavedDeck(tx, deck, {
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
      ...(content && { content: JSON.stringify(content), total_slides: content.slides.length }),
      updated_at: context.clock().toISOString(),
    });
    if (!changed) throw deckChanged();
    if (changed.content !== deck.content) await keepEarlier({ ...context, db: tx }, deck);
    return changed;
  });
}

/**
 * Copies a deck.
 * @throws {Failure} not_found, or validation_failed when the limit is reached
 */
export async function duplicateDeck(context: Context, userId: number, id: string): Promise<SavedDeckRow> {
  const { name, company_name, content } = await find(context, userId, id);
  const suffix = ' (copy)';
  const copy = `${name.slice(0, DECK_LIMITS.name - suffix.length)}${suffix}`;
  return await createDeck(context, userId, { name: copy, company_name, content: JSON.parse(content) });
}
