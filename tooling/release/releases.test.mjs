import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeBuild, makeShell, makeSite } from './builds.fixture.mjs';
import {
  describeParts,
  forget,
  promoteCanary,
  release,
  rollback,
  serveFrom,
  startCanary,
  stopCanary,
} from './index.mjs';

/** A site with these releases of mfe-a, made in order. */
async function siteWith(...releases) {
  const made = makeSite();
  for (const name of releases) await release(made.storage, makeBuild('mfe-a', name));
  return made;
}
const entryOf = async (storage, name = 'mfe-a') =>
  (await storage.readRegistry()).remotes.find((entry) => entry.name === name);
const namesOf = (releases) => releases.map((there) => there.release);

describe('what is refused', () => {
  it('names the damaged registry and what to do about it', async () => {
    const { dir, storage } = makeSite();
    writeFileSync(join(dir, 'remotes.json'), '{"remotes":');
    await expect(release(storage, makeBuild('mfe-a', '1'))).rejects.toThrow(/remotes\.json is damaged: remove it/);
  });

  it('releases no build that lacks a file it names', async () => {
    const { storage } = await siteWith('1');
    const built = makeBuild('mfe-a', '2');
    rmSync(join(built, 'page.js'));
    await expect(release(storage, built)).rejects.toThrow(/not a complete build/);
    expect((await entryOf(storage)).release).toBe('1');
  });

  it('releases no build that was changed after it was built', async () => {
    const { storage } = await siteWith('1');
    const built = makeBuild('mfe-a', '2');
    appendFileSync(join(built, 'page.js'), 'one more line');
    await expect(release(storage, built)).rejects.toThrow(/page\.js was changed after it was built/);
    expect((await entryOf(storage)).release).toBe('1');
  });

  it('releases no build that was made for development', async () => {
    const { storage } = makeSite();
    const built = makeBuild('mfe-a', '2');
    const remote = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
    writeFileSync(join(built, 'remote.json'), JSON.stringify({ ...remote, integrity: '' }));
    await expect(release(storage, built)).rejects.toThrow(/not a build for production/);
  });

  it('lists the releases that exist when asked for one that does not', async () => {
    const { storage } = await siteWith('1', '2');
    const refused = expect(rollback(storage, 'mfe-a', '9')).rejects;
    await refused.toThrow('mfe-a has no release 9: there are 1.');
    await expect(rollback(storage, 'mfe-a', '../mfe-b/1')).rejects.toThrow(/has no release/);
    await expect(rollback(storage, 'mfe-a', '2')).rejects.toThrow('mfe-a is at 2 already: there are 1.');
    await expect(startCanary(storage, 'mfe-a', '9', 5)).rejects.toThrow('mfe-a has no release 9: there are 1.');
    await expect(startCanary(storage, 'mfe-a', '2', 5)).rejects.toThrow('mfe-a is at 2 already: there are 1.');
  });

  it('lists the remotes that exist when asked for one that does not', async () => {
    const { storage } = await siteWith('1');
    const message = 'There is no released remote named mfe-z: there are mfe-a.';
    await expect(rollback(storage, 'mfe-z')).rejects.toThrow(message);
    await expect(startCanary(storage, 'mfe-z', '1', 5)).rejects.toThrow(message);
    await expect(stopCanary(storage, 'mfe-z')).rejects.toThrow(message);
    await expect(promoteCanary(storage, 'mfe-z')).rejects.toThrow(message);
  });

  it('has nothing to go back to after a first release', async () => {
    const { storage } = await siteWith('1');
    await expect(rollback(storage, 'mfe-a')).rejects.toThrow('no earlier release in its history: no other is there');
  });

  it('does not go back to a release that has lost a file', async () => {
    const { dir, storage } = await siteWith('1', '2');
    rmSync(join(dir, 'remotes/mfe-a/1/remoteEntry.js'));
    await expect(rollback(storage, 'mfe-a', '1')).rejects.toThrow(/has no release 1/);
  });

  it.each([0, 100, -5, 12.5, Number.NaN])('gives a release to no share of %p percent', async (percent) => {
    const { storage } = await siteWith('1', '2');
    await expect(startCanary(storage, 'mfe-a', '1', percent)).rejects.toThrow(/whole number of percent from 1 to 99/);
  });

  it('ends no canary where there is none', async () => {
    const { storage } = await siteWith('1', '2');
    await expect(stopCanary(storage, 'mfe-a')).rejects.toThrow('mfe-a has no canary release.');
    await expect(promoteCanary(storage, 'mfe-a')).rejects.toThrow('mfe-a has no canary release.');
  });
});

describe('a release', () => {
  it('touches neither the shell nor the other remotes', async () => {
    const { dir, storage } = await siteWith('1');
    await release(storage, makeBuild('mfe-b', '1'));
    const other = await entryOf(storage, 'mfe-b');
    expect(await release(storage, makeBuild('mfe-a', '2'))).toMatchObject({
      name: 'mfe-a',
      release: '2',
      previous: '1',
    });
    expect(await entryOf(storage, 'mfe-b')).toEqual(other);
    expect(readFileSync(join(dir, 'shell/main.js'), 'utf8')).toBe('the shell');
  });

  it('keeps the one before, with all that is needed to load it', async () => {
    const { storage } = await siteWith('1', '2', '3');
    const { release: current, history } = await entryOf(storage);
    expect([current, ...namesOf(history)]).toEqual(['3', '2', '1']);
    const { releasedAt, ...fallback } = history[0];
    expect(fallback).toEqual(await storage.read('mfe-a', '2'));
    expect(Date.parse(releasedAt)).not.toBeNaN();
  });

  it('brings compressed copies and no source maps', async () => {
    const { dir } = await siteWith('1');
    const there = (file) => existsSync(join(dir, 'remotes/mfe-a/1', file));
    expect(['page.js', 'page.js.br', 'page.js.gz', 'page.js.map'].map(there)).toEqual([true, true, true, false]);
  });

  it('of one that was there before can be undone like any other', async () => {
    const { storage } = await siteWith('1', '2');
    await storage.add(makeBuild('mfe-a', '3'));
    await rollback(storage, 'mfe-a', '3');
    await release(storage, makeBuild('mfe-a', '2'));
    expect(namesOf((await entryOf(storage)).history)).toEqual(['3', '1']);
    expect((await rollback(storage, 'mfe-a')).release).toBe('3');
  });

  it('changes nothing when it is the current one already', async () => {
    const { storage } = await siteWith('1', '2');
    const before = await storage.readRegistry();
    await release(storage, makeBuild('mfe-a', '2'));
    expect(await storage.readRegistry()).toEqual(before);
  });
});

describe('a rollback', () => {
  it('goes back to the release before, and once more to the one before that', async () => {
    const { storage } = await siteWith('1', '2', '3');
    expect(await rollback(storage, 'mfe-a')).toMatchObject({ release: '2', previous: '3' });
    expect(await entryOf(storage)).toMatchObject({ release: '2', entry: '/remotes/mfe-a/2/remoteEntry.js' });
    expect(namesOf((await entryOf(storage)).history)).toEqual(['1']);
    expect((await rollback(storage, 'mfe-a')).release).toBe('1');
    expect((await entryOf(storage)).history).toEqual([]);
  });

  it('goes to a named release, also forth again', async () => {
    const { storage } = await siteWith('1', '2', '3');
    await rollback(storage, 'mfe-a', '1');
    await rollback(storage, 'mfe-a', '3');
    expect(await entryOf(storage)).toMatchObject({ release: '3', history: [{ release: '1' }] });
  });

  it('ends a canary, so that everybody is back', async () => {
    const { storage } = await siteWith('1', '2');
    await storage.add(makeBuild('mfe-a', '3'));
    await startCanary(storage, 'mfe-a', '3', 50);
    await rollback(storage, 'mfe-a');
    const { release: current, canary } = await entryOf(storage);
    expect([current, canary]).toEqual(['1', undefined]);
  });
});

describe('a canary', () => {
  async function siteOnTrial() {
    const made = await siteWith('1');
    await made.storage.add(makeBuild('mfe-a', '2'));
    await startCanary(made.storage, 'mfe-a', '2', 10);
    return made;
  }

  it('leaves everybody else where they are', async () => {
    const { storage } = await siteOnTrial();
    const entry = await entryOf(storage);
    expect(entry).toMatchObject({ release: '1', history: [], canary: { release: '2', percent: 10 } });
    expect(entry.canary).toMatchObject(await storage.read('mfe-a', '2'));
  });

  it('can be widened, and has begun when it first did', async () => {
    const { storage } = await siteOnTrial();
    const { releasedAt } = (await entryOf(storage)).canary;
    await startCanary(storage, 'mfe-a', '2', 60);
    expect((await entryOf(storage)).canary).toMatchObject({ percent: 60, releasedAt });
  });

  it('can be taken back, as if it had never been', async () => {
    const { storage } = await siteOnTrial();
    expect(await stopCanary(storage, 'mfe-a')).toEqual({ name: 'mfe-a', release: '2', current: '1' });
    expect((await entryOf(storage)).canary).toBeUndefined();
    expect(await storage.releases('mfe-a')).toContain('2');
  });

  it('becomes everybody’s when promoted, and the one before stays as the fallback', async () => {
    const { storage } = await siteOnTrial();
    expect(await promoteCanary(storage, 'mfe-a')).toMatchObject({ name: 'mfe-a', release: '2', previous: '1' });
    const entry = await entryOf(storage);
    expect(entry).toMatchObject({ release: '2', history: [{ release: '1' }] });
    expect(entry).not.toHaveProperty('canary');
    expect(entry).not.toHaveProperty('percent');
  });

  it('ends when the same release is made everybody’s by a release', async () => {
    const { storage } = await siteOnTrial();
    await release(storage, makeBuild('mfe-a', '2'));
    expect(await entryOf(storage)).toMatchObject({ release: '2', history: [{ release: '1' }] });
    expect((await entryOf(storage)).canary).toBeUndefined();
  });
});

it('lists every remote with its releases, who gets them and their sizes', async () => {
  const { storage } = await siteWith('1', '2');
  await storage.add(makeBuild('mfe-a', '3'));
  await startCanary(storage, 'mfe-a', '3', 10);
  const [remote] = await describeParts(storage);
  expect(remote).toMatchObject({ name: 'mfe-a', current: '2', fallback: '1', canary: { release: '3', percent: 10 } });
  expect(namesOf(remote.releases).sort()).toEqual(['1', '2', '3']);
  for (const { gzip } of remote.releases) expect(gzip).toBeGreaterThan(20);
});

describe('where the files of a remote are served', () => {
  it('stays through releases, canaries and steps back, until it is said otherwise', async () => {
    const { storage } = await siteWith('1', '2');
    await serveFrom(storage, 'mfe-a', 'https://parts.example.com/');
    const at = async () => (await entryOf(storage)).origin;
    await release(storage, makeBuild('mfe-a', '3'));
    expect(await at()).toBe('https://parts.example.com');
    await rollback(storage, 'mfe-a');
    await startCanary(storage, 'mfe-a', '3', 5);
    await promoteCanary(storage, 'mfe-a');
    expect(await at()).toBe('https://parts.example.com');
    expect((await entryOf(storage)).history.some((past) => 'origin' in past)).toBe(false);
    await serveFrom(storage, 'mfe-a', null);
    expect(await at()).toBeUndefined();
  });

  it.each(['', 'parts.example.com', 'https://parts.example.com/x', 'http://parts.example.com', 'javascript:alert(1)'])(
    'is never %j',
    async (address) => {
      const { storage } = await siteWith('1');
      await expect(serveFrom(storage, 'mfe-a', address)).rejects.toThrow(/is no origin such as/);
      expect(await entryOf(storage)).not.toHaveProperty('origin');
    },
  );

  it('is of a remote that there is', async () => {
    const { storage } = await siteWith('1');
    await expect(serveFrom(storage, 'mfe-z', 'https://parts.example.com')).rejects.toThrow(/no released remote/);
  });
});

describe('a release of the shell', () => {
  async function siteWithShells(...releases) {
    const made = await siteWith('1');
    for (const name of releases) await release(made.storage, makeShell(name));
    return made;
  }
  const shellOf = async (storage) => (await storage.readRegistry()).shell;

  it('has a history, a canary and a rollback, and leaves the remotes where they are', async () => {
    const { storage } = await siteWithShells('1', '2');
    const { remotes } = await storage.readRegistry();
    await storage.add(makeShell('3'));
    await startCanary(storage, 'shell', '3', 20);
    expect(await shellOf(storage)).toMatchObject({ release: '2', canary: { release: '3', percent: 20 } });
    await promoteCanary(storage, 'shell');
    expect(await shellOf(storage)).toMatchObject({ release: '3', history: [{ release: '2' }, { release: '1' }] });
    expect(await rollback(storage, 'shell')).toMatchObject({ release: '2', previous: '3' });
    expect(await shellOf(storage)).toMatchObject({ release: '2', page: '<div id="root">2</div>' });
    expect((await storage.readRegistry()).remotes).toEqual(remotes);
  });

  it('shares the files that did not change, and takes only its own along when it is removed', async () => {
    const { dir, storage } = await siteWithShells('1', '2');
    const there = () =>
      ['main.1.js', 'main.2.js', 'common.js', 'font.woff2'].filter((file) => existsSync(join(dir, 'shell', file)));
    expect(there()).toHaveLength(4);
    await storage.remove('shell', '1');
    expect(there()).toEqual(['main.2.js', 'common.js', 'font.woff2']);
    expect(await storage.releases('shell')).toEqual(['2']);
    expect(await storage.read('shell', '2')).toMatchObject({ release: '2' });
  });

  it('is not one whose script was changed after it was built, or that was built for development', async () => {
    const { storage } = await siteWithShells('1');
    const built = makeShell('2');
    appendFileSync(join(built, 'shell/main.2.js'), 'one more line');
    await expect(release(storage, built)).rejects.toThrow(/main\.2\.js was changed after it was built/);
    await expect(release(storage, makeShell('2', { types: undefined }))).rejects.toThrow(/not a build for production/);
    expect((await shellOf(storage)).release).toBe('1');
  });

  it('is listed with the remotes, and has no origin of its own', async () => {
    const { storage } = await siteWithShells('1', '2');
    const [shell] = await describeParts(storage);
    expect(shell).toMatchObject({ name: 'shell', current: '2', fallback: '1' });
    for (const { gzip } of shell.releases) expect(gzip).toBeGreaterThan(20);
    await expect(serveFrom(storage, 'shell', 'https://parts.example.com')).rejects.toThrow('set ASSETS_URL');
  });
});

describe('what does not fit is refused', () => {
  const UI = '@northlight/shared-ui';
  const react = { version: '19.1.0', names: ['useState'] };
  const provides = (...names) => ({ provides: { react, [UI]: { names } } });
  const requires = (...names) => ({ requires: { react, [UI]: { names } } });
  const typed = (hash, prop) => ({
    types: hash,
    files: { 'shared-ui/src/index.d.ts': `export declare function Pagination(props: { ${prop}: number }): null;\n` },
  });

  async function siteAt(shell, ...remotes) {
    const { storage } = makeSite();
    await release(storage, makeShell('1', shell));
    for (const [place, remote] of remotes.entries())
      await release(storage, makeBuild('mfe-a', String(place + 1), remote));
    return storage;
  }

  it('a remote that uses what the shell lacks, with the nearest name', async () => {
    const storage = await siteAt(provides('Pagination', 'Button'), requires('Button'));
    const refused = expect(release(storage, makeBuild('mfe-a', '2', requires('Button', 'Paginator')))).rejects;
    await refused.toThrow(
      /mfe-a 2 cannot be released[\s\S]*It uses Paginator of @northlight\/shared-ui, which the shell lacks; the nearest is Pagination \(shell 1, live\)/,
    );
    expect((await entryOf(storage)).release).toBe('1');
    await storage.add(makeBuild('mfe-a', '2', requires('Paginator')));
    await expect(startCanary(storage, 'mfe-a', '2', 5)).rejects.toThrow(/the nearest is Pagination/);
  });

  it('a shell that lacks what a live remote uses, and once it is only in the history, how to give it up', async () => {
    const storage = await siteAt(provides('Pagination', 'Paginator'), requires('Pagination'));
    const renamed = makeShell('2', provides('Paginator'));
    await expect(release(storage, renamed)).rejects.toThrow(
      /shell 2 cannot be released[\s\S]*mfe-a 1 \(live\) uses Pagination of @northlight\/shared-ui, which the shell lacks; the nearest is Paginator\.$/,
    );
    await release(storage, makeBuild('mfe-a', '2', requires('Paginator')));
    await expect(release(storage, renamed)).rejects.toThrow(
      /mfe-a 1 \(the fallback\) uses Pagination[\s\S]*npm run remotes -- mfe-a forget 1/,
    );
    await expect(forget(storage, 'mfe-a', '9')).rejects.toThrow('mfe-a has no 9 in its history: 1.');
    await forget(storage, 'mfe-a', '1');
    expect(await release(storage, renamed)).toMatchObject({ release: '2', previous: '1' });
    await expect(rollback(storage, 'mfe-a', '1')).rejects.toThrow(/uses Pagination[\s\S]*No earlier release would fit/);
  });

  it('a rollback of the shell below what a live remote uses, which the remote’s release announced', async () => {
    const storage = await siteAt(provides('Button'), requires('Button'));
    await release(storage, makeShell('2', provides('Button', 'Tag')));
    await release(storage, makeShell('3', provides('Button', 'Tag', 'Row')));
    expect(await release(storage, makeBuild('mfe-a', '2', requires('Tag')))).toMatchObject({ leftBehind: ['1'] });
    await expect(rollback(storage, 'shell', '1')).rejects.toThrow(/mfe-a 2 \(live\) uses Tag[\s\S]*2 would fit\./);
    expect(await rollback(storage, 'shell')).toMatchObject({ release: '2' });
  });

  it('a type that has changed, but not one that nobody uses or that only gained a property', async () => {
    const storage = await siteAt(
      { ...provides('Pagination'), ...typed('a', 'page') },
      { ...requires('Pagination'), ...typed('a', 'page') },
    );
    const changed = { ...provides('Pagination'), ...typed('b', 'sheet') };
    await expect(release(storage, makeShell('2', changed))).rejects.toThrow(
      /uses Pagination of @northlight\/shared-ui, whose type has changed: Property 'sheet' is missing/,
    );
    const widened = { ...provides('Pagination'), ...typed('c', 'compact?: boolean; page') };
    expect(await release(storage, makeShell('3', widened))).toMatchObject({ release: '3' });
  }, 60_000);

  it('another major version of a package, and other cache keys', async () => {
    const storage = await siteAt({ ...provides(), cacheKeys: 'a' });
    const older = { requires: { react: { ...react, version: '18.3.1' } } };
    await expect(release(storage, makeBuild('mfe-a', '1', older))).rejects.toThrow(
      'It was built with react 18.3.1, but the shell provides 19.1.0',
    );
    await expect(release(storage, makeBuild('mfe-a', '1', { cacheKeys: 'b' }))).rejects.toThrow(
      /under other cache keys/,
    );
  });

  it('but not a release from before builds said what they use', async () => {
    const storage = await siteAt(provides());
    const earlier = makeBuild('mfe-a', '1', { requires: { shell: '^0.1.0' } });
    expect(await release(storage, earlier)).toMatchObject({ release: '1' });
  });
});
