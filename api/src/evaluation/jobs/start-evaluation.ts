import { randomUUID } from 'node:crypto';
import type { ReceivedDeck } from '../../decks/storage/receive-deck.ts';
import { atomically } from '../../platform/database/open.ts';
import { evaluationStarted } from '../../platform/errors/failures.ts';
import { deleteStoredFiles } from '../../platform/files/delete-stored-file.ts';
import { displayName } from '../../platform/files/display-name.ts';
import { scan } from '../../platform/files/scan.ts';
import { forEach } from '../../platform/for-each.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import type { EngineName } from '../engine/types.ts';
import { checkStorageQuota } from '../quota/storage-quota.ts';
import { removeDeckOf } from '../results/remove-evaluation.ts';
import { deckKeyOf } from './evaluate-deck.ts';
import { evaluationJob, expiry } from './evaluation-job.ts';
import { endRun, findRun, insertRun, listRunsInProgress } from './repository.ts';

/** The owner of a new evaluation and the token by which it is found. */
export interface NewEvaluationRun {
  token: string;
  ownerId: number | null;
  /** Whose share of the deck readers it uses: an account or an address. */
  queueKey: string;
  engine?: EngineName | undefined;
}

/**
 * Starts an evaluation that continues without a waiting client and survives the end of this server. It can be found by
 * its token for a day. The deck is stored before the run, so that a worker always finds it.
 * @throws {Failure} evaluation_started, infected, deck_storage_full, visitor_storage_full or busy
 */
export async function startEvaluation(
  context: Context,
  { token, ownerId, queueKey, engine }: NewEvaluationRun,
  deck: Pick<ReceivedDeck, 'path' | 'filename' | 'size'>,
): Promise<void> {
  const { db, files, config, clock, jobs } = context;
  const hash = hashToken(token);
  const key = deckKeyOf(randomUUID());
  if (await findRun(db, hash)) throw evaluationStarted();
  await checkStorageQuota(context, ownerId, deck.size);
  await jobs.checkRoom(db, evaluationJob, queueKey);
  await scan(config.scanCommand, deck.path);
  await files.take(key, deck.path);
  try {
    await atomically(db, async (tx) => {
      const isNew = await insertRun(tx, {
        token_hash: hash,
        user_id: ownerId,
        original_filename: displayName(deck.filename),
        state: 'working',
        evaluation_id: null,
        failure: null,
        created_at: clock().toISOString(),
        expires_at: expiry(context),
        file_key: key,
        file_size: deck.size,
        engine: engine ?? null,
      });
      if (!isNew) throw evaluationStarted();
      // Check the quota again: uploads that arrived at the same time are now counted.
      await checkStorageQuota({ config, db: tx }, ownerId, 0);
      await jobs.add(tx, evaluationJob, { hash }, { key: hash, owner: queueKey });
    });
  } catch (error) {
    await deleteStoredFiles(files, [key], error);
    throw error;
  }
}

/** Cancels an evaluation, wherever it runs. Returns false when it is not in progress. */
export async function cancelEvaluation(context: Context, hash: string): Promise<boolean> {
  const { db, jobs } = context;
  const run = await findRun(db, hash);
  const isCancelled = await atomically(db, async (tx) => {
    if (!(await endRun(tx, hash, { state: 'cancelled' }))) return false;
    await jobs.cancel(tx, evaluationJob, hash);
    return true;
  });
  if (isCancelled && run?.file_key) await removeDeckOf(context, run.file_key);
  return isCancelled;
}

/** Adds the missing jobs of runs in progress, such as those that an earlier release has left behind. */
export async function adoptRuns({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await forEach(await listRunsInProgress(db), async ({ token_hash: hash, user_id }) => {
    const owner = user_id === null ? hash : `account ${user_id}`;
    await jobs.add(db, evaluationJob, { hash }, { key: hash, owner, isUnlimited: true });
  });
}
