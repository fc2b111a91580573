import { atomically, type Db } from '../platform/database/open.ts';
import type { QuestionRow } from '../platform/database/tables.ts';

/** One's question set, in order. */
export const listQuestions = (db: Db, userId: number) =>
  db.selectFrom('questions').selectAll().where('user_id', '=', userId).orderBy('position').execute();

/** Rows that fit into one statement: engines bound how many values it may carry. */
const BATCH = 500;

/** Replaces a whole set at once. */
export const replaceQuestions = (db: Db, userId: number, rows: QuestionRow[]) =>
  atomically(db, async (tx) => {
    await tx.deleteFrom('questions').where('user_id', '=', userId).execute();
    for (let start = 0; start < rows.length; start += BATCH) {
      await tx
        .insertInto('questions')
        .values(rows.slice(start, start + BATCH))
        .execute();
    }
  });

/** Which of these ids belong to somebody else. */
export async function idsOfOthers(db: Db, userId: number, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '!=', userId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function deleteQuestions(db: Db, userId: number, ids: string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('questions')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
