import type { Db } from '../platform/database/open.ts';

/** Addresses of all demo accounts that were ever created here. */
export async function madeDemoAccounts(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('demo_accounts').select('email').execute();
  return new Set(rows.map(({ email }) => email));
}

export const noteDemoAccount = (db: Db, email: string, userId: number, now: Date) =>
  db
    .insertInto('demo_accounts')
    .values({ email, user_id: userId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();

/** True when at least one account exists. */
export const hasPeople = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/** True while a demo account, whose password is public, exists. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('demo_accounts')
    .innerJoin('users', 'users.id', 'demo_accounts.user_id')
    .select('users.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The id of the submission of this file from a founder to an investor.
 * @throws when there is none
 */
export async function findSentDeck(db: Db, founderId: number, investorId: number, filename: string): Promise<string> {
  const { id } = await db
    .selectFrom('submissions')
    .select('id')
    .where('founder_id', '=', founderId)
    .where('investor_id', '=', investorId)
    .where('original_filename', '=', filename)
    .executeTakeFirstOrThrow();
  return id;
}
