import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { settings } from '@northlight/shared-api';
import type { Release } from '@northlight/shared-api/remote';
import type { ComponentType } from 'react';
import { diagnose } from './diagnose.ts';
import { classifyLoadError, isChunkError, isPassing, RemoteFailure } from './failures.ts';
import { loadEntry } from './load-entry.ts';
import { provided } from './provided.ts';

const containerName = (release: Release) => release.name.replaceAll('-', '_');

/** The release currently registered under each container name. */
const sources = new Map<string, Release>();
/**
 * Number of times each remote has been requested again. It is part of the URL, so that a bad cached response is not
 * reused.
 */
const attempts = new Map<string, number>();
let installed = false;

/** Makes the shell a Module Federation host that provides the shared scope and loads remotes' entries itself. */
function install() {
  if (installed) return;
  installed = true;
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore }); // where remotes' entries look for it
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: provided(),
    plugins: [
      {
        name: 'northlight-loader',
        loadEntry: async ({ remoteInfo: { name, entry, entryGlobalName } }) => {
          const source = sources.get(name);
          const { remote_timeout: timeout } = settings();
          const integrity = source?.integrity ?? '';
          return (await loadEntry({
            remote: source?.name ?? name,
            url: entry,
            global: entryGlobalName,
            integrity,
            timeout,
          })) as never;
        },
      },
    ],
  });
}

/** Makes the next load of this remote go to the network again. */
export const forgetRelease = (name: string): void => void attempts.set(name, (attempts.get(name) ?? 0) + 1);

function register(release: Release) {
  const container = containerName(release);
  const attempt = attempts.get(release.name) ?? 0;
  const entry = new URL(release.entry, location.origin);
  if (attempt > 0) entry.searchParams.set('r', String(attempt));
  sources.set(container, release);
  registerRemotes([{ name: container, entry: entry.href, type: 'var' }], { force: attempt > 0 });
}

/** Settles like the promise, or rejects on timeout. */
function inTime<T>(promise: Promise<T>, remote: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('timeout', remote)), settings().remote_timeout);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function load(release: Release, page: string): Promise<ComponentType> {
  if (release.lacks?.length) throw new RemoteFailure('incompatible', release.name, release.lacks.join(', '));
  install();
  register(release);
  const module = await inTime(
    loadRemote<{ default?: ComponentType }>(`${containerName(release)}/${page}`),
    release.name,
  );
  if (typeof module?.default !== 'function') throw new RemoteFailure('wrong-shape', release.name);
  return module.default;
}

/** Finds out why a chunk failed after the last retry. If the chunk is fine by now, its hash must have been wrong. */
async function explain(failure: RemoteFailure, release: Release): Promise<RemoteFailure> {
  const { cause } = failure;
  if (!isChunkError(cause) || !cause.request) return failure;
  const kind = await diagnose(cause.request, '');
  return new RemoteFailure(kind ?? (release.integrity === '' ? 'network' : 'integrity'), release.name, cause);
}

/** Base delays before each retry, in milliseconds. Up to 100% random jitter is added. */
const PAUSES = [150, 500];

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds * (1 + Math.random())));

/**
 * Loads one page of one release. It retries temporary failures, and each retry goes to the network.
 * @throws {RemoteFailure}
 */
export async function loadRelease(release: Release, page: string): Promise<ComponentType> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(release, page);
    } catch (error) {
      const failure = classifyLoadError(release.name, error);
      forgetRelease(release.name);
      const wait = PAUSES[attempt];
      if (!isPassing(failure)) throw failure;
      if (wait === undefined) throw await explain(failure, release);
      await pause(wait);
    }
  }
}
