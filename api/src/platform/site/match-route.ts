import type { BuiltShell, RegistryFile, RemoteRoute } from '@northlight/shared-api/remote';
import { originOf, releaseFor } from './rollout.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A route pattern such as `/investor/:slug` as the expression it stands for. */
const toExpression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
      .join('/')}/?$`,
  );

/** A script that a page will ask for, with the hash that the browser will check. */
export interface Script {
  url: string;
  integrity: string;
}

/** What a path asks for. */
export interface Wanted {
  scripts: Script[];
  /** The remote's route; null for a path of the shell's own. */
  route: RemoteRoute | null;
}

const withHashes = (urls: string[], files: Record<string, string>, origin: string): Script[] =>
  urls.map((url) => ({ url: origin + url, integrity: files[url] ?? '' }));

/** For whom it is asked: the bucket of the browser, and the origin of the shell's files, empty for the page's own. */
export interface Asking {
  bucket: number;
  assets: string;
}

/** The scripts that the page at `path` will ask for, so that the browser can be told at once. */
export function wantedAt(file: RegistryFile, shell: BuiltShell, path: string, { bucket, assets }: Asking): Wanted {
  const owns = ({ path: pattern }: RemoteRoute) => toExpression(pattern).test(path);
  for (const remote of file.remotes) {
    const release = releaseFor(remote, bucket);
    const route = release.routes.find(owns);
    if (!route) continue;
    const own = [release.entry, ...(release.preload[route.page] ?? [])];
    const shared = new Set((release.shared?.[route.page] ?? []).flatMap((name) => shell.shared?.[name] ?? []));
    const scripts = [
      ...withHashes(own, release.files, originOf(remote, assets)),
      ...withHashes([...shared], shell.files, assets),
    ];
    return { scripts, route };
  }
  return { scripts: withHashes(shell.preload[path] ?? [], shell.files, assets), route: null };
}
