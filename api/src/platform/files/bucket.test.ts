import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serveBucket } from '../../../../tooling/release/bucket.fixture.mjs';
import { bucketStore } from './bucket.ts';
import type { FileStore } from './store.ts';

const place = { address: 's3://releases/kept', region: 'eu-central-1' };

let served: Awaited<ReturnType<typeof serveBucket>>;
let files: FileStore;
let dir: string;
beforeEach(async () => {
  served = await serveBucket();
  dir = await mkdtemp(join(tmpdir(), 'northlight-bucket-'));
  files = bucketStore(
    { ...place, endpoint: served.env.S3_ENDPOINT },
    { maxAttempts: 1, credentials: { accessKeyId: 'a-key', secretAccessKey: 'a-secret' } },
  );
});
afterEach(async () => {
  await served.close();
  await rm(dir, { recursive: true, force: true });
});

async function contentOf(key: string) {
  const file = await files.open(key);
  return file && { size: file.size, text: await text(file.stream) };
}

describe('files in a bucket', () => {
  it('are what was put there, below the prefix', async () => {
    await files.put('decks/one.pdf', Buffer.from('%PDF-1.7'));
    expect(await contentOf('decks/one.pdf')).toEqual({ size: 8, text: '%PDF-1.7' });
    expect([...served.objects.keys()]).toEqual(['kept/decks/one.pdf']);
  });

  it('can be read in part', async () => {
    await files.put('decks/one.pdf', Buffer.from('%PDF-1.7'));
    expect(await files.sizeOf('decks/one.pdf')).toBe(8);
    expect(await files.sizeOf('decks/none.pdf')).toBeNull();
    const part = await files.open('decks/one.pdf', { start: 1, end: 3 });
    expect([part?.size, part && (await text(part.stream))]).toEqual([3, 'PDF']);
  });

  it('are taken over from the disk, where they are gone then', async () => {
    const path = join(dir, 'upload');
    await writeFile(path, '%PDF-1.7 uploaded');
    await files.take('decks/two.pdf', path);
    expect((await contentOf('decks/two.pdf'))?.text).toBe('%PDF-1.7 uploaded');
    await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('that are not there are told from a store that fails', async () => {
    expect(await files.open('decks/none.pdf')).toBeNull();
    await served.close();
    await expect(files.open('decks/none.pdf')).rejects.toMatchObject({ code: 'files_unavailable', status: 503 });
  });

  it('that cannot be there because the bucket is gone are not called missing', async () => {
    const elsewhere = bucketStore(
      { ...place, address: 's3://gone', endpoint: served.env.S3_ENDPOINT },
      { maxAttempts: 1, credentials: { accessKeyId: 'a-key', secretAccessKey: 'a-secret' } },
    );
    await expect(elsewhere.open('decks/one.pdf')).rejects.toMatchObject({ code: 'files_unavailable', status: 503 });
    await expect(elsewhere.put('decks/one.pdf', Buffer.from('%PDF'))).rejects.toMatchObject({ status: 503 });
  });

  it('stay on the disk when they could not be kept', async () => {
    const path = join(dir, 'upload');
    await writeFile(path, '%PDF-1.7 uploaded');
    await served.close();
    await expect(files.take('decks/two.pdf', path)).rejects.toMatchObject({ code: 'files_unavailable' });
    expect(await readFile(path, 'utf8')).toBe('%PDF-1.7 uploaded');
  });

  it('are listed folder by folder, over as many pages as it takes, and can be removed', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await files.put(`decks/${name}.pdf`, Buffer.from(name));
    await files.put('answers/f.pdf', Buffer.from('f'));
    await files.remove('decks/b.pdf');
    const keys = [];
    for await (const { key, changedAt } of files.list('decks')) {
      keys.push(key);
      expect(changedAt).toBeInstanceOf(Date);
    }
    expect(keys).toEqual(['decks/a.pdf', 'decks/c.pdf', 'decks/d.pdf', 'decks/e.pdf']);
  });
});
