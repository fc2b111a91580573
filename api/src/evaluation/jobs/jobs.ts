import type { Job } from './job.ts';

/** The jobs running on this server, by token hash. */
export type Jobs<T> = Map<string, Job<T>>;

/** Duration of a lease. A job whose lease is not renewed in this time may be taken by another server. */
export const LEASE_MS = 30_000;

/** Attempts before a job fails. This prevents a deck that crashes servers from crashing one after another. */
export const MOST_ATTEMPTS = 3;

/**
 * Renews the lease periodically until it is lost.
 * @param sign returns false when the lease is lost
 * @returns a function that stops the renewal
 */
export function keepAlive(sign: () => Promise<boolean>, onLost: () => void): () => void {
  const renew = async () => {
    // If the database is unreachable, keep the job: it may be back by the next renewal, and no other server can take
    // the job either.
    const isOurs = await sign().catch(() => true);
    if (!isOurs) onLost();
  };
  const timer = setInterval(renew, LEASE_MS / 4);
  timer.unref();
  return () => clearInterval(timer);
}
