import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Suffix of what is not finished yet. Only the holder of the lock writes such names, and may remove them. */
export const UNFINISHED = '.new';

/** Waits until the disk has the file, or the names in the folder. */
export function flush(path) {
  if (process.platform === 'win32') return; // has no such call for folders, nor for what is open for reading
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a finished file or folder its name at once: a reader sees all of it or none. */
export function putInPlace(from, to) {
  renameSync(from, to);
  flush(dirname(to));
}

/** Replaces a file at once: a reader sees the old one or the new one, also after a crash. */
export function writeAtomically(file, content) {
  const unfinished = `${file}${UNFINISHED}`;
  writeFileSync(unfinished, content, { flush: true });
  putInPlace(unfinished, file);
}
