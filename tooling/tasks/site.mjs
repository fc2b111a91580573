import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress, folderStorage, point, writeAtomically } from '../release/index.mjs';
import { readJson, remotes, root } from './packages.mjs';

/** The built front end as it is served. */
export const site = join(root, 'dist/site');
export const storage = folderStorage(site);
const KEPT = 3;

/** Puts the built shell in place: its files first, the page that names them last. */
function addShell() {
  mkdirSync(join(site, 'shell'), { recursive: true });
  cpSync(join(root, 'shell/dist'), site, {
    recursive: true,
    filter: (file) => !/\.map$|index\.html$|shell\.json$/.test(file),
  });
  compress(join(site, 'shell'));
  writeAtomically(join(site, 'index.html'), readFileSync(join(root, 'shell/dist/index.html')));
}

/** Removes all but the newest few releases and those that a rollback would go to. */
function prune({ name, release, history = [] }) {
  const needed = [release, ...history.map((earlier) => earlier.release)];
  const removable = storage.releases(name).filter((entry, position) => position >= KEPT && !needed.includes(entry));
  for (const entry of removable) storage.remove(name, entry);
}

/**
 * Puts what was built into the site. The registry moves to a remote's build only when that build is new, or when it
 * names none that is there: so a start never undoes a rollback.
 * @param {string[]} rebuilt names of the packages that were built anew
 */
export function publish(rebuilt) {
  const old = storage.readRegistry();
  if (rebuilt.includes('shell') || !existsSync(join(site, 'index.html'))) addShell();
  let registry = {
    shell: readJson('shell/dist/shell.json'),
    remotes: (old?.remotes ?? []).filter(({ name }) => remotes.includes(name)),
  };
  for (const name of remotes) {
    const current = registry.remotes.find((entry) => entry.name === name)?.release;
    if (current && !rebuilt.includes(name) && storage.read(name, current)) continue;
    registry = point(registry, storage.add(join(root, name, 'dist')));
  }
  if (JSON.stringify(registry) !== JSON.stringify(old)) storage.writeRegistry(registry);
  for (const entry of registry.remotes) if (rebuilt.includes(entry.name)) prune(entry);
}
