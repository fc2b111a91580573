import leven from 'leven';
import { typeProblems } from '../webpack/shared-types/index.mjs';
import { SHELL } from './layout.mjs';
import { entryOf } from './registry.mjs';

/** @typedef {import('./storage.mjs').Storage} Storage */

/** Part of a version whose change may break: the major version, and below 1.0.0 also the minor one. */
const lineOf = (version) =>
  version
    .split('.')
    .slice(0, version.startsWith('0.') ? 2 : 1)
    .join('.');

const isOurs = (module) => /^(@northlight\/|shared-api\/)/.test(module);

const nearest = (name, names) => names.toSorted((a, b) => leven(name, a) - leven(name, b))[0];

/** What a remote uses of one shared module but the shell lacks. */
function lacking(module, { names, version }, provided) {
  if (!provided) return [`uses ${module}, which the shell does not provide`];
  if (!isOurs(module) && version && provided.version && lineOf(version) !== lineOf(provided.version))
    return [`was built with ${module} ${version}, but the shell provides ${provided.version}`];
  return names
    .filter((name) => !provided.names.includes(name))
    .map((name) => `uses ${name} of ${module}, which the shell lacks; the nearest is ${nearest(name, provided.names)}`);
}

/** Comparisons of this process, by what was compared: releases of a part often use the same names and types. */
const compared = new Map();

function compareOnce(key, compare) {
  if (!compared.has(key)) compared.set(key, compare());
  return compared.get(key);
}

/** What differs between the types that a remote was built with and those of a shell. */
async function differingTypes(storage, shell, remote) {
  if (!remote.types || !shell.types || remote.types === shell.types) return [];
  const [built, provided] = await Promise.all(
    [remote, shell].map(({ name, release }) => storage.readTypes(name, release)),
  );
  if (!built || !provided) return [];
  const names = Object.fromEntries(
    Object.entries(remote.requires).map(([module, used]) => {
      const there = shell.provides[module]?.names ?? [];
      return [module, used.names.filter((name) => there.includes(name))];
    }),
  );
  const problems = await compareOnce(JSON.stringify([remote.types, shell.types, names]), () =>
    typeProblems(built, provided, names),
  );
  return problems.map(({ module, name, reason }) => `uses ${name} of ${module}, whose type has changed: ${reason}`);
}

/**
 * Why a release of a remote cannot run in a release of the shell; empty if it can. Releases from before builds named
 * what they use, which required a range of shell versions, cannot be compared.
 * @param {Storage} storage
 * @returns {Promise<string[]>} ends of sentences that start with the remote
 */
async function misfits(storage, shell, remote) {
  if (!remote.requires || 'shell' in remote.requires || !shell.provides) return [];
  const names = Object.entries(remote.requires).flatMap(([module, used]) =>
    lacking(module, used, shell.provides[module]),
  );
  const keys =
    remote.cacheKeys && shell.cacheKeys && remote.cacheKeys !== shell.cacheKeys
      ? [`keeps the server’s data under other cache keys (${remote.cacheKeys}) than the shell (${shell.cacheKeys})`]
      : [];
  return [...names, ...keys, ...(await differingTypes(storage, shell, remote))];
}

/** The releases of a part that browsers may get, or that it can be rolled back to, with what they are. */
const inUse = ({ canary, history, ...current }) => [
  { release: current, is: 'live', isGiven: true },
  ...(canary ? [{ release: canary, is: 'the canary', isGiven: true }] : []),
  ...history.map((past, place) => ({
    release: past,
    is: place === 0 ? 'the fallback' : 'in the history',
    isGiven: false,
  })),
];

/** The shell's releases that a remote's release has to fit: those that browsers get. */
const shellsFor = ({ shell }) => (shell ? inUse(shell).filter(({ isGiven }) => isGiven) : []);

/**
 * Everything in use that does not fit a release: for a shell's release, every release of every remote; for a remote's
 * release, the shells that browsers get.
 * @param {Storage} storage
 * @param {object} candidate the `remote.json` or `shell.json` of the release
 * @returns {Promise<{name: string, release: string, is: string, isGiven: boolean, problem: string}[]>} the releases of
 *   remotes, each with a reason
 */
async function conflictsOf(storage, registry, candidate) {
  const pairs =
    candidate.name === SHELL
      ? registry.remotes.flatMap((entry) =>
          inUse(entry).map((one) => ({ ...one, shell: candidate, remote: one.release })),
        )
      : shellsFor(registry).map((one) => ({ ...one, shell: one.release, remote: candidate }));
  const found = [];
  for (const { shell, remote, is, isGiven } of pairs)
    for (const problem of await misfits(storage, shell, remote))
      found.push({ name: remote.name, release: remote.release, shell: shell.release, is, isGiven, problem });
  return found;
}

/**
 * Earlier releases of the shell that a remote's release does not fit, so that the shell cannot go back to them with it.
 * @param {Storage} storage
 * @returns {Promise<string[]>} their names
 */
export async function shellsLeftBehind(storage, { shell }, remote) {
  const left = [];
  for (const past of shell?.history ?? [])
    if ((await misfits(storage, past, remote)).length > 0) left.push(past.release);
  return left;
}

/** Says in full what does not fit. @param {Awaited<ReturnType<typeof conflictsOf>>} conflicts at least one */
function explain(candidate, conflicts) {
  const isShell = candidate.name === SHELL;
  const lines = conflicts.map(({ name, release, shell, is, problem }) =>
    isShell ? `  ${name} ${release} (${is}) ${problem}.` : `  It ${problem} (shell ${shell}, ${is}).`,
  );
  const past = isShell ? conflicts.filter(({ isGiven }) => !isGiven) : [];
  const drop = [...new Set(past.map(({ name, release }) => `npm run remotes -- ${name} forget ${release}`))];
  return [
    `${candidate.name} ${candidate.release} cannot be released, because it does not fit what is in use:`,
    ...new Set(lines),
    ...(drop.length > 0 ? ['To give up a release that nobody gets any more:', ...drop.map((one) => `  ${one}`)] : []),
  ].join('\n');
}

/**
 * Refuses a release that does not fit what it would meet.
 * @param {Storage} storage
 * @throws {Error} naming what does not fit, and the nearest alternatives
 */
export async function refuseMisfit(storage, registry, candidate) {
  const conflicts = await conflictsOf(storage, registry, candidate);
  if (conflicts.length > 0) throw new Error(explain(candidate, conflicts));
}

/**
 * Says which of a part's other releases fits, newest first.
 * @param {Storage} storage
 * @returns {Promise<string | null>} null if none does
 */
export async function nearestThatFits(storage, registry, name, refused) {
  for (const past of entryOf(registry, name).history)
    if (past.release !== refused && (await conflictsOf(storage, registry, past)).length === 0) return past.release;
  return null;
}

/**
 * What a new set of releases leaves in the registry that does not fit: live releases and canaries, and earlier releases
 * that could only be dropped.
 * @param {Storage} storage
 */
export async function conflictsWithin(storage, registry) {
  const found = [];
  for (const shell of shellsFor(registry)) found.push(...(await conflictsOf(storage, registry, shell.release)));
  return found;
}
