import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { notFound } from '../errors/failures.ts';
import type { FileStore } from './store.ts';

/** A stored deck, and the local folder for its temporary copy. */
interface StoredDeck {
  files: FileStore;
  key: string;
  dir: string;
}

/**
 * Copies a stored deck to a temporary local path while `use` runs.
 * @throws {Failure} not_found
 */
export async function onDisk<T>({ files, key, dir }: StoredDeck, use: (path: string) => Promise<T>): Promise<T> {
  const file = await files.open(key);
  if (!file) throw notFound('Deck');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `${randomUUID()}${extname(key)}`);
  try {
    await pipeline(file.stream, createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
