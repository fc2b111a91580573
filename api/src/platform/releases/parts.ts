import type { RegisteredRemote, RegistryFile } from '@northlight/shared-api/remote';

/** The remotes of the registry by name. */
export const partsOf = (registry: RegistryFile): Map<string, RegisteredRemote> =>
  new Map(registry.remotes.map((remote) => [remote.name, remote]));

/** All releases of a part that a browser may have. */
export const releasesOf = <R>(entry: R & { history: R[]; canary?: R }): R[] => [
  ...(entry.canary ? [entry.canary] : []),
  entry,
  ...entry.history,
];
