import type {
  BuiltShell,
  PastRelease,
  RegisteredRemote,
  Registry,
  RegistryFile,
  Release,
  ReleasedRemote,
} from '@northlight/shared-api/remote';

const isOnTrial = ({ canary }: RegisteredRemote, bucket: number) => canary !== undefined && bucket < canary.percent;

/** The release of a remote that browsers in this bucket get. */
export const releaseFor = (remote: RegisteredRemote, bucket: number): PastRelease =>
  remote.canary && isOnTrial(remote, bucket) ? remote.canary : remote;

/** What a browser needs to load a release: neither its chunks' hashes, which its entry holds, nor what the server preloads, nor its past. */
function asRelease(past: PastRelease): Release {
  const { files, shared, releasedAt, history, canary, percent, ...release } = past as RegisteredRemote & {
    percent?: number;
  };
  return release;
}

function remoteFor(remote: RegisteredRemote, bucket: number): ReleasedRemote {
  const { canary, history } = remote;
  const mine = isOnTrial(remote, bucket);
  const release = releaseFor(remote, bucket);
  const fallback = mine ? remote : history[0];
  return {
    ...asRelease(release),
    releasedAt: release.releasedAt,
    history: history.map((past) => past.release),
    ...(fallback && { fallback: asRelease(fallback) }),
    ...(canary && { canary: { release: canary.release, percent: canary.percent, mine } }),
  };
}

/** The registry that browsers in this bucket get. */
export const registryFor = (file: RegistryFile, shell: BuiltShell, bucket: number): Registry => ({
  shell: { version: shell.version, preload: shell.preload },
  remotes: file.remotes.map((remote) => remoteFor(remote, bucket)),
});

/** Whether it matters in which bucket a browser is. */
export const hasTrials = (file: RegistryFile) => file.remotes.some(({ canary }) => canary !== undefined);
