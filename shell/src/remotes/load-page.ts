import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleasedRemote } from '@northlight/shared-api/remote';
import type { ComponentType } from 'react';
import { classifyLoadError, RemoteFailure } from './failures.ts';
import { loadEntry } from './load-entry.ts';
import { satisfies } from './versions.ts';

const containerName = (remote: ReleasedRemote) => remote.name.replaceAll('-', '_');

/** How often each remote has been fetched anew; part of the URL, so that a bad answer is never reused. */
const attempts = new Map<string, number>();
const pages = new Map<string, Promise<ComponentType>>();
let installed = false;

function install() {
  if (installed) return;
  installed = true;
  registerPlugins([
    {
      name: 'northlight-loader',
      loadEntry: async ({ remoteInfo }) =>
        (await loadEntry(remoteInfo.name.replaceAll('_', '-'), remoteInfo.entry, remoteInfo.entryGlobalName)) as never,
    },
  ]);
}

function register(remote: ReleasedRemote) {
  const attempt = attempts.get(remote.name) ?? 0;
  const entry = new URL(remote.entry, location.origin);
  if (attempt > 0) entry.searchParams.set('r', String(attempt));
  registerRemotes([{ name: containerName(remote), entry: entry.href, type: 'var' }], { force: attempt > 0 });
}

async function load(remote: ReleasedRemote, page: string): Promise<ComponentType> {
  if (!satisfies(SHELL_VERSION, remote.requires.shell)) throw new RemoteFailure('incompatible', remote.name);
  install();
  register(remote);
  const module = await loadRemote<{ default?: ComponentType }>(`${containerName(remote)}/${page}`);
  if (typeof module?.default !== 'function') throw new RemoteFailure('wrong-shape', remote.name);
  return module.default;
}

/** Milliseconds before each further attempt at a network failure, with as much again at random. */
const PAUSES = [150, 500];

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds * (1 + Math.random())));

/** Tries again by itself what a moment may mend: a fetch that failed. Each attempt asks the network anew. */
async function loadPatiently(remote: ReleasedRemote, page: string): Promise<ComponentType> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(remote, page);
    } catch (error) {
      const failure = classifyLoadError(remote.name, error);
      attempts.set(remote.name, (attempts.get(remote.name) ?? 0) + 1);
      const wait = PAUSES[attempt];
      if (failure.kind !== 'network' || wait === undefined) throw failure;
      await pause(wait);
    }
  }
}

/**
 * One page of a remote, fetched once. A failure is forgotten, so that the next call really tries anew.
 * @throws {RemoteFailure}
 */
export function loadPage(remote: ReleasedRemote, page: string): Promise<ComponentType> {
  const key = `${remote.name}/${page}`;
  const known = pages.get(key);
  if (known) return known;
  const loading = loadPatiently(remote, page);
  loading.catch(() => pages.delete(key));
  pages.set(key, loading);
  return loading;
}
