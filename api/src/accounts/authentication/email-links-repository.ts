import { atomically, type Db } from '../../platform/database/open.ts';
import type { LinkPurpose } from '../../platform/database/tables.ts';
import { hashToken } from '../../platform/security/secrets.ts';

interface NewLink {
  purpose: LinkPurpose;
  token: string;
  user: { id: number; email: string };
  /** When the email with the link was asked for. */
  requestedAt: Date;
  now: Date;
  lifetimeMs: number;
}

/**
 * Creates a link, which replaces all earlier ones for the same purpose. A link that is created again, because its email
 * is sent again, stays as it is and lasts longer. Returns false when it was used, or replaced by a later one.
 */
export const createLink = (db: Db, { purpose, token, user, requestedAt, now, lifetimeMs }: NewLink): Promise<boolean> =>
  atomically(db, async (tx) => {
    const expires_at = new Date(now.getTime() + lifetimeMs).toISOString();
    const known = await findLink(tx, purpose, token);
    if (known) {
      if (known.used_at !== null) return false;
      await tx.updateTable('mail_links').set({ expires_at }).where('hash', '=', known.hash).execute();
      return true;
    }
    const later = await tx
      .selectFrom('mail_links')
      .select('hash')
      .where('purpose', '=', purpose)
      .where('user_id', '=', user.id)
      .where('created_at', '>', requestedAt.toISOString())
      .executeTakeFirst();
    if (later) return false;
    await forgetLinks(tx, purpose, user.id);
    await tx
      .insertInto('mail_links')
      .values({
        hash: hashToken(token),
        purpose,
        user_id: user.id,
        email: user.email,
        created_at: requestedAt.toISOString(),
        expires_at,
        used_at: null,
      })
      .execute();
    return true;
  });

export const findLink = (db: Db, purpose: LinkPurpose, token: string) =>
  db
    .selectFrom('mail_links')
    .selectAll()
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Marks a link as used. Returns false when it was used before. */
export async function takeLink(db: Db, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_links')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a user's unused links. */
export const forgetLinks = (db: Db, purpose: LinkPurpose, userId: number) =>
  db
    .deleteFrom('mail_links')
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
