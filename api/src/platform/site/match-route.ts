import type { BuiltShell, PastRelease, RegistryFile, RemoteRoute, ShellRoute } from '@northlight/shared-api/remote';
import { type Browser, originOf, releaseFor } from './rollout.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Converts a route pattern such as `/investor/:slug` to a regular expression. */
const toExpression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
      .join('/')}/?$`,
  );

/** A script to preload, with its integrity hash. */
export interface Script {
  url: string;
  integrity: string;
}

/** What a path needs. */
export interface Wanted {
  scripts: Script[];
  /** The scripts that it needs in addition for somebody with a session. */
  withSession: Script[];
  /** The release of the remote that owns the path, and its route; null for a path of the shell. */
  remote: { release: PastRelease; route: RemoteRoute } | null;
  /** The shell's route; null for a path of a remote or of nobody. */
  own: ShellRoute | null;
}

const withHashes = (urls: string[], files: Record<string, string>, origin: string): Script[] =>
  urls.map((url) => ({ url: origin + url, integrity: files[url] ?? '' }));

/** The scripts that the page at `path` needs, for preloading. */
export function wantedAt(file: RegistryFile, shell: BuiltShell, path: string, browser: Browser): Wanted {
  const { bucket, assets, standings } = browser;
  const loader = withHashes(shell.loader ?? [], shell.files, assets);
  const owns = ({ path: pattern }: Pick<RemoteRoute, 'path'>) => toExpression(pattern).test(path);
  for (const remote of file.remotes) {
    const { release } = releaseFor<PastRelease>(remote, bucket, standings);
    const route = release.routes.find(owns);
    if (!route) continue;
    const own = [release.entry, ...(release.preload[route.page] ?? [])];
    const shared = new Set((release.shared?.[route.page] ?? []).flatMap((name) => shell.shared?.[name] ?? []));
    const scripts = [
      ...loader,
      ...withHashes(own, release.files, originOf(remote, assets)),
      ...withHashes([...shared], shell.files, assets),
    ];
    return { scripts, withSession: [], remote: { release, route }, own: null };
  }
  const own = shell.routes?.find(owns) ?? null;
  const scripts = withHashes(shell.preload[path] ?? [], shell.files, assets);
  return { scripts, withSession: loader, remote: null, own };
}
