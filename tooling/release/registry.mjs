/** How many earlier releases of a remote the registry remembers. */
const REMEMBERED = 4;

const now = () => new Date().toISOString();
const entryOf = (registry, name) => registry.remotes.find((remote) => remote.name === name);
const asPast = ({ history: _history, canary: _canary, percent: _percent, origin: _origin, ...release }) => release;

/** The registry with one remote's entry replaced; everything else in it stays as it is. */
const withEntry = (registry, entry) => ({
  ...registry,
  remotes: [...registry.remotes.filter(({ name }) => name !== entry.name), entry].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  ),
});

/**
 * The releases before the one that is next, newest first. Going back to one of them forgets what came after it, so
 * that a second step back goes further back instead of forth.
 */
function historyFor(entry, release, isBack) {
  const known = entry.history.findIndex((earlier) => earlier.release === release);
  if (isBack && known >= 0) return entry.history.slice(known + 1);
  return [asPast(entry), ...entry.history.filter((earlier) => earlier.release !== release)].slice(0, REMEMBERED);
}

/**
 * The registry with one remote pointed at a release for everybody. That ends a trial of another: whoever moves
 * everybody means everybody.
 * @param {object} remote the `remote.json` of the release
 * @param {{isBack?: boolean, at?: string}} options whether this is a step back; ISO time of this change
 */
export function point(registry, remote, { isBack = false, at = now() } = {}) {
  const entry = entryOf(registry, remote.name);
  if (!entry) return withEntry(registry, { ...remote, releasedAt: at, history: [] });
  if (entry.release === remote.release) return endTrial(registry, remote.name);
  const { origin } = entry;
  const history = historyFor(entry, remote.release, isBack);
  return withEntry(registry, { ...remote, releasedAt: at, history, ...(origin && { origin }) });
}

/** The registry with a release on trial: `percent` of the browsers get it, the others stay where they are. */
export function putOnTrial(registry, remote, percent, at = now()) {
  const entry = entryOf(registry, remote.name);
  const since = entry.canary?.release === remote.release ? entry.canary.releasedAt : at;
  return withEntry(registry, { ...entry, canary: { ...remote, releasedAt: since, percent } });
}

/** The registry with the files of a remote's releases served at an origin of their own; null for the shell's. */
export function serveAt(registry, name, origin) {
  const { origin: _before, ...entry } = entryOf(registry, name);
  return withEntry(registry, origin ? { ...entry, origin } : entry);
}

/** The registry without a trial of this remote; the same one when there is none. */
export function endTrial(registry, name) {
  const { canary, ...entry } = entryOf(registry, name);
  return canary ? withEntry(registry, entry) : registry;
}
