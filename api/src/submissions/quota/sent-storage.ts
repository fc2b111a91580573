import type { Context } from '../../evaluation/context.ts';
import { atomically, type Db } from '../../platform/database/open.ts';
import { waitForTurn } from '../../platform/database/turns.ts';
import { allSentStorageFull, sentStorageFull } from '../../platform/errors/failures.ts';
import { bytesSent } from './repository.ts';

const MB = 1024 * 1024;

type Needed = Pick<Context, 'config' | 'db'>;

/** The storage quotas in bytes for sent decks and answer files, of an account and of everybody together. */
export const sentQuotas = ({ config }: Pick<Context, 'config'>) => ({
  account: config.sentStorageMb * MB,
  all: config.allSentStorageMb * MB,
});

/**
 * Throws when a file exceeds a quota. Sent decks are never deleted to free storage, because investors work with them.
 * @param size of the new file in bytes; 0 when it is counted already
 * @throws {Failure} sent_storage_full or all_sent_storage_full
 */
export async function checkSentStorage(context: Needed, founderId: number, size: number): Promise<void> {
  const { db, config } = context;
  const { account, all } = sentQuotas(context);
  if ((await bytesSent(db, founderId)) + size > account) throw sentStorageFull(account, config.providerEmail);
  if ((await bytesSent(db, null)) + size > all) throw allSentStorageFull();
}

/**
 * Throws when the files of one request alone exceed what an account may keep, so that an upload cannot fill the disk.
 * @throws {Failure} sent_storage_full
 */
export function checkUploadFits(context: Needed, files: readonly { size: number }[]): void {
  const { account } = sentQuotas(context);
  if (files.reduce((sum, { size }) => sum + size, 0) > account)
    throw sentStorageFull(account, context.config.providerEmail);
}

/**
 * Runs a write that adds files, and undoes it if they exceed a quota. Of two simultaneous writes that fit only one by
 * one, the second is refused.
 * @throws {Failure} sent_storage_full or all_sent_storage_full
 */
export const withinSentStorage = <T>(
  { db, config }: Needed,
  founderId: number,
  write: (tx: Db) => Promise<T>,
): Promise<T> =>
  atomically(db, async (tx) => {
    await waitForTurn(tx, 'sent-storage');
    const result = await write(tx);
    await checkSentStorage({ db: tx, config }, founderId, 0);
    return result;
  });
