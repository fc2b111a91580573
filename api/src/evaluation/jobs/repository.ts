import type { Db } from '../../platform/database/open.ts';
import type { EvaluationRunRow, NewEvaluationRun } from '../../platform/database/tables.ts';

/** Stores a new run. Returns false when a run with this token exists. */
export async function insertRun(db: Db, run: NewEvaluationRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('evaluation_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export const findRun = (db: Db, tokenHash: string) =>
  db.selectFrom('evaluation_runs').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** Ends a run. Returns false when it is not in progress. */
export async function endRun(
  db: Db,
  tokenHash: string,
  end: Pick<EvaluationRunRow, 'state'> & Partial<Pick<EvaluationRunRow, 'evaluation_id' | 'failure' | 'expires_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('evaluation_runs')
    .set(end)
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'working')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Runs in progress, oldest first. */
export const listRunsInProgress = (db: Db) =>
  db
    .selectFrom('evaluation_runs')
    .selectAll()
    .where('state', '=', 'working')
    .orderBy('created_at')
    .limit(1000)
    .execute();

/** Decks of a user's unfinished runs. */
export const listWorkingRunsOf = (db: Db, userId: number) =>
  db
    .selectFrom('evaluation_runs')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('state', '=', 'working')
    .execute();
