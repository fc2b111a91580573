import type { ReleasedRemote } from '@northlight/shared-api/remote';
import { type LoadedPage, loadPage } from '../remotes/load-page.ts';
import { ownerOf, runScripts } from '../remotes/prefetch.ts';
import { readRegistry } from '../remotes/registry.ts';

/** A page in HTML from the server, whose code is on its way. */
export interface PageToTakeOver {
  /** As `loadPage` returns it. */
  loading: Promise<LoadedPage>;
  /** Resolves when it has loaded or failed. */
  settled: Promise<unknown>;
}

let expected: (PageToTakeOver & { remote: string; page: string }) | null = null;

/** Begins to load the code of a page that the server rendered. */
export function expectPage(): void {
  const registry = readRegistry();
  const owner = registry instanceof Promise ? null : ownerOf(registry, location.pathname);
  if (registry instanceof Promise || !owner) return;
  runScripts(registry, location.pathname);
  const loading = loadPage(owner.remote, owner.route.page);
  const settled = loading.catch(() => {});
  expected = { remote: owner.remote.name, page: owner.route.page, loading, settled };
}

/** The page, if the server rendered it and it was not taken over yet. */
export const pageToTakeOver = (remote: ReleasedRemote, page: string): PageToTakeOver | null =>
  expected?.remote === remote.name && expected.page === page ? expected : null;

/** The page has been taken over, or given up. */
export function forgetRenderedPage(): void {
  expected = null;
}
