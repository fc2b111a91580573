import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { forEach } from '../for-each.ts';
import { namedFiles, photosAfter } from './referenced-files-repository.ts';
import { FILE_FOLDERS } from './store.ts';

const DAY = 24 * 3_600_000;
/** `users` has no index on the photo, so photos are compared in large batches with all users. */
const PHOTOS = 'profile-images';
const FOLDERS = FILE_FOLDERS.filter((folder) => folder !== PHOTOS);
const BATCH = 200;
const PHOTO_BATCH = 50_000;
const PEOPLE = 5_000;

/** The key that a row has to refer to for this file to stay. Slide images and extracted text belong to their deck. */
const ownerOf = (key: string): string => {
  const [folder, name = ''] = key.split('/');
  return folder === 'slides' || folder === 'readings' ? `decks/${name.replace('.json', '')}.pdf` : key;
};

/** Removes from the set every photo that a user has. */
async function keepUnnamed(db: Db, photos: Set<string>): Promise<void> {
  let after = 0;
  for (;;) {
    const people = await photosAfter(db, after, PEOPLE);
    for (const { profile_image } of people) if (profile_image) photos.delete(profile_image);
    const last = people.at(-1);
    if (!last || photos.size === 0) return;
    after = last.id;
  }
}

async function sweepPhotos({ db, files }: Pick<Context, 'db' | 'files'>, before: number): Promise<void> {
  const photos = new Set<string>();
  const failed: unknown[] = [];
  const removeUnnamed = async () => {
    await keepUnnamed(db, photos);
    const unnamed = [...photos];
    photos.clear();
    await forEach(unnamed, (key) => files.remove(key)).catch((error) => failed.push(error));
  };
  for await (const { key, changedAt } of files.list(PHOTOS)) {
    if (changedAt.getTime() >= before) continue;
    photos.add(key);
    if (photos.size === PHOTO_BATCH) await removeUnnamed();
  }
  if (photos.size > 0) await removeUnnamed();
  if (failed.length > 0) throw new AggregateError(failed);
}

/**
 * Deletes files that no row refers to. They remain when a server is killed between storing a file and writing its row.
 * Only files older than a day are deleted, because the row of a new file may not be written yet.
 */
export async function sweepFiles({ db, files, clock }: Pick<Context, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = clock().getTime() - DAY;
  let batch: string[] = [];
  const failed: unknown[] = [];
  const removeUnnamed = async () => {
    const named = await namedFiles(db, [...new Set(batch.map(ownerOf))]);
    const unnamed = batch.filter((key) => !named.has(ownerOf(key)));
    batch = [];
    await forEach(unnamed, (key) => files.remove(key)).catch((error) => failed.push(error));
  };
  for (const folder of FOLDERS) {
    for await (const { key, changedAt } of files.list(folder)) {
      if (changedAt.getTime() >= before) continue;
      batch.push(key);
      if (batch.length === BATCH) await removeUnnamed();
    }
  }
  await removeUnnamed();
  await sweepPhotos({ db, files }, before).catch((error) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, 'Some files could not be removed.');
}
