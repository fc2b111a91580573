import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; more than the work takes on a machine that isn't overloaded. */
const STEP = 100;

/**
 * Rounds the duration up to a multiple of `STEP`, on success and failure, so that response times don't reveal whether
 * an address has an account. The work itself should still take nearly the same time in all cases, because a busy
 * machine can need more than one step.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await wait(STEP - ((performance.now() - start) % STEP));
  }
}
