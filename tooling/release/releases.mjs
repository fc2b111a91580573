import { endTrial, point, putOnTrial, serveAt } from './registry.mjs';

/** @typedef {import('./storage.mjs').Storage} Storage */

function entryOf(registry, name) {
  const entry = registry.remotes.find((remote) => remote.name === name);
  if (entry) return entry;
  const known = registry.remotes.map((remote) => remote.name).join(', ');
  throw new Error(`There is no released remote named ${name || '(none given)'}: there are ${known || 'none'}.`);
}

/** The releases that are there beside the one for everybody, as a sentence's end. */
async function othersOf(storage, { name, release }) {
  const others = (await storage.releases(name)).filter((other) => other !== release);
  return others.length > 0 ? `there are ${others.join(', ')}` : 'no other is there';
}

/** The `remote.json` of a release other than the one for everybody. @throws {Error} when it is not there in full */
async function readOther(storage, entry, release) {
  if (release === entry.release)
    throw new Error(`${entry.name} is at ${release} already: ${await othersOf(storage, entry)}.`);
  const there = await storage.releases(entry.name);
  const remote = there.includes(release) ? await storage.read(entry.name, release) : null;
  if (!remote) throw new Error(`${entry.name} has no release ${release}: ${await othersOf(storage, entry)}.`);
  return remote;
}

// Storage may try a change again when somebody else has changed the registry meanwhile, or when the answer to a change
// that went through was lost. Each `result` below remembers the first try, so that none does its work twice.

/**
 * Adds the release that a build has left in a folder and points everybody at it. Nothing else changes.
 * @param {Storage} storage
 * @param {string} built the build's output, with its `remote.json`
 * @returns {Promise<{name: string, release: string, previous: string | null}>} previous is null for a first release
 * @throws {Error} when the build is not complete
 */
export async function release(storage, built) {
  const remote = await storage.add(built);
  let previous = null;
  await storage.change((registry) => {
    previous ??= registry.remotes.find(({ name }) => name === remote.name)?.release ?? null;
    return point(registry, remote);
  });
  return { name: remote.name, release: remote.release, previous };
}

/** The newest release in the remote's history that is still there. */
async function before(storage, { name, history }) {
  for (const earlier of history) if (await storage.read(name, earlier.release)) return earlier.release;
  return null;
}

/**
 * Points everybody back, and ends a trial.
 * @param {Storage} storage
 * @param {string} [wanted] a release that is there; without it, the one before the current
 * @returns {Promise<{name: string, release: string, previous: string}>}
 * @throws {Error} when the remote or the release is not there
 */
export async function rollback(storage, name, wanted) {
  let result;
  await storage.change(async (registry) => {
    const entry = entryOf(registry, name);
    if (result && entry.release === result.release) return registry;
    const target = result?.release ?? wanted ?? (await before(storage, entry));
    if (!target) throw new Error(`${name} has no earlier release in its history: ${await othersOf(storage, entry)}.`);
    const remote = await readOther(storage, entry, target);
    result = { name, release: target, previous: entry.release };
    return point(registry, remote, { isBack: true });
  });
  return result;
}

/**
 * Gives a release to a share of the browsers, or changes the share; the others stay where they are.
 * @param {Storage} storage
 * @param {string} wanted a release that is there
 * @param {number} percent whole, from 1 to 99
 * @returns {Promise<{name: string, release: string, percent: number, current: string}>}
 * @throws {Error} when the share is none, or the remote or the release is not there
 */
export async function startTrial(storage, name, wanted, percent) {
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Error('The share has to be a whole number of percent from 1 to 99.');
  let current;
  await storage.change(async (registry) => {
    const entry = entryOf(registry, name);
    current = entry.release;
    return putOnTrial(registry, await readOther(storage, entry, wanted), percent);
  });
  return { name, release: wanted, percent, current };
}

/** The entry of a remote that has a release on trial. @throws {Error} when it has none */
function onTrial(registry, name) {
  const entry = entryOf(registry, name);
  if (!entry.canary) throw new Error(`${name} has no release on trial.`);
  return entry;
}

/**
 * Takes the release on trial back from those who got it.
 * @param {Storage} storage
 * @returns {Promise<{name: string, release: string, current: string}>} release is the one that was on trial
 * @throws {Error} when there is no trial
 */
export async function stopTrial(storage, name) {
  let result;
  await storage.change((registry) => {
    if (result && !entryOf(registry, name).canary) return registry;
    const { release: current, canary } = onTrial(registry, name);
    result = { name, release: canary.release, current };
    return endTrial(registry, name);
  });
  return result;
}

/**
 * Gives the release on trial to everybody.
 * @param {Storage} storage
 * @returns {Promise<{name: string, release: string, previous: string}>}
 * @throws {Error} when there is no trial, or its release is not there in full
 */
export async function promoteTrial(storage, name) {
  let result;
  await storage.change(async (registry) => {
    if (result && entryOf(registry, name).release === result.release) return registry;
    const entry = onTrial(registry, name);
    const remote = await readOther(storage, entry, entry.canary.release);
    result = { name, release: remote.release, previous: entry.release };
    return point(registry, remote);
  });
  return result;
}

const isLocal = ({ hostname }) => ['localhost', '127.0.0.1'].includes(hostname);

/**
 * Says where browsers find the files of a remote's releases, those to come too. They have to be there already.
 * @param {Storage} storage
 * @param {string | null} address an origin such as `https://parts.example.com`; null for where the shell's files are
 * @throws {Error} when that is no origin, or the remote is not there
 */
export async function serveFrom(storage, name, address) {
  const url = address === null ? null : URL.parse(address);
  const isOrigin = url === null ? address === null : url.pathname === '/' && url.search === '' && url.hash === '';
  if (!isOrigin || (url && url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))))
    throw new Error(`${address} is no origin such as https://parts.example.com: https, without a path.`);
  await storage.change((registry) => {
    entryOf(registry, name);
    return serveAt(registry, name, url?.origin ?? null);
  });
}

/**
 * Every released remote with its sizes in bytes.
 * @param {Storage} storage
 * @returns {Promise<{name: string, current: string, releasedAt: string, fallback: string | null, origin: string | null,
 *   trial: {release: string, percent: number, releasedAt: string} | null,
 *   releases: {release: string, gzip: number, addedAt: Date}[]}[]>} releases newest first
 */
export async function describeRemotes(storage) {
  const { remotes } = await storage.readRegistry();
  return await Promise.all(
    remotes.map(async ({ name, release: current, releasedAt, history, canary, origin = null }) => ({
      name,
      origin,
      current,
      releasedAt,
      fallback: history[0]?.release ?? null,
      trial: canary ? { release: canary.release, percent: canary.percent, releasedAt: canary.releasedAt } : null,
      releases: await Promise.all(
        (await storage.releases(name)).map(async (there) => ({
          release: there,
          ...(await storage.measure(name, there)),
        })),
      ),
    })),
  );
}
