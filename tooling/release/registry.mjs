/** How many earlier releases of a remote the registry remembers. */
const REMEMBERED = 4;

/**
 * The entry of a remote that now has another release. `history` lists those before it, newest first; the first of
 * them is the `fallback`. Going back to one in the history forgets what came after it, so that a second step back
 * goes further back instead of forth.
 * @param {object | undefined} entry what the registry holds now
 * @param {object} remote the `remote.json` of the release
 * @param {string} at ISO time of this change
 */
function moved(entry, remote, at) {
  if (entry?.release === remote.release) return entry;
  const history = entry?.history ?? [];
  const known = history.findIndex(({ release }) => release === remote.release);
  const before = entry ? [{ release: entry.release, releasedAt: entry.releasedAt ?? null }, ...history] : [];
  const kept = known >= 0 ? history.slice(known + 1) : before.slice(0, REMEMBERED);
  return { ...remote, releasedAt: at, ...(kept[0] && { fallback: kept[0].release }), history: kept };
}

/** The registry with one remote pointed at a release; everything else in it stays as it is. */
export function point(registry, remote, at = new Date().toISOString()) {
  const others = registry.remotes.filter(({ name }) => name !== remote.name);
  const entry = registry.remotes.find(({ name }) => name === remote.name);
  const remotes = [...others, moved(entry, remote, at)].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { ...registry, remotes };
}
