import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serveBucket } from './bucket.fixture.mjs';
import { makeBuild } from './builds.fixture.mjs';
import { describeParts, openStorage, promoteCanary, release, rollback, startCanary, stopCanary } from './index.mjs';

const ADDRESS = 's3://releases/northlight';
const MOST_REQUESTS = 60;
const script = join(import.meta.dirname, 'release-to-bucket.fixture.mjs');

let bucket;
let storage;
const original = { ...process.env };
beforeEach(async () => {
  bucket = await serveBucket();
  Object.assign(process.env, bucket.env);
  storage = await openStorage(ADDRESS);
});
afterEach(async () => {
  await bucket.close();
  for (const name of Object.keys(bucket.env)) delete process.env[name];
  Object.assign(process.env, original);
});

const entryOf = async (name = 'mfe-a') => (await storage.readRegistry()).remotes.find((entry) => entry.name === name);

/** Runs a command in a child process. @returns {Promise<{code: number | null, signal: string | null}>} */
async function run(...args) {
  const child = spawn(process.execPath, [script, ADDRESS, ...args.map(String)], { stdio: 'inherit', env: process.env });
  const [code, signal] = await once(child, 'exit');
  return { code, signal };
}

describe('what is refused', () => {
  it('is an address without a bucket', async () => {
    await expect(openStorage('s3://')).rejects.toThrow('RELEASES has to look like s3://bucket/prefix, not s3://.');
  });

  it('is a bucket that is not there, in one sentence', async () => {
    const elsewhere = await openStorage('s3://nowhere/northlight');
    await expect(release(elsewhere, makeBuild('mfe-a', '1'))).rejects.toThrow(
      's3://nowhere/northlight could not be used: NoSuchBucket.',
    );
  });

  it('is a key that may not write, in one sentence', async () => {
    process.env.AWS_ACCESS_KEY_ID = 'another-key';
    await expect(release(await openStorage(ADDRESS), makeBuild('mfe-a', '1'))).rejects.toThrow(
      's3://releases/northlight could not be used: AccessDenied.',
    );
  });

  it('is a release that is not there, with those that are', async () => {
    await release(storage, makeBuild('mfe-a', '1'));
    await release(storage, makeBuild('mfe-a', '2'));
    await expect(rollback(storage, 'mfe-a', '9')).rejects.toThrow('mfe-a has no release 9: there are 1.');
    await expect(rollback(storage, 'mfe-z')).rejects.toThrow('no released remote named mfe-z: there are mfe-a.');
  });

  it('is a damaged registry, which is left as it is', async () => {
    const damaged = { body: Buffer.from('{"remotes":'), tag: '"1"', at: new Date() };
    bucket.objects.set('northlight/remotes.json', damaged);
    await expect(release(storage, makeBuild('mfe-a', '1'))).rejects.toThrow('remotes.json is damaged: remove it');
    expect(bucket.objects.get('northlight/remotes.json')).toBe(damaged);
  });
});

it('releases, tries, promotes and goes back as in a folder', async () => {
  await release(storage, makeBuild('mfe-a', '1'));
  expect(await release(storage, makeBuild('mfe-a', '2'))).toMatchObject({ name: 'mfe-a', release: '2', previous: '1' });
  await storage.add(makeBuild('mfe-a', '3'));
  await startCanary(storage, 'mfe-a', '3', 10);
  expect(await entryOf()).toMatchObject({ release: '2', canary: { release: '3', percent: 10 } });
  await stopCanary(storage, 'mfe-a');
  expect((await entryOf()).canary).toBeUndefined();
  await startCanary(storage, 'mfe-a', '3', 10);
  await promoteCanary(storage, 'mfe-a');
  expect(await entryOf()).toMatchObject({ release: '3', history: [{ release: '2' }, { release: '1' }] });
  expect((await rollback(storage, 'mfe-a')).release).toBe('2');
  const [described] = await describeParts(storage);
  expect(described).toMatchObject({ name: 'mfe-a', current: '2', fallback: '1', canary: null });
  expect(described.releases.map((there) => there.release).sort()).toEqual(['1', '2', '3']);
  for (const { gzip } of described.releases) expect(gzip).toBeGreaterThan(20);
});

it('keeps files for ever and the registry for no time, each as what it is', async () => {
  await release(storage, makeBuild('mfe-a', '1'));
  const headersOf = (key) => bucket.objects.get(`northlight/${key}`).headers;
  expect(headersOf('remotes/mfe-a/1/page.js')).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(headersOf('remotes/mfe-a/1/page.js.br')).toMatchObject({ 'content-encoding': 'br' });
  expect(headersOf('remotes.json')).toMatchObject({ 'cache-control': 'no-cache' });
  expect([...bucket.objects.keys()].filter((key) => key.endsWith('.map'))).toEqual([]);
});

it('never touches a release that is there', async () => {
  await release(storage, makeBuild('mfe-a', '1'));
  const before = new Map(bucket.objects);
  await release(storage, makeBuild('mfe-a', '1'));
  expect(bucket.objects).toEqual(before);
});

/** The current release and the canary in the registry; fails if one of them is incomplete. */
async function namedIn() {
  const { release: current, canary } = await entryOf();
  for (const named of [current, canary?.release].filter(Boolean)) {
    const remote = await storage.read('mfe-a', named);
    for (const url of Object.keys(remote.files)) expect([...bucket.objects.keys()]).toContain(`northlight${url}`);
  }
  return `${current}${canary ? ` and ${canary.release} for ${canary.percent} %` : ''}`;
}

describe.each([
  ['release', ['1', '2']],
  ['canary', ['1', '1 and 2 for 10 %']],
])('a %s that is killed before any of its requests', (what, expected) => {
  it('leaves only whole releases named, and the next run finishes', async () => {
    const outcomes = new Set();
    const built = makeBuild('mfe-a', '2');
    for (let nth = 1; nth <= MOST_REQUESTS; nth += 1) {
      bucket.objects.clear();
      await release(storage, makeBuild('mfe-a', '1'));
      const { signal } = await run(built, what, nth);
      outcomes.add(await namedIn());
      expect((await run(built, what)).code).toBe(0);
      expect(await namedIn()).toBe(expected[1]);
      if (signal === null) {
        expect(nth).toBeGreaterThan(8);
        break;
      }
    }
    expect(outcomes).toEqual(new Set(expected));
  }, 120_000);
});

it('loses none of several releases made at once', async () => {
  const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
  const ended = await Promise.all(names.map((name) => run(makeBuild(name, '1'), 'release')));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect((await storage.readRegistry()).remotes.map(({ name }) => name)).toEqual(names);
});

it('goes back one step when two people go back at once', async () => {
  for (const name of ['1', '2', '3']) await release(storage, makeBuild('mfe-a', name));
  const both = await Promise.all([rollback(storage, 'mfe-a'), rollback(storage, 'mfe-a')]);
  expect(both.map((result) => result.release)).toEqual(['2', '2']);
  expect(await entryOf()).toMatchObject({ release: '2', history: [{ release: '1' }] });
});
