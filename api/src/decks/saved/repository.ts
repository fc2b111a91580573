import type { Updateable } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Database, SavedDeckRow } from '../../platform/database/tables.ts';
import type { Page } from '../../platform/http/schemas.ts';

const SUMMARY = ['id', 'name', 'company_name', 'total_slides', 'created_at', 'updated_at'] as const;

const own = (db: Db, userId: number) =>
  db.selectFrom('saved_decks').where('user_id', '=', userId).where('deleted_at', 'is', null);

/** A user's saved decks, last changed first. */
export async function listSavedDecks(db: Db, userId: number, page: Page | null) {
  const rows = own(db, userId).select(SUMMARY).orderBy('updated_at', 'desc').orderBy('id', 'desc');
  const results = await (page ? rows.limit(page.limit).offset(page.offset) : rows).execute();
  return { count: await countSavedDecks(db, userId), results };
}

export async function countSavedDecks(db: Db, userId: number): Promise<number> {
  const { count } = await own(db, userId)
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findSavedDeck = (db: Db, userId: number, id: string) => savedDeck.first(db, { userId, id });

const savedDeck = statement((db, { userId, id }: { userId: number; id: string }) =>
  own(db, userId).selectAll().where('id', '=', id),
);

export const insertSavedDeck = (db: Db, deck: SavedDeckRow) => db.insertInto('saved_decks').values(deck).execute();

/** Updates a deck if it still has the revision that was read; otherwise returns null. */
export async function updateSavedDeck(
  db: Db,
  { id, revision }: Pick<SavedDeckRow, 'id' | 'revision'>,
  changes: Updateable<Database['saved_decks']>,
): Promise<SavedDeckRow | null> {
  const row = await db
    .updateTable('saved_decks')
    .set({ ...changes, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns false when the deck does not exist or belongs to another user. */
export async function deleteSavedDeck(db: Db, userId: number, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_decks')
    .set({ deleted_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Restores a deck that was deleted after the given time. */
export const restoreSavedDeck = (db: Db, userId: number, id: string, deletedAfter: Date) =>
  db
    .updateTable('saved_decks')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', '>', deletedAfter.toISOString())
    .returningAll()
    .executeTakeFirst();

/** All saved decks of a user, without deleted ones, oldest first. */
export const listAllSavedDecks = (db: Db, userId: number) =>
  db
    .selectFrom('saved_decks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
