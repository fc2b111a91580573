import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { folderStorage } from './folder-storage.mjs';
import { point } from './registry.mjs';
import { writeAtomically } from './write-atomically.mjs';

/** Number of recent releases to keep per remote, in addition to rollback targets. */
const KEPT = 3;

/** Copies the built shell to the site. The page comes last, so it never names a missing file. */
function addShell(site, built) {
  mkdirSync(join(site, 'shell'), { recursive: true });
  cpSync(built, site, { recursive: true, filter: (file) => !/\.map$|index\.html$|shell\.json$/.test(file) });
  compress(join(site, 'shell'));
  for (const file of ['shell.json', 'index.html']) writeAtomically(join(site, file), readFileSync(join(built, file)));
}

/** Deletes releases that are neither recent nor in use nor a rollback target. */
async function prune(storage, { name, release, history, canary }) {
  const needed = [release, canary?.release, ...history.map((earlier) => earlier.release)];
  const there = await storage.releases(name);
  for (const [position, old] of there.entries())
    if (position >= KEPT && !needed.includes(old)) await storage.remove(name, old);
}

/**
 * Publishes builds to the site. The registry moves to a remote's build only if that build is new or the current release
 * is missing, so a restart never undoes a rollback or ends a canary.
 * @param {string} site folder of the site; the caller holds its lock
 * @param {{shell: string, remotes: Record<string, string>}} builds folders of all builds
 * @param {string[]} rebuilt names of the packages that were built now
 */
export async function publish(site, builds, rebuilt) {
  const storage = folderStorage(site);
  const isShellThere = ['index.html', 'shell.json'].every((file) => existsSync(join(site, file)));
  if (rebuilt.includes('shell') || !isShellThere) addShell(site, builds.shell);
  const registry = await storage.change(async (old) => {
    const kept = old.remotes.filter(({ name }) => name in builds.remotes);
    let next = kept.length === old.remotes.length ? old : { remotes: kept };
    for (const [name, built] of Object.entries(builds.remotes)) {
      const current = kept.find((entry) => entry.name === name)?.release;
      if (current && !rebuilt.includes(name) && (await storage.read(name, current))) continue;
      const remote = await storage.add(built);
      if (remote.release !== current) next = point(next, remote);
    }
    return next;
  });
  for (const entry of registry.remotes) if (rebuilt.includes(entry.name)) await prune(storage, entry);
}
