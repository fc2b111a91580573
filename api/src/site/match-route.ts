import type { Registry, ReleasedRemote } from '@northlight/shared-api/remote';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A route pattern such as `/investor/:slug` as the expression it stands for. */
const toExpression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
      .join('/')}/?$`,
  );

/** The scripts that the page at `path` will ask for, so that the browser can be told at once. */
export function scriptsFor(registry: Registry, path: string): string[] {
  const owns = (remote: ReleasedRemote) => remote.routes.find((route) => toExpression(route.path).test(path));
  for (const remote of registry.remotes) {
    const route = owns(remote);
    if (route) return [remote.entry, ...(remote.preload[route.page] ?? [])];
  }
  return registry.shell.preload[path] ?? [];
}
