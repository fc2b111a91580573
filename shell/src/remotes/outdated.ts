import { hasUnsavedChanges } from '@northlight/shared-api';
import type { Registry, ReleasedRemote } from '@northlight/shared-api/remote';
import type { RemoteFailure } from './failures.ts';
import { bootedShell, fetchRegistry } from './registry.ts';

const RELOADED = 'northlight.reloaded';

/** Failures that are what asking for a file looks like that is gone. */
const mayBeGone = ({ kind }: RemoteFailure) => kind === 'network' || kind === 'not-a-remote';

function isOtherShell({ shell }: Registry): boolean {
  const booted = bootedShell();
  return booted !== null && JSON.stringify(shell) !== booted;
}

const latest = () => fetchRegistry().catch(() => null);

/**
 * Whether the page is older than what is released: what it asks for may be gone then, and a reload is the cure. Asked only
 * where that would explain the failure.
 */
export async function isOutdated(remote: ReleasedRemote, failure: RemoteFailure): Promise<boolean> {
  const registry = mayBeGone(failure) ? await latest() : null;
  if (!registry) return false;
  const now = registry.remotes.find(({ name }) => name === remote.name);
  return now?.release !== remote.release || isOtherShell(registry);
}

/**
 * Reloads an outdated page, once on each occasion and never over unsaved input.
 * @param occasion what failed: a release that is gone is gone for every attempt
 * @returns whether it does
 */
export function reloadOnce(occasion: string, reload = () => location.reload()): boolean {
  try {
    if (hasUnsavedChanges() || sessionStorage.getItem(RELOADED) === occasion) return false;
    sessionStorage.setItem(RELOADED, occasion);
  } catch {
    return false; // without a memory it could go on for ever
  }
  reload();
  return true;
}

/** The same for the shell's own chunks. */
export async function reloadIfShellOutdated(failure: RemoteFailure): Promise<void> {
  const registry = mayBeGone(failure) ? await latest() : null;
  if (registry && isOtherShell(registry)) reloadOnce(`shell ${bootedShell()}`);
}
