import { deckStorageFull, notFound, visitorStorageFull } from '../../platform/errors/failures.ts';
import { forEach } from '../../platform/for-each.ts';
import type { Context } from '../context.ts';
import { removeDeckOf, removeEvaluationOf } from '../results/remove-evaluation.ts';
import { findEvaluation, forgetDeck, listUnclaimed } from '../results/repository.ts';
import { bytesKept } from './repository.ts';

const MB = 1024 * 1024;

/** The storage quota in bytes, of an account or of all visitors together. */
export const storageQuotaOf = ({ config }: Pick<Context, 'config'>, ownerId: number | null): number =>
  (ownerId === null ? config.visitorDeckStorageMb : config.deckStorageMb) * MB;

/**
 * Throws when a deck exceeds the quota. Nothing stored is ever deleted automatically to free storage.
 * @param size of the new deck in bytes; 0 when it is counted already
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
  throw ownerId === null ? visitorStorageFull() : deckStorageFull(kept, most);
}

/**
 * Frees storage: deletes the deck of an evaluation with its slides and extracted text. The results stay.
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

/** Deletes visitors' evaluations that were not claimed in time, with their decks. */
export async function removeUnclaimed(context: Context): Promise<void> {
  await forEach(await listUnclaimed(context.db, context.clock()), (evaluation) =>
    removeEvaluationOf(context, evaluation),
  );
}
