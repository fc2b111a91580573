import { deckStorageFull, notFound, visitorStorageFull } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { removeDeckOf, removeEvaluationOf } from '../results/remove-evaluation.ts';
import { findEvaluation, forgetDeck, listUnclaimed } from '../results/repository.ts';
import { bytesKept } from './repository.ts';

const MB = 1024 * 1024;

/** In bytes, as much as evaluations may keep: of an account, or of all visitors together. */
export const storageQuotaOf = ({ config }: Pick<Context, 'config'>, ownerId: number | null): number =>
  (ownerId === null ? config.visitorDeckStorageMb : config.deckStorageMb) * MB;

/**
 * Refuses what no room is left for: nothing that is kept ever makes way by itself.
 * @param size of the deck that comes, in bytes; 0 when it is counted already
 * @throws {Failure} deck_storage_full or visitor_storage_full
 */
export async function checkStorageQuota(
  context: Pick<Context, 'config' | 'db'>,
  ownerId: number | null,
  size: number,
): Promise<void> {
  const most = storageQuotaOf(context, ownerId);
  const kept = await bytesKept(context.db, ownerId);
  if (kept + size <= most) return;
  throw ownerId === null ? visitorStorageFull() : deckStorageFull(Math.round(kept / MB), Math.round(most / MB));
}

/**
 * Makes room: the deck of an evaluation goes, with its slides and what was read out of it; the results stay.
 * @throws {Failure} not_found
 */
export async function removeDeck(
  context: Pick<Context, 'db' | 'files' | 'slides'>,
  userId: number,
  id: string,
): Promise<void> {
  const evaluation = await findEvaluation(context.db, userId, id);
  if (!evaluation?.file_key) throw notFound('Deck');
  await forgetDeck(context.db, id);
  await removeDeckOf(context, evaluation.file_key);
}

/** Removes what visitors did not claim in time, with its decks. */
export async function removeUnclaimed(context: Context): Promise<void> {
  for (const evaluation of await listUnclaimed(context.db, context.clock()))
    await removeEvaluationOf(context, evaluation);
}
