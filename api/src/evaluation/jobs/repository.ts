import type { Db } from '../../platform/database/open.ts';
import type { EvaluationRunRow, NewEvaluationRun } from '../../platform/database/tables.ts';

/** Identifies one lease of a job. A worker whose lease has expired must not write. */
export interface Lease {
  hash: string;
  holder: string;
}

/** Stores a new job. Returns false when a job with this token exists. */
export async function insertJob(db: Db, run: NewEvaluationRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('evaluation_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export const findJob = (db: Db, tokenHash: string) =>
  db.selectFrom('evaluation_runs').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

export const deleteJob = (db: Db, tokenHash: string) =>
  db.deleteFrom('evaluation_runs').where('token_hash', '=', tokenHash).execute();

const underWay = (db: Db, tokenHash: string) =>
  db.updateTable('evaluation_runs').where('token_hash', '=', tokenHash).where('state', '=', 'working');

const heldBy = (db: Db, { hash, holder }: Lease) => underWay(db, hash).where('holder', '=', holder);

/** Renews a lease. Returns false when it is lost: the job was cancelled, or another server has it. */
export async function renewLease(db: Db, held: Lease, until: string, progress: string | null): Promise<boolean> {
  const { numUpdatedRows } = await heldBy(db, held).set({ lease_until: until, progress }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a job while holding its lease. Returns false as `renewLease`. */
export async function endJob(
  db: Db,
  held: Lease,
  end: Pick<EvaluationRunRow, 'state' | 'expires_at'> & Partial<Pick<EvaluationRunRow, 'evaluation_id' | 'failure'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await heldBy(db, held).set(end).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases a job so that any server can take it from the given time on. The attempt is not counted. */
export const releaseJob = (db: Db, held: Lease, from: string) =>
  heldBy(db, held)
    .set((run) => ({ lease_until: from, attempts: run('attempts', '-', 1) }))
    .execute();

/** Cancels a job, whichever server runs it. Returns false when it is not in progress. */
export async function cancelJobRow(db: Db, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await underWay(db, tokenHash).set({ state: 'cancelled' }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Jobs whose lease has expired. Those with the fewest attempts come first, so that a deck that crashes servers comes
 * last.
 */
export const listJobsWithExpiredLease = (db: Db, now: Date) =>
  db
    .selectFrom('evaluation_runs')
    .selectAll()
    .where('state', '=', 'working')
    .where('lease_until', '<=', now.toISOString())
    .orderBy('attempts')
    .orderBy('created_at')
    .limit(100)
    .execute();

/** Expires the leases of all running jobs. */
export const expireLeases = (db: Db, now: Date) =>
  db.updateTable('evaluation_runs').set({ lease_until: now.toISOString() }).where('state', '=', 'working').execute();

const lapsed = (db: Db, tokenHash: string, now: Date) =>
  underWay(db, tokenHash).where('lease_until', '<=', now.toISOString());

/** Leases a job whose lease has expired. Returns false when another server was faster. */
export async function acquireLease(db: Db, { hash, holder }: Lease, now: Date, until: string): Promise<boolean> {
  const { numUpdatedRows } = await lapsed(db, hash, now)
    .set((run) => ({ holder, lease_until: until, attempts: run('attempts', '+', 1) }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a job with an expired lease as failed. Returns false when another server was faster. */
export async function failJob(
  db: Db,
  tokenHash: string,
  now: Date,
  end: { failure: string; expires_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await lapsed(db, tokenHash, now)
    .set({ ...end, state: 'failed' })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Decks of a user's unfinished jobs. */
export const listWorkingJobsOf = (db: Db, userId: number) =>
  db
    .selectFrom('evaluation_runs')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('state', '=', 'working')
    .execute();
