import { join } from 'node:path';
import { folderStorage, openStorage } from '../release/index.mjs';
import { remotes, root } from './packages.mjs';

/** The built front end as it is served here. */
export const site = join(root, 'dist/site');

/** The releases of that front end. */
export const siteStorage = folderStorage(site);

/** Folders of all builds, as `publish` takes them. */
export const builds = {
  shell: join(root, 'shell/dist'),
  remotes: Object.fromEntries(remotes.map((name) => [name, join(root, name, 'dist')])),
};

/**
 * Where the commands release to: the bucket or folder that RELEASES names, else this front end.
 * @returns {Promise<{storage: import('../release/storage.mjs').Storage, isSite: boolean}>}
 */
export async function releases() {
  const { RELEASES } = process.env;
  return RELEASES ? { storage: await openStorage(RELEASES), isSite: false } : { storage: siteStorage, isSite: true };
}
