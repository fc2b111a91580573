import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for a test's files. */
export interface Shelf {
  /** Writes a file and returns its path. */
  put(name: string, bytes: Uint8Array): Promise<string>;
  /** Removes the folder with all that is in it. */
  clear(): Promise<void>;
}

/** Makes a folder under the system's temporary one. */
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
