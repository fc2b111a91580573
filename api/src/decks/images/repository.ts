import type { Db } from '../../platform/database/open.ts';
import type { SavedDeckImageRow } from '../../platform/database/tables.ts';

/** A user's images for saved decks, latest first. */
export const listDeckImages = (db: Db, userId: number) =>
  db
    .selectFrom('saved_deck_images')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .execute();

/** Those of the named images that the user owns. */
export const findDeckImages = async (db: Db, userId: number, names: readonly string[]) =>
  names.length === 0
    ? []
    : await db
        .selectFrom('saved_deck_images')
        .selectAll()
        .where('user_id', '=', userId)
        .where('name', 'in', names)
        .execute();

export const insertDeckImage = (db: Db, image: SavedDeckImageRow) =>
  db.insertInto('saved_deck_images').values(image).execute();

/** Counts a user's images and their bytes. */
export async function measureDeckImages(db: Db, userId: number): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('saved_deck_images')
    .where('user_id', '=', userId)
    .select((e) => [e.fn.countAll().as('count'), e.fn.sum('size').as('bytes')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0) };
}

/** The next images after a key. */
export const deckImagesAfter = (db: Db, key: string, limit: number) =>
  db
    .selectFrom('saved_deck_images')
    .select(['file_key', 'name', 'user_id', 'created_at', 'unused_since'])
    .where('file_key', '>', key)
    .orderBy('file_key')
    .limit(limit)
    .execute();

/** True when one of the user's decks, or an earlier version of one, shows the image. */
export async function isDeckImageShown(db: Db, userId: number, name: string): Promise<boolean> {
  const shown = `%"${name}"%`;
  const deck = await db
    .selectFrom('saved_decks as d')
    .leftJoin('saved_deck_versions as v', 'v.saved_deck_id', 'd.id')
    .select('d.id')
    .where('d.user_id', '=', userId)
    .where((e) => e.or([e('d.content', 'like', shown), e('v.content', 'like', shown)]))
    .limit(1)
    .executeTakeFirst();
  return deck !== undefined;
}

export const noteDeckImageUnused = (db: Db, key: string, since: string | null) =>
  db.updateTable('saved_deck_images').set({ unused_since: since }).where('file_key', '=', key).execute();

export const deleteDeckImage = (db: Db, key: string) =>
  db.deleteFrom('saved_deck_images').where('file_key', '=', key).execute();
