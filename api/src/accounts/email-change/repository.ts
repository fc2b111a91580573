import { atomically, type Db } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Database, UserRow } from '../../platform/database/tables.ts';

type Change = Database['email_changes'];

/** Stores a pending change, which replaces the user's earlier one. */
export async function replacePendingChange(db: Db, change: Omit<Change, 'confirmed_at'>): Promise<void> {
  await atomically(db, async (tx) => {
    await deletePendingChange(tx, change.user_id);
    await tx
      .insertInto('email_changes')
      .values({ ...change, confirmed_at: null })
      .execute();
  });
}

export const deletePendingChange = (db: Db, userId: number) =>
  db.deleteFrom('email_changes').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();

/** A user's pending change, if its link has not expired. */
export const findPendingChange = (db: Db, userId: number, now: Date) =>
  pendingChange.first(db, { userId, now: now.toISOString() });

const pendingChange = statement((db, { userId, now }: { userId: number; now: string }) =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now),
);

/** A user, with the address that waits to be confirmed. */
export const findUserWithChange = (db: Db, userId: number, now: Date) =>
  userWithChange.first(db, { userId, now: now.toISOString() });

const userWithChange = statement((db, { userId, now }: { userId: number; now: string }) =>
  db
    .selectFrom('users')
    .leftJoin('email_changes', (join) =>
      join
        .onRef('email_changes.user_id', '=', 'users.id')
        .on('email_changes.confirmed_at', 'is', null)
        .on('email_changes.expires_at', '>', now),
    )
    .selectAll('users')
    .select('email_changes.new_email as pending_email')
    .where('users.id', '=', userId),
);

/** The change that the token of a link belongs to: a confirmation link while it is pending, then an undo link. */
export const findChange = (db: Db, tokenHash: string) =>
  db.selectFrom('email_changes').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** Gives a pending change a new link. Returns false when it is no longer pending. */
export async function renewLink(db: Db, { id }: Change, link: { tokenHash: string; expiresAt: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ token_hash: link.tokenHash, expires_at: link.expiresAt.toISOString() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a change as confirmed and replaces its link by the undo link. Returns false when the link was used before. */
export async function confirmChange(
  db: Db,
  { id, token_hash }: Change,
  { now, undo }: { now: Date; undo: { tokenHash: string; expiresAt: Date } },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ confirmed_at: now.toISOString(), token_hash: undo.tokenHash, expires_at: undo.expiresAt.toISOString() })
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Deletes a confirmed change with all that followed it, and the pending one. Returns false when it was undone before.
 */
export async function deleteChangesSince(db: Db, { id, user_id, confirmed_at }: Change): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('email_changes').where('id', '=', id).executeTakeFirst();
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', user_id)
    .where((where) => where.or([where('confirmed_at', 'is', null), where('confirmed_at', '>=', confirmed_at)]))
    .execute();
  return numDeletedRows === 1n;
}

/** True while an address can still be restored to a user other than this one, so that nobody else may take it. */
export async function isHeldForOther(db: Db, email: string, user: Pick<UserRow, 'id'> | null, now: Date) {
  const held = await db
    .selectFrom('email_changes')
    .select('id')
    .where('old_email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', now.toISOString())
    .where('user_id', '!=', user?.id ?? 0)
    .executeTakeFirst();
  return held !== undefined;
}

/** The address that an account had at a time, if it has changed since. */
export async function addressAt(db: Db, userId: number, at: string): Promise<string | undefined> {
  const next = await db
    .selectFrom('email_changes')
    .select('old_email')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>', at)
    .orderBy('confirmed_at')
    .executeTakeFirst();
  return next?.old_email;
}

/** All changes of a user that have not expired, without tokens. */
export const listChanges = (db: Db, userId: number) =>
  db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email', 'requested_at', 'confirmed_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('requested_at')
    .execute();
