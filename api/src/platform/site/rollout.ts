import type {
  BuiltShell,
  PastRelease,
  RegisteredRemote,
  Registry,
  RegistryFile,
  Release,
  ReleasedRemote,
} from '@northlight/shared-api/remote';

const isCanary = ({ canary }: RegisteredRemote, bucket: number) => canary !== undefined && bucket < canary.percent;

/** The release of a remote for browsers in this bucket. */
export const releaseFor = (remote: RegisteredRemote, bucket: number): PastRelease =>
  remote.canary && isCanary(remote, bucket) ? remote.canary : remote;

/** Origin of a remote's files; empty for the page's own. */
export const originOf = (remote: RegisteredRemote, assets: string): string => remote.origin ?? assets;

const placed = (urls: Record<string, string[]>, origin: string) =>
  Object.fromEntries(Object.entries(urls).map(([page, paths]) => [page, paths.map((path) => origin + path)]));

/**
 * What a browser needs to load a release. Left out are the chunk hashes, which the entry contains, what the server
 * preloads, and the release's history.
 */
function asRelease(past: PastRelease, at: string): Release {
  const { files, shared, releasedAt, history, canary, percent, origin, ...release } = past as RegisteredRemote & {
    percent?: number;
  };
  return { ...release, entry: at + release.entry, preload: placed(release.preload, at) };
}

function remoteFor(remote: RegisteredRemote, bucket: number, at: string): ReleasedRemote {
  const { canary, history } = remote;
  const mine = isCanary(remote, bucket);
  const release = releaseFor(remote, bucket);
  const fallback = mine ? remote : history[0];
  return {
    ...asRelease(release, at),
    releasedAt: release.releasedAt,
    history: history.map((past) => past.release),
    ...(fallback && { fallback: asRelease(fallback, at) }),
    ...(canary && { canary: { release: canary.release, percent: canary.percent, mine } }),
  };
}

/** The registry for browsers in this bucket. `assets` is the origin of the shell's files; empty for the page's own. */
export const registryFor = (file: RegistryFile, shell: BuiltShell, bucket: number, assets = ''): Registry => ({
  shell: { version: shell.version, preload: placed(shell.preload, assets) },
  remotes: file.remotes.map((remote) => remoteFor(remote, bucket, originOf(remote, assets))),
});

/** All origins of the registry's files except the page's own. */
export const originsOf = (file: RegistryFile | null, assets: string): string[] =>
  [...new Set([assets, ...(file?.remotes ?? []).map((remote) => originOf(remote, assets))])].filter(Boolean);

export const hasCanaries = (file: RegistryFile) => file.remotes.some(({ canary }) => canary !== undefined);
