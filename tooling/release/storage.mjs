import { resolve } from 'node:path';
import { folderStorage } from './folder-storage.mjs';

/**
 * Where releases are kept.
 * @typedef {object} Storage
 * @property {<T>(work: () => T | Promise<T>, options?: {patience?: number, onWait?: () => void}) => Promise<T>} exclusively
 *   Does something while no other process on this folder changes the releases; fails when another one does not finish.
 * @property {() => Promise<import('@northlight/shared-api/remote').RegistryFile>} readRegistry
 *   An empty one when nothing was released yet; fails when it is damaged.
 * @property {(work: (registry: object) => object | Promise<object>) => Promise<object>} change
 *   Replaces the registry by what `work` makes of it, at once and whole; no change of somebody else is lost.
 * @property {(name: string) => Promise<string[]>} releases Names of those that are there in full, newest first.
 * @property {(name: string, release: string) => Promise<object | null>} read
 *   The `remote.json` of a release; null when it is not there in full.
 * @property {(name: string, release: string) => Promise<{gzip: number, addedAt: Date}>} measure
 *   Bytes of a release as they travel with gzip, and when it was added.
 * @property {(built: string) => Promise<object>} add
 *   Adds the release that a build has left in a folder and answers its `remote.json`; one that is there already is
 *   never touched. Fails when the build is not complete.
 */

/**
 * The storage that a setting names.
 * @param {string} place `s3://bucket/prefix`, or the path of a folder
 * @returns {Promise<Storage>}
 * @throws {Error} when the address names no bucket
 */
export async function openStorage(place) {
  if (!place.startsWith('s3://')) return folderStorage(resolve(place));
  const { bucketStorage } = await import('./bucket-storage.mjs');
  return bucketStorage(place);
}
