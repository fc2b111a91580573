import type { Release, ReleasedRemote } from '@northlight/shared-api/remote';
import type { ComponentType } from 'react';
import { isOfRelease, RemoteFailure } from './failures.ts';
import { forgetRelease, loadRelease } from './load-release.ts';
import { isOutdated } from './outdated.ts';
import { report } from './telemetry.ts';

/** A page, and when an earlier release stands in, why. */
export interface LoadedPage {
  Page: ComponentType;
  fallbackReason: RemoteFailure | null;
}

/** Remotes of which this tab uses the fallback. All pages of a remote come from one release. */
const fallbacks = new Map<string, { release: Release; reason: RemoteFailure }>();
const pages = new Map<string, Promise<LoadedPage>>();
/** Those of them that have arrived. */
const arrived = new Map<string, LoadedPage>();

const keyOf = (remote: Release, page: string) => `${remote.name}/${page}`;

const has = (release: Release, page: string) => release.routes.some((route) => route.page === page);

async function timed(release: Release, page: string): Promise<ComponentType> {
  const start = performance.now();
  const Page = await loadRelease(release, page);
  report({
    kind: 'load',
    remote: release.name,
    release: release.release,
    page,
    milliseconds: Math.round(performance.now() - start),
  });
  return Page;
}

/** Whether asking for an earlier release makes sense after this failure. */
const mayStandIn = (failure: RemoteFailure, release: Release | undefined, page: string): release is Release =>
  release !== undefined && has(release, page) && isOfRelease(failure) && navigator.onLine;

async function load(remote: ReleasedRemote, page: string): Promise<LoadedPage> {
  const current = fallbacks.get(remote.name);
  if (current && has(current.release, page))
    return { Page: await timed(current.release, page), fallbackReason: current.reason };
  try {
    return { Page: await timed(remote, page), fallbackReason: null };
  } catch (error) {
    const failure = error as RemoteFailure;
    if (await isOutdated(remote, failure)) throw new RemoteFailure('outdated', remote.name, failure);
    if (!mayStandIn(failure, remote.fallback, page)) throw failure;
    return await loadFallback(remote, remote.fallback, page, failure);
  }
}

/** Loads the page from the fallback, or fails as the release itself did. */
async function loadFallback(remote: ReleasedRemote, release: Release, page: string, reason: RemoteFailure) {
  let Page: ComponentType;
  try {
    Page = await timed(release, page);
  } catch {
    forgetRelease(remote.name);
    throw reason;
  }
  fallbacks.set(remote.name, { release, reason });
  report({ ...describeFailure(remote, page, reason), fallback: release.release });
  return { Page, fallbackReason: reason };
}

/** A failure as telemetry takes it: names of parts and files alone. */
export const describeFailure = (remote: Release, page: string, { kind, reference }: RemoteFailure) => ({
  kind: 'failure' as const,
  remote: remote.name,
  release: remote.release,
  page,
  failure: kind,
  reference,
  fallback: null,
});

/**
 * One page of a remote, fetched once; from its fallback when its release fails. A failure is forgotten, so that the next
 * call really tries anew.
 * @throws {RemoteFailure}
 */
export function loadPage(remote: ReleasedRemote, page: string): Promise<LoadedPage> {
  const key = keyOf(remote, page);
  const known = pages.get(key);
  if (known) return known;
  const loading = load(remote, page);
  const isCurrent = () => pages.get(key) === loading;
  loading.then(
    (loaded) => isCurrent() && arrived.set(key, loaded),
    () => isCurrent() && pages.delete(key),
  );
  pages.set(key, loading);
  return loading;
}

/** The page, where it can be shown at once; null where it has yet to be loaded. */
export const loadedPage = (remote: ReleasedRemote, page: string): LoadedPage | null =>
  arrived.get(keyOf(remote, page)) ?? null;

/** Makes every page of a remote load anew, from its own release again. */
export function forgetPages({ name }: Release): void {
  for (const known of [pages, arrived])
    for (const key of known.keys()) if (key.startsWith(`${name}/`)) known.delete(key);
  fallbacks.delete(name);
  forgetRelease(name);
}

/** Has the fallback stand in for a release that loads and then breaks. @returns whether there is one for this page */
export function fallBack(remote: ReleasedRemote, page: string, reason: RemoteFailure): boolean {
  if (!mayStandIn(reason, remote.fallback, page)) return false;
  forgetPages(remote);
  fallbacks.set(remote.name, { release: remote.fallback, reason });
  report({ ...describeFailure(remote, page, reason), fallback: remote.fallback.release });
  return true;
}
