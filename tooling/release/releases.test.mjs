import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeBuild, makeSite } from './builds.fixture.mjs';
import { describeRemotes, release, rollback } from './index.mjs';

/** A site where each of the releases of mfe-a was made in turn. */
function siteWith(...releases) {
  const made = makeSite();
  for (const name of releases) release(made.storage, makeBuild('mfe-a', name));
  return made;
}
const entryOf = (storage, name = 'mfe-a') => storage.readRegistry().remotes.find((entry) => entry.name === name);

describe('what is refused', () => {
  it('says to build first when there is no suite to release into', () => {
    const { storage } = makeSite(null);
    expect(() => release(storage, makeBuild('mfe-a', '1'))).toThrow(/run npm run build first/);
    expect(() => rollback(storage, 'mfe-a')).toThrow(/run npm run build first/);
  });

  it('names the damaged registry and what to do about it', () => {
    const { dir, storage } = makeSite();
    writeFileSync(join(dir, 'remotes.json'), '{"shell":');
    expect(() => release(storage, makeBuild('mfe-a', '1'))).toThrow(/remotes\.json is damaged: remove it/);
  });

  it('releases no build that lacks a file it names', () => {
    const { storage } = siteWith('1');
    const built = makeBuild('mfe-a', '2');
    rmSync(join(built, 'page.js'));
    expect(() => release(storage, built)).toThrow(/not a complete build/);
    expect(entryOf(storage).release).toBe('1');
  });

  it('lists the releases that exist when asked for one that does not', () => {
    const { storage } = siteWith('1', '2');
    expect(() => rollback(storage, 'mfe-a', '9')).toThrow('mfe-a has no release 9: there are 1.');
    expect(() => rollback(storage, 'mfe-a', '../mfe-b/1')).toThrow(/has no release/);
    expect(() => rollback(storage, 'mfe-a', '2')).toThrow('mfe-a is at 2 already: there are 1.');
  });

  it('lists the remotes that exist when asked for one that does not', () => {
    const { storage } = siteWith('1');
    expect(() => rollback(storage, 'mfe-z')).toThrow('There is no released remote named mfe-z: there are mfe-a.');
  });

  it('has nothing to go back to after a first release', () => {
    const { storage } = siteWith('1');
    expect(() => rollback(storage, 'mfe-a')).toThrow('no earlier release in its history: no other is there');
  });

  it('does not go back to a release that has lost a file', () => {
    const { dir, storage } = siteWith('1', '2');
    rmSync(join(dir, 'remotes/mfe-a/1/remoteEntry.js'));
    expect(() => rollback(storage, 'mfe-a', '1')).toThrow(/has no release 1/);
  });
});

describe('a release', () => {
  it('touches neither the shell nor the other remotes', () => {
    const { dir, storage } = siteWith('1');
    release(storage, makeBuild('mfe-b', '1'));
    const before = storage.readRegistry();
    expect(release(storage, makeBuild('mfe-a', '2'))).toEqual({ name: 'mfe-a', release: '2', previous: '1' });
    expect(storage.readRegistry().shell).toEqual(before.shell);
    expect(entryOf(storage, 'mfe-b')).toEqual(before.remotes[1]);
    expect(readFileSync(join(dir, 'shell/main.js'), 'utf8')).toBe('the shell');
  });

  it('keeps the one before as the fallback', () => {
    const { storage } = siteWith('1', '2', '3');
    expect(entryOf(storage)).toMatchObject({ release: '3', fallback: '2' });
    expect(entryOf(storage).history.map((earlier) => earlier.release)).toEqual(['2', '1']);
  });

  it('brings compressed copies and no source maps', () => {
    const { dir } = siteWith('1');
    const there = (file) => existsSync(join(dir, 'remotes/mfe-a/1', file));
    expect(['page.js', 'page.js.br', 'page.js.gz', 'page.js.map'].map(there)).toEqual([true, true, true, false]);
  });

  it('changes nothing when it is the current one already', () => {
    const { storage } = siteWith('1', '2');
    const before = storage.readRegistry();
    release(storage, makeBuild('mfe-a', '2'));
    expect(storage.readRegistry()).toEqual(before);
  });
});

describe('a rollback', () => {
  it('goes back to the release before, and once more to the one before that', () => {
    const { storage } = siteWith('1', '2', '3');
    expect(rollback(storage, 'mfe-a')).toMatchObject({ release: '2', previous: '3' });
    expect(entryOf(storage)).toMatchObject({ release: '2', fallback: '1', entry: '/remotes/mfe-a/2/remoteEntry.js' });
    expect(rollback(storage, 'mfe-a').release).toBe('1');
    expect(entryOf(storage).fallback).toBeUndefined();
  });

  it('goes to a named release, also forth again', () => {
    const { storage } = siteWith('1', '2', '3');
    rollback(storage, 'mfe-a', '1');
    rollback(storage, 'mfe-a', '3');
    expect(entryOf(storage)).toMatchObject({ release: '3', fallback: '1' });
  });
});

it('lists every remote with its releases and their sizes', () => {
  const { storage } = siteWith('1', '2');
  const [remote] = describeRemotes(storage);
  expect(remote).toMatchObject({ name: 'mfe-a', current: '2', fallback: '1' });
  expect(remote.releases.map((there) => there.release).sort()).toEqual(['1', '2']);
  for (const { gzip } of remote.releases) expect(gzip).toBeGreaterThan(20);
});
