import type { Db } from '../../platform/database/open.ts';
import type { EvaluationShareRow } from '../../platform/database/tables.ts';

export const insertShare = (db: Db, share: EvaluationShareRow) =>
  db.insertInto('evaluation_shares').values(share).execute();

/** The active share links of an evaluation, newest first. */
export const listShares = (db: Db, evaluationId: string, now: Date) =>
  db
    .selectFrom('evaluation_shares')
    .selectAll()
    .where('evaluation_id', '=', evaluationId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Returns false when the evaluation has no such link. */
export async function deleteShare(db: Db, evaluationId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('evaluation_shares')
    .where('id', '=', id)
    .where('evaluation_id', '=', evaluationId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The evaluation that an active link opens. */
export const findSharedEvaluation = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('evaluations')
    .innerJoin('evaluation_shares', 'evaluation_shares.evaluation_id', 'evaluations.id')
    .innerJoin('users', 'users.id', 'evaluations.user_id')
    .selectAll('evaluations')
    .select('evaluation_shares.expires_at as share_expires_at')
    .where('evaluation_shares.token_hash', '=', tokenHash)
    .where('evaluation_shares.expires_at', '>', now.toISOString())
    .where('users.deletion_due_at', 'is', null)
    .executeTakeFirst();

export const noteShareOpened = (db: Db, tokenHash: string, now: Date) =>
  db
    .updateTable('evaluation_shares')
    .set({ last_opened_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
