import { randomUUID } from 'node:crypto';
import { importPptxJob } from '../decks/pptx-in/import-pptx-job.ts';
import { findSavedDeck } from '../decks/saved/repository.ts';
import { checkStorageQuota } from '../decks/saved/save-deck.ts';
import type { ReceivedDeck } from '../decks/storage/receive-deck.ts';
import type { SavedDeckRow } from '../platform/database/tables.ts';
import { internalFailure } from '../platform/errors/public-failure.ts';
import { displayName } from '../platform/files/display-name.ts';
import { scan } from '../platform/files/scan.ts';
import type { Context } from './context.ts';

/** The name of a deck after that of its file. */
const nameOf = (filename: string) =>
  displayName(filename)
    .replace(/\.pptx$/i, '')
    .trim() || 'Deck';

/**
 * Makes a saved deck of an uploaded PowerPoint file, which is not stored.
 * @throws {Failure} validation_failed when the user has too many decks, infected, busy or a code of PptxError
 */
export async function importDeck(
  context: Context,
  { path, filename }: Pick<ReceivedDeck, 'path' | 'filename'>,
  userId: number,
  leaving: AbortSignal,
): Promise<{ deck: SavedDeckRow; leftOut: string[] }> {
  const { config, files, jobs, db } = context;
  const owner = `account ${userId}`;
  await checkStorageQuota(context, userId);
  await jobs.checkRoom(db, importPptxJob, owner);
  await scan(config.scanCommand, path);
  // Stored only while it is read. What a killed server leaves is deleted as any file without a row.
  const key = `decks/${randomUUID()}.pptx`;
  try {
    await files.take(key, path);
    const data = { key, userId, name: nameOf(filename) };
    const { savedDeckId, leftOut } = await jobs.run(importPptxJob, data, { owner, signal: leaving });
    const deck = await findSavedDeck(db, userId, savedDeckId);
    if (!deck) throw internalFailure();
    return { deck, leftOut };
  } finally {
    await Promise.allSettled([files.remove(key)]);
  }
}
