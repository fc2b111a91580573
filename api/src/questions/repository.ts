import { atomically, type Db } from '../platform/database/open.ts';
import { statement } from '../platform/database/statement.ts';
import type { QuestionRow } from '../platform/database/tables.ts';

/** A user's question set, in order. */
export const listQuestions = (db: Db, userId: number) => questions.all(db, { userId });

const questions = statement((db, { userId }: { userId: number }) =>
  db.selectFrom('questions').selectAll().where('user_id', '=', userId).orderBy('position'),
);

/** Rows per statement, because engines limit the number of parameters. */
const BATCH = 500;

/** Replaces a whole set in one transaction. */
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

/** Which of these ids belong to another user. */
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
