import * as runtimeCore from '@module-federation/runtime/core';
import type { Release } from '@northlight/shared-api/remote';
import type { ComponentType } from 'react';
import { attemptOf, forgetRelease } from './attempts.ts';
import { watchScripts } from './broken-scripts.ts';
import { inTime, timeLeft } from './deadline.ts';
import { diagnose } from './diagnose.ts';
import { classifyLoadError, isChunkError, isPassing, RemoteFailure } from './failures.ts';
import { type Container, loadEntry } from './load-entry.ts';
import { abandonOwnChunks } from './own-chunks.ts';
import { provided } from './provided.ts';

/** The part of Module Federation's runtime that remotes' entries share; `externalRuntime` makes them look for it here. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The container of each remote, by the URL of the entry that it came from. One is on the page at a time. */
const containers = new Map<string, { url: string; container: Promise<Container> }>();
/**
 * The shared modules as a container's `init` takes them: versions by name. Each container gets a copy, because its
 * runtime writes into it: failed loads too, which must not reach the next attempt.
 */
const shareScope = () =>
  Object.fromEntries(
    Object.entries(provided()).map(([name, share]) => [name, { [share.version]: { from: 'shell', ...share } }]),
  );

async function startContainer(release: Release, url: string, deadline: number): Promise<Container> {
  const container = await loadEntry({
    remote: release.name,
    url,
    global: release.name.replaceAll('-', '_'),
    integrity: release.integrity,
    timeout: timeLeft(deadline),
  });
  await container.init(shareScope());
  return container;
}

function containerOf(release: Release, deadline: number): Promise<Container> {
  const attempt = attemptOf(release.name);
  const entry = new URL(release.entry, location.origin);
  if (attempt > 0) entry.searchParams.set('r', String(attempt));
  const known = containers.get(release.name);
  if (known?.url === entry.href) return known.container;
  const container = startContainer(release, entry.href, deadline);
  containers.set(release.name, { url: entry.href, container });
  return container;
}

async function load(release: Release, page: string, deadline: number): Promise<ComponentType> {
  if (release.lacks?.length) throw new RemoteFailure('incompatible', release.name, release.lacks.join(', '));
  const container = await containerOf(release, deadline);
  const run = await container.get(`./${page}`);
  const module = run() as { default?: ComponentType } | undefined;
  if (typeof module?.default !== 'function') throw new RemoteFailure('wrong-shape', release.name);
  return module.default;
}

/** Finds out why a chunk failed after the last retry. */
async function explain(failure: RemoteFailure, integrity: string): Promise<RemoteFailure> {
  const { cause, remote } = failure;
  if (!isChunkError(cause) || !cause.request) return failure;
  return new RemoteFailure((await diagnose(cause.request, integrity)) ?? 'network', remote, cause);
}

/** Base delays before each retry, in milliseconds. Up to 100% random jitter is added. */
const PAUSES = [150, 500];

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds * (1 + Math.random())));

/**
 * Loads one page of one release. It retries temporary failures, and each retry goes to the network.
 * @param deadline for all of that, as of `performance.now()`
 * @throws {RemoteFailure}
 */
export async function loadRelease(release: Release, page: string, deadline: number): Promise<ComponentType> {
  const scripts = watchScripts();
  const { name } = release;
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await inTime(load(release, page, deadline), deadline, name);
      } catch (error) {
        const broken = scripts.at(isChunkError(error) ? error.request : undefined);
        const failure = classifyLoadError(name, error, broken?.thrown);
        forgetRelease(name);
        if (failure.kind === 'timeout') abandonOwnChunks();
        const wait = PAUSES[attempt];
        if (!isPassing(failure)) throw failure;
        if (wait === undefined)
          throw await inTime(explain(failure, broken?.integrity ?? ''), deadline, name).catch(() => failure);
        await inTime(pause(wait), deadline, name).catch(() => Promise.reject(failure));
      }
    }
  } finally {
    scripts.stop();
  }
}
