import type { Db } from '../database/open.ts';

/** Keys of the photos of people, page by page; `after` is the last person of the page before. */
export const photosAfter = (db: Db, after: number, limit: number) =>
  db.selectFrom('users').select(['id', 'profile_image']).where('id', '>', after).orderBy('id').limit(limit).execute();

/** Of these keys of decks, sent, evaluated or about to be, of answers' files and of decks' images, the ones that a row names. */
export async function namedFiles(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const decks = await db.selectFrom('submissions').select('file_key').where('file_key', 'in', keys).execute();
  const evaluated = await db.selectFrom('evaluations').select('file_key').where('file_key', 'in', keys).execute();
  const underWay = await db
    .selectFrom('evaluation_runs')
    .select('file_key')
    .where('file_key', 'in', keys)
    .where('state', '=', 'working')
    .execute();
  const answers = await db.selectFrom('submission_answers').select('file_key').where('file_key', 'in', keys).execute();
  const images = await db.selectFrom('saved_deck_images').select('file_key').where('file_key', 'in', keys).execute();
  return new Set(
    [...decks, ...evaluated, ...underWay, ...answers, ...images].map(({ file_key }) => file_key as string),
  );
}
