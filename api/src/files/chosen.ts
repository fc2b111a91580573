import { join } from 'node:path';
import type { Config } from '../config.ts';
import { bucketStore } from './bucket.ts';
import { folderStore } from './folder.ts';
import type { FileStore } from './store.ts';

/** The store that the settings name: a bucket, or a folder in the data folder. */
export const chosenFiles = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): FileStore =>
  bucket ? bucketStore(bucket) : folderStore(join(dataDir, 'files'));
