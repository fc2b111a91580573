import type {
  BuiltShell,
  PastRelease,
  PastShell,
  RegisteredRemote,
  Registry,
  RegistryFile,
  Release,
  ReleasedRemote,
} from '@northlight/shared-api/remote';
import { fittingShell, lacks, partsOf } from '../releases/parts.ts';
import type { Standings } from '../releases/standing.ts';

/** A part of the product in the registry file: its current release, with earlier ones and a canary. */
type Entry<R> = R & { history: R[]; canary?: R & { percent: number } };

/** The releases of a part that browsers get. */
export interface Offer<R> {
  current: R;
  /** What browsers on the current release load if it fails. */
  fallback: R | undefined;
  /** The canary with its own fallback. */
  canary: (R & { percent: number }) | undefined;
  canaryFallback: R | undefined;
}

type Candidate = Pick<PastRelease, 'name' | 'release'>;

/**
 * Decides which releases of a part browsers get. A withdrawn canary is given to nobody. The fallback is the newest known
 * good release, or else the newest one without failures. A withdrawn current release is replaced in the same way, or
 * else by the newest one that is not withdrawn.
 */
export function offerOf<R extends Candidate>(entry: Entry<R>, standings: Standings): Offer<R> {
  const of = ({ name, release }: R) => standings(name, release);
  const isOffered = (one: R) => !of(one).isWithdrawn;
  const best = (candidates: R[]) =>
    candidates.find((one) => of(one).isKnownGood) ?? candidates.find((one) => !of(one).hasFailed);
  const earlier = entry.history.filter(isOffered);
  const current = isOffered(entry) ? entry : (best(earlier) ?? earlier[0] ?? entry);
  const fallbackOf = ({ release }: R, others: R[]) =>
    best(others.filter((one) => one.release !== release && isOffered(one)));
  const canary = entry.canary && isOffered(entry.canary) ? entry.canary : undefined;
  return {
    current,
    fallback: fallbackOf(current, earlier),
    canary,
    canaryFallback: canary && fallbackOf(canary, [current, ...earlier]),
  };
}

/** The release of a part for browsers in this bucket, and the one to load if it fails. */
export function releaseFor<R extends Candidate>(entry: Entry<R>, bucket: number, standings: Standings) {
  const { current, fallback, canary, canaryFallback } = offerOf(entry, standings);
  return canary && bucket < canary.percent
    ? { release: canary as R, fallback: canaryFallback }
    : { release: current, fallback };
}

/** Origin of a remote's files; empty for the page's own. */
export const originOf = (remote: RegisteredRemote, assets: string): string => remote.origin ?? assets;

const placed = (urls: Record<string, string[]>, origin: string) =>
  Object.fromEntries(Object.entries(urls).map(([page, paths]) => [page, paths.map((path) => origin + path)]));

/**
 * What a browser needs to load a release. Left out are the chunk hashes, which the entry contains, what the server
 * preloads, what builds are compared by, and the other releases.
 */
function asRelease(past: PastRelease, shell: BuiltShell, at: string): Release {
  const {
    files,
    shared,
    server,
    requires,
    cacheKeys,
    types,
    releasedAt,
    history,
    canary,
    percent,
    origin,
    provenance,
    ...release
  } = past as RegisteredRemote & { percent?: number };
  const lacking = lacks(past, shell);
  return {
    ...release,
    entry: at + release.entry,
    preload: placed(release.preload, at),
    ...(lacking.length > 0 && { lacks: lacking }),
  };
}

/** What decides on a browser's releases. */
export interface Browser {
  /** Its canary bucket. */
  bucket: number;
  /** Origin of the shell's files; empty for the page's own. */
  assets: string;
  standings: Standings;
}

/** The release of the shell for a browser; undefined when the registry names none. */
export function shellFor(file: RegistryFile, { bucket, standings }: Browser): PastShell | undefined {
  const shell = fittingShell(file);
  return shell && releaseFor<PastShell>(shell, bucket, standings).release;
}

function remoteFor(
  remote: RegisteredRemote,
  shell: BuiltShell,
  { bucket, assets, standings }: Browser,
): ReleasedRemote {
  const at = originOf(remote, assets);
  const { release, fallback } = releaseFor<PastRelease>(remote, bucket, standings);
  return { ...asRelease(release, shell, at), ...(fallback && { fallback: asRelease(fallback, shell, at) }) };
}

/** The registry for a browser. */
export const registryFor = (file: RegistryFile, shell: BuiltShell, browser: Browser): Registry => ({
  shell: { version: shell.version, release: shell.release, preload: placed(shell.preload, browser.assets) },
  remotes: file.remotes.map((remote) => remoteFor(remote, shell, browser)),
});

/** All origins of the registry's files except the page's own. */
export const originsOf = (file: RegistryFile | null, assets: string): string[] =>
  [...new Set([assets, ...(file?.remotes ?? []).map((remote) => originOf(remote, assets))])].filter(Boolean);

export const hasCanaries = (file: RegistryFile, standings: Standings) =>
  [...partsOf(file).values()].some((part) => offerOf<Candidate>(part, standings).canary !== undefined);
