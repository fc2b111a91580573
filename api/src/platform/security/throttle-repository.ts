import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/**
 * Changes a counter. Returns its value in the current window, and when the window ends.
 * @param amount whole number; a negative one never takes the counter below zero
 */
export async function countUse(db: Db, key: string, amount: number, now: Date, windowMs: number) {
  const at = now.toISOString();
  const resetsAt = new Date(now.getTime() + windowMs).toISOString();
  const first = Math.max(0, amount);
  return await db
    .insertInto('throttles')
    .values({ key, count: first, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttles.resets_at <= ${at} then ${sql.lit(first)} when throttles.count + ${sql.lit(amount)} < 0 then 0 else throttles.count + ${sql.lit(amount)} end`,
        resets_at: sql<string>`case when throttles.resets_at > ${at} then throttles.resets_at else ${resetsAt} end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}

/** Counts an attempt. Returns the number of attempts in the current window, and when it ends. */
export const countAttempt = (db: Db, key: string, now: Date, windowMs: number) => countUse(db, key, 1, now, windowMs);

export const forgetAttempts = (db: Db, key: string) => db.deleteFrom('throttles').where('key', '=', key).execute();
