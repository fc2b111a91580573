import type { User } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { mayOpen } from '@northlight/shared-api/rules';
import { matchPath } from 'react-router-dom';
import { accessOf } from '../routes/access.ts';
import { loadPage } from './load-page.ts';

/** Finds the remote that owns a path, and the matching route. */
export function ownerOf({ remotes }: Registry, path: string) {
  for (const remote of remotes) {
    const route = remote.routes.find(({ path: pattern }) => matchPath(pattern, path));
    if (route) return { remote, route };
  }
  return null;
}

/**
 * Prefetches the page behind a path if this user may open it. Failures are ignored: the page is requested again when it
 * is opened.
 * @returns a promise that resolves when the attempt is over
 */
export async function prefetch(registry: Registry, path: string, user: User | null, load = loadPage): Promise<void> {
  const owner = ownerOf(registry, path);
  if (owner && mayOpen(accessOf(owner.route), user)) await load(owner.remote, owner.route.page).catch(() => {});
}

const wasFetched = (url: string) => performance.getEntriesByName(url, 'resource').length > 0;

/** Whether all scripts of the page behind a path have been fetched, so that the page only has to run. */
export function isFetched(registry: Registry, path: string, has = wasFetched): boolean {
  const owner = ownerOf(registry, path);
  if (!owner) return false;
  const { remote, route } = owner;
  return [remote.entry, ...(remote.preload[route.page] ?? [])].every((url) => has(new URL(url, location.origin).href));
}

/**
 * Runs a page's chunks in parallel with its remote's entry instead of after it. This is safe because a chunk only
 * registers its modules. A failed script is removed, so that a later load requests it again.
 */
export function runScripts(registry: Registry, path: string): void {
  const owner = ownerOf(registry, path);
  if (!owner || !mayOpen(accessOf(owner.route), null)) return;
  for (const url of owner.remote.preload[owner.route.page] ?? []) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel=preload][href="${CSS.escape(url)}"]`);
    if (!link) continue;
    const script = document.createElement('script');
    for (const name of ['integrity', 'crossorigin']) {
      const value = link.getAttribute(name);
      if (value !== null) script.setAttribute(name, value);
    }
    script.onload = script.onerror = () => script.remove();
    script.src = url;
    document.head.append(script);
  }
}
