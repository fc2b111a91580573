import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeBuild, makeShell, makeSite } from './builds.fixture.mjs';
import { publish, release, rollback, startCanary } from './index.mjs';

const ALL = ['shell', 'mfe-a', 'mfe-b'];

/** A site built from `mfe-a` and `mfe-b`, and a function that starts it again. */
async function builtSite() {
  const { dir, storage } = makeSite();
  const builds = {
    shell: makeShell(),
    remotes: { 'mfe-a': makeBuild('mfe-a', '1'), 'mfe-b': makeBuild('mfe-b', '1') },
  };
  const start = (rebuilt = []) => storage.exclusively(() => publish(dir, builds, rebuilt));
  await start(ALL);
  const entryOf = async (name) => (await storage.readRegistry()).remotes.find((entry) => entry.name === name);
  return { dir, storage, builds, start, entryOf };
}

describe('a start', () => {
  it('never undoes a rollback', async () => {
    const { storage, builds, start, entryOf } = await builtSite();
    builds.remotes['mfe-a'] = makeBuild('mfe-a', '2');
    await start(['mfe-a']);
    await rollback(storage, 'mfe-a');
    await start();
    expect(await entryOf('mfe-a')).toMatchObject({ release: '1' });
    builds.remotes['mfe-b'] = makeBuild('mfe-b', '2');
    await start(['shell', 'mfe-b']);
    expect(await entryOf('mfe-a')).toMatchObject({ release: '1' });
    expect(await entryOf('mfe-b')).toMatchObject({ release: '2', history: [{ release: '1' }] });
  });

  it('never ends a canary', async () => {
    const { storage, start, entryOf } = await builtSite();
    await storage.add(makeBuild('mfe-a', '2'));
    await startCanary(storage, 'mfe-a', '2', 10);
    await start();
    await start(ALL);
    expect(await entryOf('mfe-a')).toMatchObject({ release: '1', canary: { release: '2', percent: 10 } });
  });

  it('brings back a release that was lost from the disk', async () => {
    const { dir, start, storage } = await builtSite();
    rmSync(join(dir, 'remotes/mfe-a'), { recursive: true });
    await start();
    expect(await storage.read('mfe-a', '1')).not.toBeNull();
  });

  it('writes nothing when nothing has changed', async () => {
    const { dir, start } = await builtSite();
    const before = readFileSync(join(dir, 'remotes.json'));
    await start();
    expect(readFileSync(join(dir, 'remotes.json'))).toEqual(before);
  });

  it('drops a remote that is no longer part of the suite', async () => {
    const { builds, start, entryOf } = await builtSite();
    delete builds.remotes['mfe-b'];
    await start();
    expect(await entryOf('mfe-b')).toBeUndefined();
    expect(await entryOf('mfe-a')).toMatchObject({ release: '1' });
  });

  it('refuses builds that do not fit each other, and drops only the earlier releases that do not fit', async () => {
    const { storage, builds, start, entryOf } = await builtSite();
    const react = { version: '19.1.0', names: ['useState'] };
    builds.remotes['mfe-a'] = makeBuild('mfe-a', '2', { requires: { react: { ...react, names: ['use'] } } });
    const before = await storage.readRegistry();
    await expect(start(['mfe-a'])).rejects.toThrow(
      /were not published:\n {2}mfe-a 2 uses use of react, which the shell lacks/,
    );
    expect(await storage.readRegistry()).toEqual(before);

    builds.remotes['mfe-a'] = makeBuild('mfe-a', '3', { requires: { react } });
    builds.remotes['mfe-b'] = makeBuild('mfe-b', '2', { requires: { react } });
    builds.shell = makeShell('2', { provides: { react } });
    await start(ALL);
    expect(await entryOf('mfe-a')).toMatchObject({ release: '3', history: [] });
    expect(await entryOf('mfe-b')).toMatchObject({ release: '2', history: [] });
    builds.remotes['mfe-a'] = makeBuild('mfe-a', '4', { requires: { react } });
    await start(['mfe-a']);
    expect(await entryOf('mfe-a')).toMatchObject({ release: '4', history: [{ release: '3' }] });
  });

  it('never undoes a rollback of the shell', async () => {
    const { storage, builds, start } = await builtSite();
    builds.shell = makeShell('2');
    await start(['shell']);
    await rollback(storage, 'shell');
    await start();
    expect((await storage.readRegistry()).shell).toMatchObject({ release: '0.1.0-1' });
  });

  it('neither removes nor replaces a remote that was published from elsewhere', async () => {
    const { dir, storage, builds, start, entryOf } = await builtSite();
    const provenance = { repository: 'https://git.example.com/cap-table', commit: '1a2b3c' };
    for (const name of ['1', '2', '3', '4', '5', '6'])
      await release(storage, makeBuild('mfe-far', name, { provenance }));
    builds.remotes['mfe-far'] = makeBuild('mfe-far', '7');
    await start(['mfe-far', ...ALL]);
    expect(await entryOf('mfe-far')).toMatchObject({ release: '6', provenance });
    delete builds.remotes['mfe-far'];
    await start(ALL);
    expect(await entryOf('mfe-far')).toMatchObject({ release: '6', provenance });
    expect(existsSync(join(dir, 'remotes/mfe-far/1'))).toBe(true);
  });

  it('builds upon a registry from before releases had hashes', async () => {
    const { dir, start, entryOf } = await builtSite();
    const old = { name: 'mfe-a', release: '0', entry: '/remotes/mfe-a/0/remoteEntry.js', preload: {}, fallback: '9' };
    writeFileSync(join(dir, 'remotes.json'), JSON.stringify({ shell: {}, remotes: [old] }));
    await start();
    expect(await entryOf('mfe-a')).toMatchObject({ release: '1', history: [] });
  });
});

it('keeps the releases in use, canaries and those in the history, and few others', async () => {
  const { dir, storage, builds, start } = await builtSite();
  const there = (name) => existsSync(join(dir, 'remotes/mfe-a', name));
  await storage.add(makeBuild('mfe-a', 'unused'));
  await storage.add(makeBuild('mfe-a', 'the-canary'));
  for (const name of ['2', '3', '4', '5', '6', '7', '8']) await release(storage, makeBuild('mfe-a', name));
  await startCanary(storage, 'mfe-a', 'the-canary', 5);
  await release(storage, makeBuild('mfe-b', '2'));
  builds.remotes['mfe-b'] = makeBuild('mfe-b', '3');
  await start(['mfe-b']);
  expect(there('unused')).toBe(true);

  const [a] = (await storage.readRegistry()).remotes;
  builds.remotes['mfe-a'] = makeBuild('mfe-a', a.release);
  await start(['mfe-a']);
  expect(['unused', '1', '2', '3'].map(there)).toEqual([false, false, false, false]);
  expect(['4', '5', '6', '7', '8', 'the-canary'].map(there)).toEqual([true, true, true, true, true, true]);
});
