import type { Db } from '../../platform/database/open.ts';

export const findSecondFactor = (db: Db, userId: number) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Whether an authenticator app is set up and confirmed. */
export const hasApp = async (db: Db, userId: number): Promise<boolean> =>
  ((await findSecondFactor(db, userId))?.confirmed_at ?? null) !== null;

/** Whether an account has a second factor that is on: an authenticator app or a passkey. */
export const hasSecondFactor = async (db: Db, userId: number): Promise<boolean> =>
  (await hasApp(db, userId)) ||
  (await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).executeTakeFirst()) !== undefined;

/** Stores an unconfirmed secret and replaces an earlier unconfirmed one. */
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

/** Activates the second factor. */
export const confirmFactor = (db: Db, userId: number, now: Date) =>
  db.updateTable('second_factors').set({ confirmed_at: now.toISOString() }).where('user_id', '=', userId).execute();

/** Marks the code of a time step as used. Returns false when this or a later code was used before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a user's authenticator app, passkeys and recovery codes. */
export async function removeFactor(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** Deletes the authenticator app and passkeys that were added since. */
export async function removeFactorsSince(db: Db, userId: number, since: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', '>=', since).execute();
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ hash, user_id: userId })))
    .execute();
}

/** Deletes a recovery code. Returns false when it doesn't exist or was used before. */
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
