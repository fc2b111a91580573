import type { Db } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { NewEvaluation } from '../../platform/database/tables.ts';
import type { Page } from '../../platform/http/schemas.ts';
import { hashToken } from '../../platform/security/secrets.ts';

export const insertEvaluation = (db: Db, evaluation: NewEvaluation) =>
  db.insertInto('evaluations').values(evaluation).execute();

const SUMMARY = [
  'id',
  'name',
  'original_filename',
  'overall_score',
  'overall_high',
  'page_count',
  'created_at',
] as const;

/** A user's evaluations, or only those of one file, newest first. */
export async function listEvaluations(db: Db, userId: number, page: Page | null, fileSha256?: string) {
  const own = db
    .selectFrom('evaluations')
    .where('user_id', '=', userId)
    .$if(fileSha256 !== undefined, (query) => query.where('file_sha256', '=', fileSha256 ?? ''));
  const rows = own.select(SUMMARY).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const results = await (page ? rows.limit(page.limit).offset(page.offset) : rows).execute();
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), results };
}

export const findEvaluation = (db: Db, userId: number, id: string) => ownEvaluation.first(db, { userId, id });

const ownEvaluation = statement((db, { userId, id }: { userId: number; id: string }) =>
  db.selectFrom('evaluations').selectAll().where('id', '=', id).where('user_id', '=', userId),
);

/** An evaluation of any owner. The caller must check access. */
export const findAnyEvaluation = (db: Db, id: string) =>
  db.selectFrom('evaluations').selectAll().where('id', '=', id).executeTakeFirst();

export const findLatestEvaluation = (db: Db, userId: number) =>
  db
    .selectFrom('evaluations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Renames an evaluation; null restores the file name. Returns undefined when it does not exist. */
export const renameEvaluation = (db: Db, userId: number, id: string, name: string | null) =>
  db
    .updateTable('evaluations')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Removes the reference to the deck; the results stay. */
export const forgetDeck = (db: Db, id: string) =>
  db.updateTable('evaluations').set({ file_key: null, file_size: null }).where('id', '=', id).execute();

export const deleteEvaluation = (db: Db, id: string) => db.deleteFrom('evaluations').where('id', '=', id).execute();

/** Moves unclaimed evaluations into an account. Returns how many. */
export async function claimEvaluations(db: Db, userId: number, tokens: string[], now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('evaluations')
    .set({ user_id: userId, claim_hash: null, claim_expires_at: null })
    .where('claim_hash', 'in', tokens.map(hashToken))
    .where('claim_expires_at', '>', now.toISOString())
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Visitors' evaluations that nobody claimed in time. */
export const listUnclaimed = (db: Db, now: Date) =>
  db
    .selectFrom('evaluations')
    .selectAll()
    .where('user_id', 'is', null)
    .where('claim_expires_at', '<=', now.toISOString())
    .limit(200)
    .execute();

/** All evaluations of a user, oldest first. */
export const listAllEvaluations = (db: Db, userId: number) =>
  db.selectFrom('evaluations').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
