import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; above what the work takes on a machine that is not overloaded. */
const STEP = 100;

/**
 * Ends at whole steps of time only, whether the work succeeds or fails, so that how long it took does not tell whether
 * an address has an account. The work itself should differ as little as it can: a machine may be busy.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await wait(STEP - ((performance.now() - start) % STEP));
  }
}
