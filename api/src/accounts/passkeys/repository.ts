import type { Db } from '../../platform/database/open.ts';
import type { PasskeyRow } from '../../platform/database/tables.ts';

/** All passkeys of an account, the oldest first. */
export const listPasskeys = (db: Db, userId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

export const findPasskey = (db: Db, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores a passkey. Returns false when its id is taken. */
export async function insertPasskey(db: Db, passkey: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records that a passkey has signed. */
export const touchPasskey = (db: Db, id: string, use: Pick<PasskeyRow, 'sign_count' | 'is_synced' | 'last_used_at'>) =>
  db.updateTable('passkeys').set(use).where('id', '=', id).execute();

/** Deletes a passkey. Returns false when the account has no such passkey. */
export async function deletePasskey(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Marks a challenge as used. Returns false when it was used before. */
export async function takeChallenge(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_passkey_challenges')
    .values({ hash, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
