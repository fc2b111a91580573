import { resolve } from 'node:path';
import { folderStorage } from './folder-storage.mjs';

/**
 * Opens the storage that a setting names.
 * @param {string} place `s3://bucket/prefix`, or the path of a folder
 * @returns {Promise<import('./storage.mjs').Storage>}
 * @throws {Error} if the address names no bucket
 */
export async function openStorage(place) {
  if (!place.startsWith('s3://')) return folderStorage(resolve(place));
  const { bucketStorage } = await import('./bucket-storage.mjs');
  return bucketStorage(place);
}
