import { hasUnsavedChanges } from '@northlight/shared-api';
import type { Registry, ReleasedRemote } from '@northlight/shared-api/remote';
import type { RemoteFailure } from './failures.ts';
import { bootedShell, fetchRegistry } from './registry.ts';

const RELOADED = 'northlight.reloaded';

/** Failures that a deleted file can cause. */
const mayBeGone = ({ kind }: RemoteFailure) => kind === 'network' || kind === 'not-a-remote';

function isOtherShell({ shell }: Registry): boolean {
  const booted = bootedShell();
  return booted !== null && JSON.stringify(shell) !== booted;
}

const latest = () => fetchRegistry().catch(() => null);

/**
 * Whether the page is older than the current releases. Its files may be gone then, and a reload fixes that. Checked
 * only if it could explain the failure.
 */
export async function isOutdated(remote: ReleasedRemote, failure: RemoteFailure): Promise<boolean> {
  const registry = mayBeGone(failure) ? await latest() : null;
  if (!registry) return false;
  const now = registry.remotes.find(({ name }) => name === remote.name);
  return now?.release !== remote.release || isOtherShell(registry);
}

/**
 * Reloads an outdated page, once per `occasion` and never when input is unsaved.
 * @param occasion identifies the failure, so that the same failure does not reload the page again
 * @returns whether the page reloads
 */
export function reloadOnce(occasion: string, reload = () => location.reload()): boolean {
  try {
    if (hasUnsavedChanges() || sessionStorage.getItem(RELOADED) === occasion) return false;
    sessionStorage.setItem(RELOADED, occasion);
  } catch {
    return false; // without storage, the page could reload forever
  }
  reload();
  return true;
}

/** Reloads the page if a chunk of the shell is gone because a new shell has been released. */
export async function reloadIfShellOutdated(failure: RemoteFailure): Promise<void> {
  const registry = mayBeGone(failure) ? await latest() : null;
  if (registry && isOtherShell(registry)) reloadOnce(`shell ${bootedShell()}`);
}
