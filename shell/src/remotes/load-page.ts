import type { Release, ReleasedRemote } from '@northlight/shared-api/remote';
import type { ComponentType } from 'react';
import { forgetRelease } from './attempts.ts';
import { inTime, newDeadlines } from './deadline.ts';
import { isOfRelease, RemoteFailure } from './failures.ts';
import { checkRegistry } from './outdated.ts';
import { report } from './telemetry.ts';

/** A loaded page; `fallbackReason` says why the fallback release is in use, if it is. */
export interface LoadedPage {
  Page: ComponentType;
  fallbackReason: RemoteFailure | null;
}

/** Remotes for which this tab uses the fallback. All pages of a remote come from one release. */
const fallbacks = new Map<string, { release: Release; reason: RemoteFailure }>();
const pages = new Map<string, Promise<LoadedPage>>();
/** Pages that have finished loading. */
const arrived = new Map<string, LoadedPage>();

const keyOf = (remote: Release, page: string) => `${remote.name}/${page}`;

/** Whether a release has a page, or an extension of that name. */
const has = ({ routes, extensions = [] }: Release, page: string) =>
  routes.some((route) => route.page === page) || extensions.some(({ component }) => component === page);

/** The code that loads releases. It may fail to load itself, which is no fault of the release. */
async function loader(name: string) {
  try {
    return await import(/* webpackChunkName: 'loader' */ './loader.ts');
  } catch (error) {
    throw new RemoteFailure('network', name, error);
  }
}

/** Loads the page from one release. A failure is first checked against the registry. */
async function timed(remote: ReleasedRemote, release: Release, page: string, deadline: number): Promise<ComponentType> {
  const start = performance.now();
  try {
    const { loadRelease } = await inTime(loader(release.name), deadline, release.name);
    const Page = await loadRelease(release, page, deadline);
    report({
      kind: 'load',
      remote: release.name,
      release: release.release,
      page,
      milliseconds: Math.round(performance.now() - start),
    });
    return Page;
  } catch (error) {
    const failure = error as RemoteFailure;
    throw await inTime(checkRegistry(remote, failure), deadline, remote.name).catch(() => failure);
  }
}

/** Whether the release can stand in for the current one on this page. */
const canStandIn = (release: Release | undefined, page: string): release is Release =>
  release !== undefined && has(release, page);

/** Whether the fallback release is worth trying after this failure. */
const mayStandIn = (failure: RemoteFailure, release: Release | undefined, page: string): release is Release =>
  canStandIn(release, page) && isOfRelease(failure);

async function load(remote: ReleasedRemote, page: string): Promise<LoadedPage> {
  const inUse = fallbacks.get(remote.name);
  if (inUse && has(inUse.release, page)) {
    const { all } = newDeadlines(false);
    return { Page: await timed(remote, inUse.release, page, all), fallbackReason: inUse.reason };
  }
  const { current, all } = newDeadlines(canStandIn(remote.fallback, page));
  try {
    return { Page: await timed(remote, remote, page, current), fallbackReason: null };
  } catch (error) {
    const failure = error as RemoteFailure;
    if (!mayStandIn(failure, remote.fallback, page)) throw failure;
    return await loadFallback(remote, remote.fallback, page, failure, all);
  }
}

/** Loads the page from the fallback release. If that fails, it throws the original failure. */
async function loadFallback(
  remote: ReleasedRemote,
  release: Release,
  page: string,
  reason: RemoteFailure,
  deadline: number,
) {
  let Page: ComponentType;
  try {
    Page = await timed(remote, release, page, deadline);
  } catch (error) {
    report(describeFailure(release, page, error as RemoteFailure));
    forgetRelease(remote.name);
    throw reason;
  }
  fallbacks.set(remote.name, { release, reason });
  report({ ...describeFailure(remote, page, reason), fallback: release.release });
  return { Page, fallbackReason: reason };
}

/** The release of a remote that this tab uses: the current one or its fallback. A failure is reported of it. */
export const releaseInUse = (remote: ReleasedRemote): Release => fallbacks.get(remote.name)?.release ?? remote;

/** Describes a failure for telemetry: names of remotes, releases and pages only. */
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
 * Loads one page of a remote, from its fallback release if the current one fails. Successful loads are cached; failures
 * are not, so the next call tries again.
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

/** Returns the page if it is already loaded, else null. */
export const loadedPage = (remote: ReleasedRemote, page: string): LoadedPage | null =>
  arrived.get(keyOf(remote, page)) ?? null;

/** Makes a page available that was loaded in another way, as on a server. */
export const providePage = (remote: ReleasedRemote, page: string, Page: ComponentType): void =>
  void arrived.set(keyOf(remote, page), { Page, fallbackReason: null });

/** Discards all loaded pages of a remote and returns to its current release. */
export function forgetPages({ name }: Release): void {
  for (const known of [pages, arrived])
    for (const key of known.keys()) if (key.startsWith(`${name}/`)) known.delete(key);
  fallbacks.delete(name);
  forgetRelease(name);
}

/** Switches to the fallback after a release loads but then breaks. @returns whether a fallback exists for this page */
export function fallBack(remote: ReleasedRemote, page: string, reason: RemoteFailure): boolean {
  if (!mayStandIn(reason, remote.fallback, page)) return false;
  forgetPages(remote);
  fallbacks.set(remote.name, { release: remote.fallback, reason });
  report({ ...describeFailure(remote, page, reason), fallback: remote.fallback.release });
  return true;
}
