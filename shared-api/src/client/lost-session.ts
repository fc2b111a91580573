import { SessionExpiredError } from './errors.ts';
import { clearTokens, readTokens } from './token-storage.ts';

const listeners = new Set<() => void>();

/** Calls back when a session ends because it could not be refreshed. Returns the way to stop listening. */
export function onSessionLost(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Calls that run out together all end up here; the first of them ends the session and says so. */
export function loseSession(): never {
  const isStored = readTokens() !== null;
  clearTokens();
  if (isStored) for (const listener of listeners) listener();
  throw new SessionExpiredError();
}
