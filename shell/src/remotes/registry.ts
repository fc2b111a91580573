import type { Registry, ReleasedRemote } from '@northlight/shared-api/remote';
import { RemoteFailure } from './failures.ts';

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

/**
 * The released remotes, as `/remotes.json` has them now.
 * @throws {RemoteFailure} registry
 */
export async function fetchRegistry(): Promise<Registry> {
  try {
    const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new TypeError(`/remotes.json answered ${response.status}`);
    return parse(await response.text());
  } catch (error) {
    throw new RemoteFailure('registry', 'registry', error);
  }
}

/** The registry that the server put into the page, else the one it has to be asked for. */
export function readRegistry(): Registry | Promise<Registry> {
  const inlined = document.getElementById('remotes')?.textContent?.trim();
  if (!inlined) return fetchRegistry();
  try {
    return parse(inlined);
  } catch {
    return fetchRegistry();
  }
}
