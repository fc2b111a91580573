import type { Registry, ReleasedRemote } from '@northlight/shared-api/remote';
import { RemoteFailure } from './failures.ts';

/** Storage key of the last good registry. */
const KEPT = 'northlight.registry';

const isRemote = (value: Partial<ReleasedRemote> | null): value is ReleasedRemote =>
  typeof value?.name === 'string' &&
  typeof value.entry === 'string' &&
  Array.isArray(value.routes) &&
  Array.isArray(value.nav) &&
  typeof value.preload === 'object';

function parse(text: string): Registry {
  const registry = JSON.parse(text) as Registry;
  if (!Array.isArray(registry.remotes)) throw new TypeError('The registry lists no remotes');
  return { ...registry, remotes: registry.remotes.filter(isRemote) };
}

function keep(text: string) {
  try {
    if (localStorage.getItem(KEPT) !== text) localStorage.setItem(KEPT, text);
  } catch {
    // Storage is unavailable. Only the last good copy is lost.
  }
}

function lastGood(): Registry | null {
  try {
    return parse(localStorage.getItem(KEPT) ?? '');
  } catch {
    return null;
  }
}

/**
 * Fetches the released remotes from `/remotes.json`.
 * @throws {RemoteFailure} registry, or offline if the server can't be reached
 */
export async function fetchRegistry(): Promise<Registry> {
  let isReached = false;
  try {
    const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(10_000) });
    isReached = true;
    if (!response.ok) throw new TypeError(`/remotes.json answered ${response.status}`);
    const text = await response.text();
    const registry = parse(text);
    keep(text);
    return registry;
  } catch (error) {
    const isOffline = !isReached && error instanceof TypeError; // what fetch throws without a connection
    throw new RemoteFailure(isOffline ? 'offline' : 'registry', 'registry', error);
  }
}

/** Fetches the registry, or falls back to the last good copy. That copy stays valid because releases never change. */
const fetchOrRecall = () =>
  fetchRegistry().catch((failure: RemoteFailure) => {
    const known = lastGood();
    if (!known) throw failure;
    console.warn(failure);
    return known;
  });

const inlined = () => document.getElementById('remotes')?.textContent?.trim() ?? '';

/** Returns the registry inlined in the page, or else fetches it. */
export function readRegistry(): Registry | Promise<Registry> {
  try {
    const registry = parse(inlined());
    keep(inlined());
    return registry;
  } catch {
    return fetchOrRecall();
  }
}

/** Returns the shell entry of the inlined registry as JSON, or null if the registry is not inlined. */
export function bootedShell(): string | null {
  try {
    return JSON.stringify(parse(inlined()).shell);
  } catch {
    return null;
  }
}
