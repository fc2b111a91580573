import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStore } from './folder.ts';
import type { FileStore } from './store.ts';

/** The configured store: a bucket, whose client is loaded only when needed, or a folder in the data folder. */
export async function chosenFiles({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> {
  if (!bucket) return folderStore(join(dataDir, 'files'));
  const { bucketStore } = await import('./bucket.ts');
  return bucketStore(bucket);
}
