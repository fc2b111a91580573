import type { BuiltRemote, Registry, ReleasedRemote } from '@northlight/shared-api/remote';
import type { RemoteOverride } from '@northlight/shared-api/rules';
import { provided } from '../provided.ts';
import { OVERRIDDEN } from './choices.ts';

const PATIENCE = 3000;

/** Fetches the manifest of the remote at that origin; null if there is none. */
async function declarationAt(origin: string): Promise<BuiltRemote | null> {
  try {
    const response = await fetch(`${origin}/remote.json`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as BuiltRemote) : null;
  } catch {
    return null;
  }
}

/** What a build needs but this shell lacks of what it provides at once. */
function lackedBy({ requires = {} }: Partial<BuiltRemote>): string[] {
  const modules = provided();
  return Object.entries(requires).flatMap(([name, { names }]) => {
    const share = modules[name];
    const there = share && 'lib' in share ? share.lib() : null;
    return there ? names.filter((one) => one !== 'default' && !(one in there)).map((one) => `${one} of ${name}`) : [];
  });
}

async function overridden({ name, origin }: RemoteOverride, released: ReleasedRemote | undefined) {
  const declared = (await declarationAt(origin)) ?? released;
  if (!declared) return null;
  const { routes, nav, extensions, title, version, entrySize } = declared;
  const entry = `${origin}/remoteEntry.js`;
  const lacks = lackedBy(declared);
  const own = { name, title, version, routes, nav, extensions, entry, entrySize, integrity: '', preload: {}, lacks };
  return { ...own, release: OVERRIDDEN } satisfies ReleasedRemote;
}

/** Returns the registry with overridden remotes in place of the released ones. */
export async function applyOverrides(registry: Registry, overrides: readonly RemoteOverride[]): Promise<Registry> {
  const found = await Promise.all(
    overrides.map((one) =>
      overridden(
        one,
        registry.remotes.find(({ name }) => name === one.name),
      ),
    ),
  );
  const replaced = found.filter((remote) => remote !== null);
  const isKept = ({ name }: ReleasedRemote) => !replaced.some((other) => other.name === name);
  return { ...registry, remotes: [...registry.remotes.filter(isKept), ...replaced] };
}
