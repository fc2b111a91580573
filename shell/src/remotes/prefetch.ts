import type { User } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { matchPath } from 'react-router-dom';
import { accessOf, mayOpen } from '../routes/access.ts';
import { loadPage } from './load-page.ts';

/**
 * Fetches the page behind a path before it is asked for, where this person may open it. A failure is of no account here:
 * the page is fetched anew when it is really wanted.
 */
export function prefetch(registry: Registry, path: string, user: User | null, load = loadPage): void {
  for (const remote of registry.remotes) {
    const route = remote.routes.find(({ path: pattern }) => matchPath(pattern, path));
    if (!route) continue;
    if (mayOpen(accessOf(route), user)) load(remote, route.page).catch(() => {});
    return;
  }
}
