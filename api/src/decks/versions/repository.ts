import type { Db } from '../../platform/database/open.ts';
import type { SavedDeckVersionRow } from '../../platform/database/tables.ts';

const SUMMARY = ['id', 'label', 'revision', 'total_slides', 'saved_at', 'created_at'] as const;

const ofDeck = (db: Db, deckId: string) =>
  db.selectFrom('saved_deck_versions').where('saved_deck_id', '=', deckId).orderBy('revision', 'desc');

/** Earlier versions of a deck, latest first. */
export const listVersions = (db: Db, deckId: string) => ofDeck(db, deckId).select(SUMMARY).execute();

export const findVersion = (db: Db, deckId: string, id: string) =>
  ofDeck(db, deckId).selectAll().where('id', '=', id).executeTakeFirst();

/** Time of the latest version; null when there is none. */
export async function latestVersionAt(db: Db, deckId: string): Promise<string | null> {
  const latest = await db
    .selectFrom('saved_deck_versions')
    .where('saved_deck_id', '=', deckId)
    .select((e) => e.fn.max('created_at').as('at'))
    .executeTakeFirst();
  return latest?.at ?? null;
}

/** Stores a revision. If it is stored already and has no name, sets the given name. */
export const keepVersion = (db: Db, version: SavedDeckVersionRow) =>
  db
    .insertInto('saved_deck_versions')
    .values(version)
    .onConflict((c) => {
      const known = c.columns(['saved_deck_id', 'revision']);
      return version.label === null ? known.doNothing() : known.doUpdateSet({ label: version.label });
    })
    .execute();

export const findVersionOfRevision = (db: Db, deckId: string, revision: number) =>
  ofDeck(db, deckId).select(SUMMARY).where('revision', '=', revision).executeTakeFirst();

export async function countNamedVersions(db: Db, deckId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_deck_versions')
    .where('saved_deck_id', '=', deckId)
    .where('label', 'is not', null)
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the oldest unnamed versions beyond the limit. */
export async function trimVersions(db: Db, deckId: string, most: number): Promise<void> {
  const beyond = await ofDeck(db, deckId)
    .select('revision')
    .where('label', 'is', null)
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (!beyond) return;
  await db
    .deleteFrom('saved_deck_versions')
    .where('saved_deck_id', '=', deckId)
    .where('label', 'is', null)
    .where('revision', '<=', beyond.revision)
    .execute();
}

/** Returns false when the version does not exist. */
export async function deleteVersion(db: Db, deckId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_deck_versions')
    .where('saved_deck_id', '=', deckId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
