import type { Db } from '../../platform/database/open.ts';
import type { Database, UserRow } from '../../platform/database/tables.ts';

/** True while a former custom URL of another user is reserved for them. */
export async function isReservedForOther(db: Db, slug: string, { id }: Pick<UserRow, 'id'>, now: Date) {
  const reserved = await db
    .selectFrom('former_slugs')
    .select('slug')
    .where('slug', '=', slug)
    .where('user_id', '!=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return reserved !== undefined;
}

/** The number of custom URLs that are reserved for a user besides the current one. */
export async function countFormerSlugs(db: Db, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('former_slugs')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Reserves a custom URL for its last holder. Replaces the entry of an earlier holder, if there still is one. */
export const addFormerSlug = (db: Db, { slug, user_id, expires_at }: Database['former_slugs']) =>
  db
    .insertInto('former_slugs')
    .values({ slug, user_id, expires_at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ user_id, expires_at }))
    .execute();

export const deleteFormerSlug = (db: Db, slug: string) =>
  db.deleteFrom('former_slugs').where('slug', '=', slug).execute();

/** The former custom URLs of a user, with the time at which each becomes available to others. */
export const listFormerSlugs = (db: Db, userId: number) =>
  db
    .selectFrom('former_slugs')
    .select(['slug', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .orderBy('slug')
    .execute();
