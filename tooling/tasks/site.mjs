import { join } from 'node:path';
import { folderStorage, openStorage } from '../release/index.mjs';
import { remotes, root } from './packages.mjs';

/** The built front end, served locally. */
export const site = join(root, 'dist/site');

/** Releases of the local site. */
export const siteStorage = folderStorage(site);

/** Folders of all builds, for `publish`. */
export const builds = {
  shell: join(root, 'shell/dist'),
  remotes: Object.fromEntries(remotes.map((name) => [name, join(root, name, 'dist')])),
};

/**
 * Where the release commands write: the bucket or folder in RELEASES, else the local site.
 * @returns {Promise<{storage: import('../release/storage.mjs').Storage, isSite: boolean}>}
 */
export async function releases() {
  const { RELEASES } = process.env;
  return RELEASES ? { storage: await openStorage(RELEASES), isSite: false } : { storage: siteStorage, isSite: true };
}
