import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { folderStore } from './folder.ts';
import { onDisk } from './on-disk.ts';
import type { FileStore } from './store.ts';

let home: string;
let files: FileStore;
let dir: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'northlight-on-disk-'));
  files = folderStore(join(home, 'files'));
  dir = join(home, 'tmp');
  await files.put('decks/one.pdf', Buffer.from('%PDF-1.7'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

describe('a stored deck on disk', () => {
  it('that is gone is not found, and leaves nothing behind', async () => {
    await expect(onDisk({ files, key: 'decks/gone.pdf', dir }, async () => 1)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(existsSync(dir)).toBe(false);
  });

  it('is taken away again when the work on it fails', async () => {
    const work = onDisk({ files, key: 'decks/one.pdf', dir }, async () => {
      throw new Error('unreadable');
    });
    await expect(work).rejects.toThrow('unreadable');
    expect(await readdir(dir)).toEqual([]);
  });

  it('is whole for as long as somebody works with it', async () => {
    const read = await onDisk({ files, key: 'decks/one.pdf', dir }, async (path) => {
      expect(path).toMatch(/\.pdf$/);
      return readFile(path, 'utf8');
    });
    expect(read).toBe('%PDF-1.7');
    expect(await readdir(dir)).toEqual([]);
  });
});
