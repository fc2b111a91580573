import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PastRelease, RegisteredRemote, RegisteredShell } from '@northlight/shared-api/remote';

const hashOf = (name: string) => `sha384-${name.replaceAll(/[^a-z0-9]/gi, '+').padEnd(64, '0')}`;

/** One release of `mfe-x`, which owns the path `/x`. */
export function buildRelease(release: string, overrides: Partial<PastRelease> = {}): PastRelease {
  const root = `/remotes/mfe-x/${release}/`;
  const files = Object.fromEntries(['remoteEntry.js', 'page.js'].map((name) => [root + name, hashOf(release + name)]));
  return {
    name: 'mfe-x',
    title: 'The X pages',
    version: '1.0.0',
    requires: { react: { names: ['useState'] } },
    routes: [{ path: '/x', page: 'XPage', access: 'everyone', title: 'X' }],
    nav: [],
    release,
    releasedAt: '2026-11-20T10:00:00.000Z',
    entry: `${root}remoteEntry.js`,
    integrity: files[`${root}remoteEntry.js`] ?? '',
    entrySize: 1000,
    preload: { XPage: [`${root}page.js`] },
    files,
    ...overrides,
  };
}

/** A remote with this release for everybody, without history or canary. */
export const buildRemote = (release: string, overrides: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  ...buildRelease(release),
  history: [],
  ...overrides,
});

/** The shell with this release for everybody, without history or canary. */
export const buildShell = (release: string, overrides: Partial<RegisteredShell> = {}): RegisteredShell => ({
  name: 'shell',
  version: '1.0.0',
  release,
  releasedAt: '2026-11-20T10:00:00.000Z',
  page: `<html nonce="%NONCE%" data-shell="${release}"><head><!--preload--><script id="remotes"><!--registry--></script></head></html>`,
  preload: { '/': ['/shell/landing.js'] },
  shared: { forms: ['/shell/forms.js', '/shell/fields.js'] },
  provides: { react: { version: '19.1.0', names: ['useState', 'useId'] } },
  files: Object.fromEntries(['landing', 'forms', 'fields'].map((name) => [`/shell/${name}.js`, hashOf(name)])),
  others: [],
  history: [],
  ...overrides,
});

/**
 * A built front end in its own folder. Its registry names no shell, so that the server uses the one it was built with;
 * tests can replace the registry as the release commands do.
 */
export function buildSite(...remotes: RegisteredRemote[]) {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-site-'));
  for (const folder of ['shell', 'remotes']) mkdirSync(join(dir, folder));
  writeFileSync(join(dir, 'shell.json'), JSON.stringify(buildShell('1.0.0-built')));
  const writeRegistry = (text: string) => {
    writeFileSync(join(dir, 'new'), text);
    renameSync(join(dir, 'new'), join(dir, 'remotes.json'));
  };
  const release = (...now: RegisteredRemote[]) => writeRegistry(JSON.stringify({ remotes: now }));
  const releaseShell = (shell: RegisteredShell, ...now: RegisteredRemote[]) =>
    writeRegistry(JSON.stringify({ shell, remotes: now }));
  release(...remotes);
  return { dir, release, releaseShell, writeRegistry };
}
