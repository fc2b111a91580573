import type { Db } from '../database/open.ts';

/** Keys of profile images, in pages; `after` is the id of the last user of the previous page. */
export const photosAfter = (db: Db, after: number, limit: number) =>
  db.selectFrom('users').select(['id', 'profile_image']).where('id', '>', after).orderBy('id').limit(limit).execute();

/**
 * Which of these keys a row refers to: decks of submissions, evaluations and running jobs, files of answers, and images
 * of saved decks.
 */
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
