import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { makeBuild, makeSite, unfinishedIn } from './builds.fixture.mjs';
import { release, rollback, startCanary } from './index.mjs';

const script = join(import.meta.dirname, 'release-once.fixture.mjs');
const MOST_CHANGES = 100;
const run = (...args) => spawnSync(process.execPath, [script, ...args.map(String)]);

async function siteWithOneRelease() {
  const made = makeSite();
  await release(made.storage, makeBuild('mfe-a', '1'));
  return made;
}

/** The current release and the canary in the registry; fails if one of them is incomplete. */
async function namedIn(storage) {
  const [{ release: current, canary }] = (await storage.readRegistry()).remotes;
  for (const named of [current, canary?.release].filter(Boolean))
    expect(await storage.read('mfe-a', named)).toMatchObject({ release: named });
  return `${current}${canary ? ` and ${canary.release} for ${canary.percent} %` : ''}`;
}

/** Kills a command before each of its changes in turn. @returns {Promise<string[]>} the registry's state after each */
async function outcomesOf(what, prepare, done) {
  const outcomes = [];
  for (let nth = 1; nth <= MOST_CHANGES; nth += 1) {
    const { dir, storage } = await siteWithOneRelease();
    const built = await prepare(storage);
    const { signal } = run(dir, built, what, nth);
    outcomes.push(await namedIn(storage));
    for (const name of await storage.releases('mfe-a')) expect(await storage.read('mfe-a', name)).not.toBeNull();
    expect(run(dir, built, what).status).toBe(0);
    await done(storage);
    expect(unfinishedIn(dir)).toEqual([]);
    if (signal === null) return outcomes;
  }
  throw new Error('The command makes more changes than are tried here.');
}

it('names only whole releases whenever a release is killed, and the next run finishes and cleans up', async () => {
  const outcomes = await outcomesOf(
    'release',
    () => makeBuild('mfe-a', '2'),
    async (storage) => {
      expect(await namedIn(storage)).toBe('2');
      expect((await rollback(storage, 'mfe-a')).release).toBe('1');
    },
  );
  expect(outcomes.length).toBeGreaterThan(10);
  expect(new Set(outcomes)).toEqual(new Set(['1', '2']));
});

it('leaves everybody where they are whenever a canary is killed while it starts', async () => {
  const outcomes = await outcomesOf(
    'canary',
    () => makeBuild('mfe-a', '2'),
    async (storage) => expect(await namedIn(storage)).toBe('1 and 2 for 10 %'),
  );
  expect(outcomes.length).toBeGreaterThan(10);
  expect(new Set(outcomes)).toEqual(new Set(['1', '1 and 2 for 10 %']));
});

it('ends a canary and moves everybody in one step, whenever a release is killed', async () => {
  const outcomes = await outcomesOf(
    'release',
    async (storage) => {
      await storage.add(makeBuild('mfe-a', '2'));
      await startCanary(storage, 'mfe-a', '2', 25);
      return makeBuild('mfe-a', '3');
    },
    async (storage) => expect(await namedIn(storage)).toBe('3'),
  );
  expect(new Set(outcomes)).toEqual(new Set(['1 and 2 for 25 %', '3']));
});

it('loses none of several releases made at once', async () => {
  const { dir, storage } = makeSite();
  const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
  const children = names.map((name) => spawn(process.execPath, [script, dir, makeBuild(name, '1'), 'release']));
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0, 0]);
  expect((await storage.readRegistry()).remotes.map(({ name }) => name)).toEqual(names);
});

it('refuses in one sentence when another holder of the lock does not finish', async () => {
  const { storage } = makeSite();
  await storage.exclusively(async () => {
    await expect(storage.exclusively(() => {}, { patience: 0 })).rejects.toThrow(/still at work: try again/);
  });
  await expect(storage.exclusively(() => 'free again')).resolves.toBe('free again');
});
