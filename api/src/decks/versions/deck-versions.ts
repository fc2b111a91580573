import { randomUUID } from 'node:crypto';
import { ASSISTANT_LIMITS } from '@northlight/shared-api/rules';
import { atomically } from '../../platform/database/open.ts';
import type { SavedDeckRow, SavedDeckVersionRow } from '../../platform/database/tables.ts';
import { deckChanged, invalidFields, notFound } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { findSavedDeck, updateSavedDeck } from '../saved/repository.ts';
import {
  countNamedVersions,
  findVersion,
  findVersionOfRevision,
  keepVersion,
  latestVersionAt,
  trimVersions,
} from './repository.ts';

/** Minimum interval between automatic versions, in milliseconds. */
const INTERVAL = 10 * 60_000;

const FULL = `A deck keeps at most ${ASSISTANT_LIMITS.namedVersions} named versions. Delete one first.`;

type Parts = Pick<Context, 'db' | 'clock'>;

const versionOf = (deck: SavedDeckRow, label: string | null, at: Date): SavedDeckVersionRow => ({
  id: randomUUID(),
  saved_deck_id: deck.id,
  label,
  revision: deck.revision,
  total_slides: deck.total_slides,
  content: deck.content,
  saved_at: deck.updated_at,
  created_at: at.toISOString(),
});

async function keep({ db, clock }: Parts, deck: SavedDeckRow): Promise<void> {
  await keepVersion(db, versionOf(deck, null, clock()));
  await trimVersions(db, deck.id, ASSISTANT_LIMITS.versions);
}

/** Stores the deck as it was before a change, unless a recent version exists. */
export async function keepEarlier(parts: Parts, deck: SavedDeckRow): Promise<void> {
  const latest = await latestVersionAt(parts.db, deck.id);
  if (latest && parts.clock().getTime() - Date.parse(latest) < INTERVAL) return;
  await keep(parts, deck);
}

async function find({ db }: Parts, userId: number, id: string): Promise<SavedDeckRow> {
  const deck = await findSavedDeck(db, userId, id);
  if (!deck) throw notFound('Deck');
  return deck;
}

/**
 * Stores the current deck as a named version.
 * @throws {Failure} not_found, or validation_failed when the limit is reached
 */
export async function nameVersion(context: Parts, userId: number, id: string, label: string) {
  const deck = await find(context, userId, id);
  if ((await countNamedVersions(context.db, id)) >= ASSISTANT_LIMITS.namedVersions) {
    throw invalidFields({ label: [FULL] });
  }
  await keepVersion(context.db, versionOf(deck, label, context.clock()));
  const version = await findVersionOfRevision(context.db, id, deck.revision);
  if (!version) throw notFound('Version');
  return version;
}

/**
 * Replaces the deck with an earlier version. The current state is stored as a version first.
 * @throws {Failure} not_found, or deck_changed when somebody changed the deck at the same time
 */
export async function restoreVersion(
  context: Parts,
  userId: number,
  id: string,
  versionId: string,
): Promise<SavedDeckRow> {
  const deck = await find(context, userId, id);
  const version = await findVersion(context.db, id, versionId);
  if (!version) throw notFound('Version');
  return await atomically(context.db, async (tx) => {
    await keep({ ...context, db: tx }, deck);
    const restored = await updateSavedDeck(tx, deck, {
      content: version.content,
      total_slides: version.total_slides,
      updated_at: context.clock().toISOString(),
    });
    if (!restored) throw deckChanged();
    return restored;
  });
}
