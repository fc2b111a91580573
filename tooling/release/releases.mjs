import { nearestThatFits, refuseMisfit, shellsLeftBehind } from './fit.mjs';
import { SHELL } from './layout.mjs';
import { endCanary, entriesOf, forgetPast, entryOf as partOf, point, serveAt, setCanary } from './registry.mjs';

/** @typedef {import('./storage.mjs').Storage} Storage */

function entryOf(registry, name) {
  const entry = partOf(registry, name);
  if (entry) return entry;
  const known = entriesOf(registry)
    .map((part) => part.name)
    .join(', ');
  throw new Error(`There is no released remote named ${name || '(none given)'}: there are ${known || 'none'}.`);
}

/** The stored releases other than the current one, as the end of a sentence. */
async function othersOf(storage, { name, release }) {
  const others = (await storage.releases(name)).filter((other) => other !== release);
  return others.length > 0 ? `there are ${others.join(', ')}` : 'no other is there';
}

/** The `remote.json` of a release other than the current one. @throws {Error} if it is incomplete */
async function readOther(storage, entry, release) {
  if (release === entry.release)
    throw new Error(`${entry.name} is at ${release} already: ${await othersOf(storage, entry)}.`);
  const there = await storage.releases(entry.name);
  const remote = there.includes(release) ? await storage.read(entry.name, release) : null;
  if (!remote) throw new Error(`${entry.name} has no release ${release}: ${await othersOf(storage, entry)}.`);
  return remote;
}

// Storage may retry a change after a conflict, or after a change succeeded but its response was lost. Each `result`
// below keeps the outcome of the first try, so a retry does not repeat the work.

/**
 * Adds the release from a build folder and moves everybody to it.
 * @param {Storage} storage
 * @param {string} built the build's output, with its `remote.json`
 * @returns {Promise<{name: string, release: string, previous: string | null, leftBehind: string[]}>} `previous` is null
 *   for a first release; `leftBehind` are the shell's earlier releases that it does not fit
 * @throws {Error} if the build is incomplete or does not fit what is in use
 */
export async function release(storage, built) {
  const remote = await storage.add(built);
  let previous = null;
  let leftBehind = [];
  await storage.change(async (registry) => {
    previous ??= partOf(registry, remote.name)?.release ?? null;
    await refuseMisfit(storage, registry, remote);
    leftBehind = remote.name === SHELL ? [] : await shellsLeftBehind(storage, registry, remote);
    return point(registry, remote);
  });
  return { name: remote.name, release: remote.release, previous, leftBehind };
}

/** The newest release in the remote's history that is still stored. */
async function before(storage, { name, history }) {
  for (const earlier of history) if (await storage.read(name, earlier.release)) return earlier.release;
  return null;
}

/**
 * Rolls a remote back and ends its canary.
 * @param {Storage} storage
 * @param {string} [wanted] a stored release; defaults to the one before the current
 * @returns {Promise<{name: string, release: string, previous: string}>}
 * @throws {Error} if the remote or the release is not there
 */
export async function rollback(storage, name, wanted) {
  let result;
  await storage.change(async (registry) => {
    const entry = entryOf(registry, name);
    if (result && entry.release === result.release) return registry;
    const target = result?.release ?? wanted ?? (await before(storage, entry));
    if (!target) throw new Error(`${name} has no earlier release in its history: ${await othersOf(storage, entry)}.`);
    const remote = await readOther(storage, entry, target);
    await refuseMisfit(storage, registry, remote).catch(async (error) => {
      const other = await nearestThatFits(storage, registry, name, target);
      throw new Error(`${error.message}\n${other ? `${other} would fit` : 'No earlier release would fit'}.`);
    });
    result = { name, release: target, previous: entry.release };
    return point(registry, remote, { isBack: true });
  });
  return result;
}

/**
 * Starts a canary, or changes its share: that share of browsers gets the release; the others keep theirs.
 * @param {Storage} storage
 * @param {string} wanted a stored release
 * @param {number} percent whole number from 1 to 99
 * @returns {Promise<{name: string, release: string, percent: number, current: string}>}
 * @throws {Error} if the share is invalid, or the remote or the release is not there
 */
export async function startCanary(storage, name, wanted, percent) {
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Error('The share has to be a whole number of percent from 1 to 99.');
  let current;
  await storage.change(async (registry) => {
    const entry = entryOf(registry, name);
    current = entry.release;
    const remote = await readOther(storage, entry, wanted);
    await refuseMisfit(storage, registry, remote);
    return setCanary(registry, remote, percent);
  });
  return { name, release: wanted, percent, current };
}

/** The entry of a remote that has a canary. @throws {Error} if it has none */
function canaryOf(registry, name) {
  const entry = entryOf(registry, name);
  if (!entry.canary) throw new Error(`${name} has no canary release.`);
  return entry;
}

/**
 * Ends the canary: its browsers return to the current release.
 * @param {Storage} storage
 * @returns {Promise<{name: string, release: string, current: string}>} `release` was the canary
 * @throws {Error} if there is no canary
 */
export async function stopCanary(storage, name) {
  let result;
  await storage.change((registry) => {
    if (result && !entryOf(registry, name).canary) return registry;
    const { release: current, canary } = canaryOf(registry, name);
    result = { name, release: canary.release, current };
    return endCanary(registry, name);
  });
  return result;
}

/**
 * Promotes the canary to everybody.
 * @param {Storage} storage
 * @returns {Promise<{name: string, release: string, previous: string}>}
 * @throws {Error} if there is no canary, or its release is incomplete
 */
export async function promoteCanary(storage, name) {
  let result;
  await storage.change(async (registry) => {
    if (result && entryOf(registry, name).release === result.release) return registry;
    const entry = canaryOf(registry, name);
    const remote = await readOther(storage, entry, entry.canary.release);
    await refuseMisfit(storage, registry, remote);
    result = { name, release: remote.release, previous: entry.release };
    return point(registry, remote);
  });
  return result;
}

/**
 * Drops an earlier release from a part's history: it is never a fallback again, and nothing has to fit it.
 * @param {Storage} storage
 * @throws {Error} if it is not in the history
 */
export async function forget(storage, name, wanted) {
  let isDone = false;
  await storage.change((registry) => {
    const { history } = entryOf(registry, name);
    if (!isDone && !history.some(({ release }) => release === wanted))
      throw new Error(
        `${name} has no ${wanted} in its history: ${history.map(({ release }) => release).join(', ') || 'it is empty'}.`,
      );
    isDone = true;
    return forgetPast(registry, name, [wanted]);
  });
}

const isLocal = ({ hostname }) => ['localhost', '127.0.0.1'].includes(hostname);

/**
 * Sets the origin of a remote's files, for all its releases, including later ones. The files must be there already.
 * @param {Storage} storage
 * @param {string | null} address an origin such as `https://parts.example.com`; null for the shell's origin
 * @throws {Error} if it is not an origin, or the remote is not there
 */
export async function serveFrom(storage, name, address) {
  const url = address === null ? null : URL.parse(address);
  const isOrigin = url === null ? address === null : url.pathname === '/' && url.search === '' && url.hash === '';
  if (!isOrigin || (url && url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))))
    throw new Error(`${address} is no origin such as https://parts.example.com: https, without a path.`);
  await storage.change((registry) => {
    entryOf(registry, name);
    if (name === SHELL) throw new Error('The origin of the shell is that of all files: set ASSETS_URL.');
    return serveAt(registry, name, url?.origin ?? null);
  });
}

/**
 * The shell and every released remote with their sizes in bytes.
 * @param {Storage} storage
 * @returns {Promise<{name: string, current: string, releasedAt: string, fallback: string | null, origin: string | null,
 *   provenance: import('@northlight/shared-api/remote').Provenance | null,
 *   canary: {release: string, percent: number, releasedAt: string} | null, releases: {release: string, gzip: number,
 *   addedAt: Date}[]}[]>} releases newest first
 */
export async function describeParts(storage) {
  return await Promise.all(
    entriesOf(await storage.readRegistry()).map(
      async ({ name, release: current, releasedAt, history, canary, origin = null, provenance = null }) => ({
        name,
        origin,
        provenance,
        current,
        releasedAt,
        fallback: history[0]?.release ?? null,
        canary: canary ? { release: canary.release, percent: canary.percent, releasedAt: canary.releasedAt } : null,
        releases: await Promise.all(
          (await storage.releases(name)).map(async (there) => ({
            release: there,
            ...(await storage.measure(name, there)),
          })),
        ),
      }),
    ),
  );
}
