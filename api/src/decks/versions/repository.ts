import type { Db } from '../../platform/database/open.ts';
import type { SavedDeckVersionRow } from '../../platform/database/tables.ts';

const SUMMARY = ['id', 'label', 'revision', 'total_slides', 'saved_at', 'created_at'] as const;

const ofDeck = (db: Db, deckId: string) =>
  db.selectFrom('saved_deck_versions').where('saved_deck_id', '=', deckId).orderBy('revision', 'desc');

/** Earlier versions of a deck, the latest first. */
export const listVersions = (db: Db, deckId: string) => ofDeck(db, deckId).select(SUMMARY).execute();

export const findVersion = (db: Db, deckId: string, id: string) =>
  ofDeck(db, deckId).selectAll().where('id', '=', id).executeTakeFirst();

/** When the latest version was kept; null when there is none. */
export async function latestVersionAt(db: Db, deckId: string): Promise<string | null> {
  const latest = await db
    .selectFrom('saved_deck_versions')
    .where('saved_deck_id', '=', deckId)
    .select((e) => e.fn.max('created_at').as('at'))
    .executeTakeFirst();
  return latest?.at ?? null;
}

/** Keeps a revision; one that is kept already gets the name, if it has none and there is one. */
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

/** Forgets the oldest of the versions without a name beyond so many. */
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

/** Returns false when there is no such version. */
export async function deleteVersion(db: Db, deckId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_deck_versions')
    .where('saved_deck_id', '=', deckId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
