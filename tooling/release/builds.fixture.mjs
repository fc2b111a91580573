import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from './index.mjs';

/** A build's output as webpack leaves it. @returns {string} its folder */
export function makeBuild(name, release) {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-build-'));
  const root = `/remotes/${name}/${release}/`;
  const remote = { name, release, entry: `${root}remoteEntry.js`, preload: { HomePage: [`${root}page.js`] } };
  writeFileSync(join(folder, 'remoteEntry.js'), `entry of ${release}`);
  writeFileSync(join(folder, 'page.js'), `page of ${release}`);
  writeFileSync(join(folder, 'page.js.map'), '{}');
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(remote));
  return folder;
}

/** An empty folder for a site; `registry` is what its registry holds. */
export function makeSite(registry = { shell: { version: '0.1.0', preload: {} }, remotes: [] }) {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-site-'));
  mkdirSync(join(dir, 'shell'));
  writeFileSync(join(dir, 'shell/main.js'), 'the shell');
  const storage = folderStorage(dir);
  if (registry) storage.writeRegistry(registry);
  return { dir, storage };
}

/** Names under a folder that are not finished. */
export const unfinishedIn = (dir) => readdirSync(dir, { recursive: true }).filter((name) => name.endsWith('.new'));
