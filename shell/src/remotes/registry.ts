import type { Registry, ReleasedRemote } from '@northlight/shared-api/remote';
import { RemoteFailure } from './failures.ts';

/** Where the last good registry is kept. */
const KEPT = 'northlight.registry';

const isRemote = (value: Partial<ReleasedRemote> | null): value is ReleasedRemote =>
  typeof value?.name === 'string' &&
  typeof value.entry === 'string' &&
  typeof value.requires?.shell === 'string' &&
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
    // Without storage there is no last good copy, and nothing else is lost.
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
 * The released remotes, as `/remotes.json` has them now.
 * @throws {RemoteFailure} registry
 */
export async function fetchRegistry(): Promise<Registry> {
  try {
    const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new TypeError(`/remotes.json answered ${response.status}`);
    const text = await response.text();
    const registry = parse(text);
    keep(text);
    return registry;
  } catch (error) {
    throw new RemoteFailure('registry', 'registry', error);
  }
}

/** As it is now; when it cannot be had, as this browser last had it: releases never change, so that it still holds. */
const fetchOrRecall = () =>
  fetchRegistry().catch((failure: RemoteFailure) => {
    const known = lastGood();
    if (!known) throw failure;
    console.warn(failure);
    return known;
  });

const inlined = () => document.getElementById('remotes')?.textContent?.trim() ?? '';

/** The registry that the server put into the page, else the one it has to be asked for. */
export function readRegistry(): Registry | Promise<Registry> {
  try {
    const registry = parse(inlined());
    keep(inlined());
    return registry;
  } catch {
    return fetchOrRecall();
  }
}

/** The shell that this page runs, as its registry had it; null where that is not known. */
export function bootedShell(): string | null {
  try {
    return JSON.stringify(parse(inlined()).shell);
  } catch {
    return null;
  }
}
