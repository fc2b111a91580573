import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { makeBuild, makeSite, unfinishedIn } from './builds.fixture.mjs';
import { release, rollback } from './index.mjs';

const script = join(import.meta.dirname, 'release-once.fixture.mjs');
const MOST_CHANGES = 100;

function siteWithOneRelease() {
  const made = makeSite();
  release(made.storage, makeBuild('mfe-a', '1'));
  return made;
}

/** The release that the registry names; fails when it is not there in full. */
function currentOf(storage) {
  const [{ release: current }] = storage.readRegistry().remotes;
  expect(storage.read('mfe-a', current)).toMatchObject({ release: current });
  return current;
}

it('names only whole releases whenever a release is killed, and the next run finishes and cleans up', () => {
  const built = makeBuild('mfe-a', '2');
  const outcomes = [];
  for (let nth = 1; nth <= MOST_CHANGES; nth += 1) {
    const { dir, storage } = siteWithOneRelease();
    const { signal } = spawnSync(process.execPath, [script, dir, built, String(nth)]);
    outcomes.push(currentOf(storage));
    for (const name of storage.releases('mfe-a')) expect(storage.read('mfe-a', name)).not.toBeNull();
    expect(spawnSync(process.execPath, [script, dir, built]).status).toBe(0);
    expect(currentOf(storage)).toBe('2');
    expect(unfinishedIn(dir)).toEqual([]);
    expect(rollback(storage, 'mfe-a').release).toBe('1');
    if (signal === null) break;
  }
  expect(outcomes.length).toBeGreaterThan(10);
  expect(outcomes.length).toBeLessThan(MOST_CHANGES);
  expect(new Set(outcomes)).toEqual(new Set(['1', '2']));
});

it('loses none of several releases made at once', async () => {
  const { dir, storage } = makeSite();
  const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
  const children = names.map((name) => spawn(process.execPath, [script, dir, makeBuild(name, '1')]));
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(storage.readRegistry().remotes.map(({ name }) => name)).toEqual(names);
});

it('refuses in one sentence when another holder of the lock does not finish', async () => {
  const { storage } = makeSite();
  await storage.exclusively(async () => {
    await expect(storage.exclusively(() => {}, { patience: 0 })).rejects.toThrow(/still at work: try again/);
  });
  await expect(storage.exclusively(() => 'free again')).resolves.toBe('free again');
});
