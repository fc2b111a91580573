import type { Db } from '../../platform/database/open.ts';

export const findSecondFactor = (db: Db, userId: number) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Keeps a secret that does not count yet, instead of an earlier one. */
export const putPendingFactor = (db: Db, userId: number, secret: string, now: Date) =>
  db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, created_at: now.toISOString(), confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now.toISOString(), last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute();

/** Lets the second factor count from now on. */
export const confirmFactor = (db: Db, userId: number, now: Date) =>
  db.updateTable('second_factors').set({ confirmed_at: now.toISOString() }).where('user_id', '=', userId).execute();

/** Uses up the code of a step of time. False when it, or a later one, was used before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets a person's second factor, and the codes that replace it. */
export async function removeFactor(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ hash, user_id: userId })))
    .execute();
}

/** Uses a recovery code up. False when there is no such code, or no longer. */
export async function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
