import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Suffix of unfinished files. Only the lock holder may create or remove them. */
export const UNFINISHED = '.new';

/** Flushes a file, or a folder's entries, to disk. */
export function flush(path) {
  if (process.platform === 'win32') return; // Windows cannot flush folders or read-only handles
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Renames a finished file or folder into place atomically: readers see all of it or nothing. */
export function putInPlace(from, to) {
  renameSync(from, to);
  flush(dirname(to));
}

/** Replaces a file atomically: readers see the old or the new content, even after a crash. */
export function writeAtomically(file, content) {
  const unfinished = `${file}${UNFINISHED}`;
  writeFileSync(unfinished, content, { flush: true });
  putInPlace(unfinished, file);
}
