import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../webpack/integrity.mjs';
import { folderStorage } from './index.mjs';

/** Creates a remote's build output. @returns {string} its folder */
export function makeBuild(name, release) {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-build-'));
  const root = `/remotes/${name}/${release}/`;
  const contents = { 'remoteEntry.js': `entry of ${release}`, 'page.js': `page of ${release}` };
  const files = Object.fromEntries(Object.entries(contents).map(([file, text]) => [root + file, integrityOf(text)]));
  const entry = `${root}remoteEntry.js`;
  const remote = { name, release, entry, integrity: files[entry], preload: { HomePage: [`${root}page.js`] }, files };
  for (const [file, text] of Object.entries(contents)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'page.js.map'), '{}');
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(remote));
  return folder;
}

/** Creates the shell's build output. @returns {string} its folder */
export function makeShell(version = '0.1.0') {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-shell-'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/main.js'), `the shell ${version}`);
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
  writeFileSync(join(folder, 'shell.json'), JSON.stringify({ version, preload: {}, files: {} }));
  return folder;
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
