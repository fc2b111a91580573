import { point } from './registry.mjs';

function registryOf(storage) {
  const registry = storage.readRegistry();
  if (!registry) throw new Error('There is no built suite to release into yet: run npm run build first.');
  return registry;
}

function entryOf(registry, name) {
  const entry = registry.remotes.find((remote) => remote.name === name);
  if (entry) return entry;
  const known = registry.remotes.map((remote) => remote.name).join(', ');
  throw new Error(`There is no released remote named ${name || '(none given)'}: there are ${known || 'none'}.`);
}

/**
 * Adds the release that a build has left in a folder and points the registry at it. Nothing else changes.
 * @param {string} built the build's output, with its `remote.json`
 * @returns {{name: string, release: string, previous: string | null}} previous is null for a first release
 * @throws {Error} when nothing was built yet, or the build is not complete
 */
export function release(storage, built) {
  const before = registryOf(storage);
  const remote = storage.add(built);
  const previous = before.remotes.find(({ name }) => name === remote.name)?.release ?? null;
  if (previous !== remote.release) storage.writeRegistry(point(before, remote));
  return { name: remote.name, release: remote.release, previous };
}

/** The newest release in the remote's history that is still there. */
const before = (storage, { name, history = [] }) =>
  history.map((earlier) => earlier.release).find((earlier) => storage.read(name, earlier));

/**
 * Points the registry back.
 * @param {string} [wanted] a release that is there; without it, the one before the current
 * @returns {{name: string, release: string, previous: string}}
 * @throws {Error} when the remote or the release is not there
 */
export function rollback(storage, name, wanted) {
  const registry = registryOf(storage);
  const entry = entryOf(registry, name);
  const there = storage.releases(name).filter((release) => release !== entry.release);
  const list = there.length > 0 ? `there are ${there.join(', ')}` : 'no other is there';
  if (wanted === entry.release) throw new Error(`${name} is at ${wanted} already: ${list}.`);
  const target = wanted ?? before(storage, entry);
  if (!target) throw new Error(`${name} has no earlier release in its history: ${list}.`);
  if (!there.includes(target)) throw new Error(`${name} has no release ${target}: ${list}.`);
  storage.writeRegistry(point(registry, storage.read(name, target)));
  return { name, release: target, previous: entry.release };
}

/**
 * Every released remote with its sizes in bytes.
 * @returns {{name: string, current: string, releasedAt: string | null, fallback: string | null,
 *   releases: {release: string, gzip: number, addedAt: Date}[]}[]} releases newest first
 */
export function describeRemotes(storage) {
  return registryOf(storage).remotes.map((entry) => ({
    name: entry.name,
    current: entry.release,
    releasedAt: entry.releasedAt ?? null,
    fallback: entry.fallback ?? null,
    releases: storage.releases(entry.name).map((release) => ({ release, ...storage.measure(entry.name, release) })),
  }));
}
