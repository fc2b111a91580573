import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Counts an attempt. Returns how many there were in the current window, and when it ends. */
export async function countAttempt(db: Db, key: string, now: Date, windowMs: number) {
  const at = now.toISOString();
  const resetsAt = new Date(now.getTime() + windowMs).toISOString();
  return await db
    .insertInto('throttles')
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttles.resets_at > ${at} then throttles.count + 1 else 1 end`,
        resets_at: sql<string>`case when throttles.resets_at > ${at} then throttles.resets_at else ${resetsAt} end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}

export const forgetAttempts = (db: Db, key: string) => db.deleteFrom('throttles').where('key', '=', key).execute();
