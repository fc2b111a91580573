import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_FOLDERS, type FileStore } from '../../platform/files/store.ts';

async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const hashOf = async (files: FileStore, key: string): Promise<string | null> => {
  const file = await files.open(key);
  return file && (await sha256Of(file.stream));
};

/** Copies one file through a temporary file and verifies the copy. */
async function moveFile(from: FileStore, to: FileStore, key: string, dir: string): Promise<'moved' | 'there' | 'gone'> {
  const source = await from.open(key);
  if (!source) return 'gone';
  const path = join(dir, randomUUID());
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(source.stream, hashing, createWriteStream(path, { mode: 0o600 }));
    const wanted = hash.digest('hex');
    if ((await hashOf(to, key)) === wanted) return 'there';
    await to.take(key, path);
    if ((await hashOf(to, key)) !== wanted) throw new Error(`${key} did not arrive as it was.`);
    return 'moved';
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Copies all files from one store to another and verifies each by its hash. Files that are already there are skipped.
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  dir: string,
): Promise<{ moved: number; there: number }> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const counts = { moved: 0, there: 0, gone: 0 };
  for (const folder of FILE_FOLDERS) {
    for await (const { key } of from.list(folder)) counts[await moveFile(from, to, key, dir)] += 1;
  }
  return counts;
}
