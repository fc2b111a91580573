import type {
  BuiltShell,
  PastRelease,
  PastShell,
  RegisteredRemote,
  RegisteredShell,
  Registry,
  RegistryFile,
  Release,
  ReleasedRemote,
} from '@northlight/shared-api/remote';

const isCanary = ({ canary }: RegisteredRemote | RegisteredShell, bucket: number) =>
  canary !== undefined && bucket < canary.percent;

/** The release of a remote for browsers in this bucket. */
export const releaseFor = (remote: RegisteredRemote, bucket: number): PastRelease =>
  remote.canary && isCanary(remote, bucket) ? remote.canary : remote;

/** The release of the shell for browsers in this bucket. */
export const shellFor = (shell: RegisteredShell, bucket: number): PastShell =>
  shell.canary && isCanary(shell, bucket) ? shell.canary : shell;

/** Origin of a remote's files; empty for the page's own. */
export const originOf = (remote: RegisteredRemote, assets: string): string => remote.origin ?? assets;

const placed = (urls: Record<string, string[]>, origin: string) =>
  Object.fromEntries(Object.entries(urls).map(([page, paths]) => [page, paths.map((path) => origin + path)]));

/** What a release requires but this shell lacks, in words. */
const lacks = ({ requires = {} }: PastRelease, { provides }: BuiltShell): string[] =>
  Object.entries(requires).flatMap(([module, { names }]) =>
    names.filter((name) => !provides[module]?.names.includes(name)).map((name) => `${name} of ${module}`),
  );

/**
 * What a browser needs to load a release. Left out are the chunk hashes, which the entry contains, what the server
 * preloads, what builds are compared by, and the release's history.
 */
function asRelease(past: PastRelease, shell: BuiltShell, at: string): Release {
  const { files, shared, requires, cacheKeys, types, releasedAt, history, canary, percent, origin, ...release } =
    past as RegisteredRemote & { percent?: number };
  const lacking = lacks(past, shell);
  return {
    ...release,
    entry: at + release.entry,
    preload: placed(release.preload, at),
    ...(lacking.length > 0 && { lacks: lacking }),
  };
}

function remoteFor(remote: RegisteredRemote, shell: BuiltShell, bucket: number, at: string): ReleasedRemote {
  const { canary, history } = remote;
  const mine = isCanary(remote, bucket);
  const release = releaseFor(remote, bucket);
  const fallback = mine ? remote : history[0];
  return {
    ...asRelease(release, shell, at),
    releasedAt: release.releasedAt,
    history: history.map((past) => past.release),
    ...(fallback && { fallback: asRelease(fallback, shell, at) }),
    ...(canary && { canary: { release: canary.release, percent: canary.percent, mine } }),
  };
}

/** The registry for browsers in this bucket. `assets` is the origin of the shell's files; empty for the page's own. */
export const registryFor = (file: RegistryFile, shell: BuiltShell, bucket: number, assets = ''): Registry => ({
  shell: { version: shell.version, release: shell.release, preload: placed(shell.preload, assets) },
  remotes: file.remotes.map((remote) => remoteFor(remote, shell, bucket, originOf(remote, assets))),
});

/** All origins of the registry's files except the page's own. */
export const originsOf = (file: RegistryFile | null, assets: string): string[] =>
  [...new Set([assets, ...(file?.remotes ?? []).map((remote) => originOf(remote, assets))])].filter(Boolean);

export const hasCanaries = ({ shell, remotes }: RegistryFile) =>
  [shell, ...remotes].some((part) => part?.canary !== undefined);
