import { atomically, type Db } from '../../platform/database/open.ts';
import type { LinkPurpose } from '../../platform/database/tables.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';

interface NewLink {
  purpose: LinkPurpose;
  user: { id: number; email: string };
  now: Date;
  lifetimeMs: number;
}

/** Creates a link token, which replaces all earlier ones for the same purpose. */
export async function createLink(db: Db, { purpose, user, now, lifetimeMs }: NewLink): Promise<string> {
  const token = randomToken();
  await atomically(db, async (tx) => {
    await forgetLinks(tx, purpose, user.id);
    await tx
      .insertInto('mail_links')
      .values({
        hash: hashToken(token),
        purpose,
        user_id: user.id,
        email: user.email,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
        used_at: null,
      })
      .execute();
  });
  return token;
}

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
