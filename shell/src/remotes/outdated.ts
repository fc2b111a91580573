import { hasUnsavedChanges } from '@northlight/shared-api';
import type { Registry, ReleasedRemote } from '@northlight/shared-api/remote';
import { OVERRIDDEN } from './choices/choices.ts';
import { RemoteFailure } from './failures.ts';
import { bootedShell, fetchRegistry } from './registry.ts';

const RELOADED = 'northlight.reloaded';

/** Failures that a deleted file can cause. */
const mayBeGone = ({ kind }: RemoteFailure) => kind === 'network' || kind === 'not-a-remote';

function isOtherShell({ shell }: Registry): boolean {
  const booted = bootedShell();
  return booted !== null && JSON.stringify(shell) !== booted;
}

/**
 * Checks against the current registry what is behind a failure that a missing file can cause. The page may be older
 * than the current releases, which a reload fixes, or without a connection.
 * @returns a failure of a more exact kind, or the same
 */
export async function checkRegistry(remote: ReleasedRemote, failure: RemoteFailure): Promise<RemoteFailure> {
  if (!mayBeGone(failure)) return failure;
  try {
    const registry = await fetchRegistry();
    if (remote.release === OVERRIDDEN) return failure; // the registry knows only the released one
    const now = registry.remotes.find(({ name }) => name === remote.name);
    const isCurrent = now?.release === remote.release && !isOtherShell(registry);
    return isCurrent ? failure : new RemoteFailure('outdated', remote.name, failure);
  } catch (error) {
    const isOffline = (error as RemoteFailure).kind === 'offline';
    return isOffline ? new RemoteFailure('offline', remote.name, failure) : failure;
  }
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
  const registry = mayBeGone(failure) ? await fetchRegistry().catch(() => null) : null;
  if (registry && isOtherShell(registry)) reloadOnce(`shell ${bootedShell()}`);
}
