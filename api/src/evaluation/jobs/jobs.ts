import type { Job } from './job.ts';

/** The runs of this server, by the hash of their token. */
export type Jobs<T> = Map<string, Job<T>>;

/** For how long a run counts as under way without a sign of life from the server that has it. */
export const LEASE_MS = 30_000;

/** How often a run is begun before it is given up: what ends servers must not end one after another. */
export const MOST_ATTEMPTS = 3;

/**
 * Says again and again that the work goes on, until it no longer is this server's.
 * @param sign returns false when it is not
 * @returns the way to stop
 */
export function keepAlive(sign: () => Promise<boolean>, onLost: () => void): () => void {
  const renew = async () => {
    // A database that cannot be reached now may be by the next time, and nobody else reaches it either.
    const isOurs = await sign().catch(() => true);
    if (!isOurs) onLost();
  };
  const timer = setInterval(renew, LEASE_MS / 4);
  timer.unref();
  return () => clearInterval(timer);
}
