import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../webpack/integrity.mjs';
import { folderStorage } from './index.mjs';

/** What the builds below say of the shared modules, unless a test says otherwise. */
const SHARED = { react: { version: '19.1.0', names: ['useState', 'useId'] } };

function write(folder, contents) {
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const hashesOf = (contents, root) =>
  Object.fromEntries(Object.entries(contents).map(([file, text]) => [root + file, integrityOf(text)]));

/**
 * Creates a remote's build output.
 * @param {object} [also] further fields of its `remote.json`; `files` are those of its `types.json`
 * @returns {string} its folder
 */
export function makeBuild(name, release, { files: types = {}, ...also } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-build-'));
  const root = `/remotes/${name}/${release}/`;
  const contents = { 'remoteEntry.js': `entry of ${release}`, 'page.js': `page of ${release}` };
  const files = hashesOf(contents, root);
  const entry = `${root}remoteEntry.js`;
  const remote = {
    name,
    release,
    entry,
    integrity: files[entry],
    preload: { HomePage: [`${root}page.js`] },
    requires: SHARED,
    files,
    ...also,
  };
  write(folder, contents);
  return write(folder, {
    'page.js.map': '{}',
    'types.json': JSON.stringify({ files: types }),
    'remote.json': JSON.stringify(remote),
  });
}

/**
 * Creates the shell's build output.
 * @param {object} [also] further fields of its `shell.json`; `files` are those of its `types.json`
 * @returns {string} its folder
 */
export function makeShell(release = '0.1.0-1', { files: types = {}, ...also } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-shell-'));
  const contents = { [`shell/main.${release}.js`]: `the shell ${release}`, 'shell/common.js': 'unchanged' };
  const shell = {
    name: 'shell',
    version: '0.1.0',
    release,
    page: `<div id="root">${release}</div>`,
    preload: {},
    shared: {},
    provides: SHARED,
    types: '1',
    files: hashesOf(contents, '/'),
    others: ['/shell/font.woff2'],
    ...also,
  };
  write(folder, contents);
  return write(folder, {
    'shell/font.woff2': 'a font',
    'index.html': shell.page,
    'types.json': JSON.stringify({ files: types }),
    'shell.json': JSON.stringify(shell),
  });
}

/** Creates an empty site folder. */
export function makeSite() {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-site-'));
  mkdirSync(join(dir, 'shell'));
  writeFileSync(join(dir, 'shell/main.js'), 'the shell');
  return { dir, storage: folderStorage(dir) };
}

/** Names of unfinished files and folders below a folder. */
export const unfinishedIn = (dir) => readdirSync(dir, { recursive: true }).filter((name) => name.endsWith('.new'));
