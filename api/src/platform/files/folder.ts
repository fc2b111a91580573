import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './store.ts';

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;

/** Flushes a folder's entries to disk. Windows has no such call and doesn't need one. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/** Lists a folder and its subfolders. Files deleted meanwhile are skipped. */
async function* walk(dir: string, folder: string): ReturnType<FileStore['list']> {
  const entries = await opendir(join(dir, folder)).catch(() => null);
  if (!entries) return;
  for await (const entry of entries) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(dir, key);
    const found = entry.isFile() && KEY.test(key) && (await stat(join(dir, key)).catch(() => null));
    if (found) yield { key, changedAt: found.mtime };
  }
}

/** Stores files in a folder. A file is never visible in part. */
export function folderStore(dir: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`${key} is no key of a file`);
    return join(dir, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}`;
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    async take(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    async open(key, part) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!file) return null;
      return part
        ? { stream: file.createReadStream(part), size: part.end - part.start + 1 }
        : { stream: file.createReadStream(), size: (await file.stat()).size };
    },
    async sizeOf(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => walk(dir, folder),
  };
}
