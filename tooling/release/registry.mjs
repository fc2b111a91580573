import { SHELL } from './layout.mjs';

/** Number of earlier releases of a remote in the registry's history. */
const REMEMBERED = 4;

const now = () => new Date().toISOString();

/** A part's entry: that of the shell or of a remote. */
export const entryOf = (registry, name) =>
  name === SHELL ? registry.shell : registry.remotes.find((remote) => remote.name === name);

/** The entries of all parts, the shell's first. */
export const entriesOf = ({ shell, remotes }) => [...(shell ? [shell] : []), ...remotes];

const asPast = ({ history: _history, canary: _canary, percent: _percent, origin: _origin, ...release }) => release;

/** Returns the registry with one part's entry replaced. */
function withEntry(registry, entry) {
  if (entry.name === SHELL) return { ...registry, shell: entry };
  const others = registry.remotes.filter(({ name }) => name !== entry.name);
  return { ...registry, remotes: [...others, entry].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/**
 * A part's history, newest first, once `release` is current. A rollback drops the releases after its target, so a
 * second rollback goes further back.
 */
function historyFor(entry, release, isBack) {
  const known = entry.history.findIndex((earlier) => earlier.release === release);
  if (isBack && known >= 0) return entry.history.slice(known + 1);
  return [asPast(entry), ...entry.history.filter((earlier) => earlier.release !== release)].slice(0, REMEMBERED);
}

/**
 * Returns the registry with a part moved to a release for everybody. This ends any canary.
 * @param {object} remote the `remote.json` or `shell.json` of the release
 * @param {{isBack?: boolean, at?: string}} options whether this is a rollback; ISO time of the change
 */
export function point(registry, remote, { isBack = false, at = now() } = {}) {
  const entry = entryOf(registry, remote.name);
  if (!entry) return withEntry(registry, { ...remote, releasedAt: at, history: [] });
  if (entry.release === remote.release) return endCanary(registry, remote.name);
  const { origin } = entry;
  const history = historyFor(entry, remote.release, isBack);
  return withEntry(registry, { ...remote, releasedAt: at, history, ...(origin && { origin }) });
}

/** Returns the registry with a canary: `percent` of browsers get the release; the others keep theirs. */
export function setCanary(registry, remote, percent, at = now()) {
  const entry = entryOf(registry, remote.name);
  const since = entry.canary?.release === remote.release ? entry.canary.releasedAt : at;
  return withEntry(registry, { ...entry, canary: { ...remote, releasedAt: since, percent } });
}

/** Returns the registry with a remote's files at the given origin; null means the shell's origin. */
export function serveAt(registry, name, origin) {
  const { origin: _before, ...entry } = entryOf(registry, name);
  return withEntry(registry, origin ? { ...entry, origin } : entry);
}

/** Returns the registry without a canary of this remote; unchanged if there is none. */
export function endCanary(registry, name) {
  const { canary, ...entry } = entryOf(registry, name);
  return canary ? withEntry(registry, entry) : registry;
}

/** Returns the registry without these earlier releases of a part in its history. @param {string[]} releases */
export function forgetPast(registry, name, releases) {
  const entry = entryOf(registry, name);
  const history = entry.history.filter(({ release }) => !releases.includes(release));
  return history.length < entry.history.length ? withEntry(registry, { ...entry, history }) : registry;
}
