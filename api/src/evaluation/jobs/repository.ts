import type { Db } from '../../platform/database/open.ts';
import type { EvaluationRunRow, NewEvaluationRun } from '../../platform/database/tables.ts';

/** Which taking of which run. Who has lost it to another taking changes nothing any more. */
export interface Lease {
  hash: string;
  holder: string;
}

/** Keeps a new run. Returns false when there is one of this token already. */
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

/** Says that the work goes on. Returns false when it is no longer one's own: it was cancelled, or another has it. */
export async function renewLease(db: Db, held: Lease, until: string, progress: string | null): Promise<boolean> {
  const { numUpdatedRows } = await heldBy(db, held).set({ lease_until: until, progress }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a run of one's own. Returns false as `renewLease`. */
export async function endJob(
  db: Db,
  held: Lease,
  end: Pick<EvaluationRunRow, 'state' | 'expires_at'> & Partial<Pick<EvaluationRunRow, 'evaluation_id' | 'failure'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await heldBy(db, held).set(end).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Leaves a run of one's own to whoever takes it up from a moment on; this taking does not count. */
export const releaseJob = (db: Db, held: Lease, from: string) =>
  heldBy(db, held)
    .set((run) => ({ lease_until: from, attempts: run('attempts', '-', 1) }))
    .execute();

/** Cancels a run, whoever has it. Returns false when it is not under way. */
export async function cancelJobRow(db: Db, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await underWay(db, tokenHash).set({ state: 'cancelled' }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose server is not heard of any more. What was begun least often comes first, so that one that ends servers is last. */
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

/** Nobody has any run any more. */
export const expireLeases = (db: Db, now: Date) =>
  db.updateTable('evaluation_runs').set({ lease_until: now.toISOString() }).where('state', '=', 'working').execute();

const lapsed = (db: Db, tokenHash: string, now: Date) =>
  underWay(db, tokenHash).where('lease_until', '<=', now.toISOString());

/** Takes a run up that nobody has any more. Returns false when somebody else was faster. */
export async function acquireLease(db: Db, { hash, holder }: Lease, now: Date, until: string): Promise<boolean> {
  const { numUpdatedRows } = await lapsed(db, hash, now)
    .set((run) => ({ holder, lease_until: until, attempts: run('attempts', '+', 1) }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets a run rest that nobody has any more. Returns false when somebody else was faster. */
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

/** The decks of a person's jobs that are not finished. */
export const listWorkingJobsOf = (db: Db, userId: number) =>
  db
    .selectFrom('evaluation_runs')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('state', '=', 'working')
    .execute();
