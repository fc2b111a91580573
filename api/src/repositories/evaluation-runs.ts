import type { Db } from '../database/open.ts';
import type { EvaluationRunRow } from '../database/tables.ts';

/** Keeps a new run. Returns false when there is one of this token already. */
export async function insertRun(db: Db, run: EvaluationRunRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('evaluation_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export const findRun = (db: Db, tokenHash: string) =>
  db.selectFrom('evaluation_runs').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** Changes a run that is still under way. Returns false when it is not, or there is none. */
export async function changeRun(
  db: Db,
  tokenHash: string,
  changes: Partial<Pick<EvaluationRunRow, 'state' | 'evaluation_id' | 'failure' | 'expires_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('evaluation_runs')
    .set(changes)
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'working')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
