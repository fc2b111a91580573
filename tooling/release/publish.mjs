import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conflictsWithin } from './fit.mjs';
import { folderStorage } from './folder-storage.mjs';
import { markOf, SHELL } from './layout.mjs';
import { entriesOf, entryOf, forgetPast, point } from './registry.mjs';
import { writeAtomically } from './write-atomically.mjs';

/** Number of recent releases to keep per part, in addition to rollback targets. */
const KEPT = 3;

/** Writes what describes the built shell, for a server whose registry is elsewhere and names no shell. */
const addOwnShell = (site, built) =>
  writeAtomically(join(site, markOf(SHELL)), readFileSync(join(built, markOf(SHELL))));

/**
 * Drops earlier releases that do not fit the new ones from the histories.
 * @throws {Error} if a release does not fit that browsers get
 */
async function settle(storage, registry) {
  let settled = registry;
  const conflicts = await conflictsWithin(storage, registry);
  const given = conflicts.filter(({ isGiven }) => isGiven);
  if (given.length > 0) {
    const lines = given.map(({ name, release, shell, problem }) => `  ${name} ${release} ${problem} (shell ${shell}).`);
    throw new Error(['These builds do not fit each other and were not published:', ...new Set(lines)].join('\n'));
  }
  for (const { name, release } of conflicts) settled = forgetPast(settled, name, [release]);
  return settled;
}

/** Whether a remote was published from elsewhere. The suite's builds never replace or remove such a remote. */
const isFromElsewhere = (entry) => entry?.provenance !== undefined;

/** Deletes releases that are neither recent nor in use nor a rollback target. */
async function prune(storage, { name, release, history, canary }) {
  const needed = [release, canary?.release, ...history.map((earlier) => earlier.release)];
  const there = await storage.releases(name);
  for (const [position, old] of there.entries())
    if (position >= KEPT && !needed.includes(old)) await storage.remove(name, old);
}

/**
 * Publishes builds to the site. The registry moves to a part's build only if that build is new or the current release is
 * missing, so a restart never undoes a rollback or ends a canary.
 * @param {string} site folder of the site; the caller holds its lock
 * @param {{shell: string, remotes: Record<string, string>}} builds folders of all builds
 * @param {string[]} rebuilt names of the packages that were built now
 * @throws {Error} if the builds do not fit each other; the site then stays as it was
 */
export async function publish(site, builds, rebuilt) {
  const storage = folderStorage(site);
  const parts = Object.entries({ [SHELL]: builds.shell, ...builds.remotes });
  const registry = await storage.change(async (old) => {
    const kept = old.remotes.filter((entry) => entry.name in builds.remotes || isFromElsewhere(entry));
    let next = kept.length === old.remotes.length ? old : { ...old, remotes: kept };
    for (const [name, built] of parts) {
      if (isFromElsewhere(entryOf(old, name))) continue;
      const current = entryOf(old, name)?.release;
      if (current && !rebuilt.includes(name) && (await storage.read(name, current))) continue;
      const added = await storage.add(built);
      if (added.release !== current) next = point(next, added);
    }
    return next === old ? old : await settle(storage, next);
  });
  if (rebuilt.includes(SHELL) || !existsSync(join(site, markOf(SHELL)))) addOwnShell(site, builds.shell);
  for (const entry of entriesOf(registry))
    if (rebuilt.includes(entry.name) && !isFromElsewhere(entry)) await prune(storage, entry);
}
