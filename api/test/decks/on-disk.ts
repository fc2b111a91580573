import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for a test's files. */
export interface Shelf {
  /** Writes a file and returns its path. */
  put(name: string, bytes: Uint8Array): Promise<string>;
  /** Deletes the folder and its contents. */
  clear(): Promise<void>;
}

/** Creates a folder in the system's temporary directory. */
export async function makeShelf(): Promise<Shelf> {
  const folder = await mkdtemp(join(tmpdir(), 'decks-'));
  return {
    async put(name, bytes) {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return path;
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
