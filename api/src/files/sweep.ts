import type { Context } from '../context.ts';
import { namedFiles } from '../repositories/named-files.ts';
import { FILE_FOLDERS } from './store.ts';

const DAY = 24 * 3_600_000;
/** Photos are removed with the change that replaces them. */
const FOLDERS = FILE_FOLDERS.filter((folder) => folder !== 'profile-images');
const BATCH = 200;

/** The key that a row would have to name for this file to stay: slides' images and a reading stay with their deck. */
const ownerOf = (key: string): string => {
  const [folder, name = ''] = key.split('/');
  return folder === 'slides' || folder === 'readings' ? `decks/${name.replace('.json', '')}.pdf` : key;
};

/**
 * Removes files that no row names, which a server leaves behind that is killed between keeping a file and writing its
 * row. A day passes first, so that none goes whose row is about to be written.
 */
export async function sweepFiles({ db, files, clock }: Pick<Context, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = clock().getTime() - DAY;
  let batch: string[] = [];
  const removeUnnamed = async () => {
    const named = await namedFiles(db, [...new Set(batch.map(ownerOf))]);
    for (const key of batch) if (!named.has(ownerOf(key))) await files.remove(key);
    batch = [];
  };
  for (const folder of FOLDERS) {
    for await (const { key, changedAt } of files.list(folder)) {
      if (changedAt.getTime() >= before) continue;
      batch.push(key);
      if (batch.length === BATCH) await removeUnnamed();
    }
  }
  await removeUnnamed();
}
