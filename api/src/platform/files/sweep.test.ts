import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { buildSubmission } from '../../../test/factories/submissions.ts';
import { buildInvestor, buildUser } from '../../../test/factories/users.ts';
import { sweepFiles } from './sweep.ts';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
});
afterEach(() => server.close());

/** Stores a file with an age in hours. */
async function put(key: string, hoursAgo: number) {
  const { context, dir, clock } = server;
  await context.files.put(key, Buffer.from('x'));
  const at = new Date(clock.read().getTime() - hoursAgo * 3_600_000);
  await utimes(join(dir, 'files', key), at, at);
}

async function kept(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['decks', 'answers', 'slides', 'readings', 'profile-images']) {
    for await (const { key } of server.context.files.list(folder)) keys.push(key);
  }
  return keys.sort();
}

it('a store without any files is swept in silence', async () => {
  await sweepFiles(server.context);
  expect(await kept()).toEqual([]);
});

it('files that no row names go after a day, and nothing else does', async () => {
  const people = { founder: await buildUser(server.context), investor: await buildInvestor(server.context) };
  const { file_key } = await buildSubmission(server.context, people, {}, [{ file_key: 'answers/named' }]);
  const named = [file_key, 'answers/named', `${file_key.replace('decks', 'slides').replace('.pdf', '')}/1-large.webp`];
  const young = ['decks/young.pdf', 'answers/young', 'slides/young/sheet.json', 'readings/young.json'];
  for (const key of named) await put(key, 1000);
  for (const key of young) await put(key, 23);
  for (const key of ['decks/lost.pdf', 'answers/lost', 'slides/lost/1-small.webp', 'readings/lost.json'])
    await put(key, 25);
  await sweepFiles(server.context);
  expect(await kept()).toEqual([...named, ...young].sort());
});

it('a photo that is nobody’s any more goes after a day', async () => {
  await buildInvestor(server.context, { profile_image: 'profile-images/face.jpg' });
  for (const name of ['face', 'lost', 'gone']) await put(`profile-images/${name}.jpg`, 1000);
  await put('profile-images/young.jpg', 23);
  await sweepFiles(server.context);
  expect(await kept()).toEqual(['profile-images/face.jpg', 'profile-images/young.jpg']);
});

it('more files than are looked up at once are swept whole', async () => {
  for (let at = 0; at < 230; at += 1) await put(`answers/lost-${at}`, 48);
  await sweepFiles(server.context);
  expect(await kept()).toEqual([]);
});
