import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PastRelease, RegisteredRemote } from '@northlight/shared-api/remote';

const hashOf = (name: string) => `sha384-${name.replaceAll(/[^a-z0-9]/gi, '+').padEnd(64, '0')}`;

/** One release of `mfe-x`, which owns the path `/x`. */
export function buildRelease(release: string, overrides: Partial<PastRelease> = {}): PastRelease {
  const root = `/remotes/mfe-x/${release}/`;
  const files = Object.fromEntries(['remoteEntry.js', 'page.js'].map((name) => [root + name, hashOf(release + name)]));
  return {
    name: 'mfe-x',
    title: 'The X pages',
    version: '1.0.0',
    requires: { shell: '*' },
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

/** A built front end in its own folder. Tests can replace its registry as the release commands do. */
export function buildSite(...remotes: RegisteredRemote[]) {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-site-'));
  for (const folder of ['shell', 'remotes']) mkdirSync(join(dir, folder));
  const shell = {
    version: '1.0.0',
    preload: { '/': ['/shell/landing.js'] },
    shared: { forms: ['/shell/forms.js', '/shell/fields.js'] },
    files: Object.fromEntries(['landing', 'forms', 'fields'].map((name) => [`/shell/${name}.js`, hashOf(name)])),
  };
  const page = '<html><head><!--preload--><script id="remotes"><!--registry--></script></head></html>';
  writeFileSync(join(dir, 'shell.json'), JSON.stringify(shell));
  writeFileSync(join(dir, 'index.html'), page);
  const writeRegistry = (text: string) => {
    writeFileSync(join(dir, 'new'), text);
    renameSync(join(dir, 'new'), join(dir, 'remotes.json'));
  };
  const release = (...now: RegisteredRemote[]) => writeRegistry(JSON.stringify({ remotes: now }));
  release(...remotes);
  return { dir, release, writeRegistry };
}
