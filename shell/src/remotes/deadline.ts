import { settings } from '@northlight/shared-api';
import { RemoteFailure } from './failures.ts';

/** Share of the time that the current release gets if a fallback may have to replace it. */
const OF_CURRENT = 2 / 3;

/** Times, as of `performance.now()`, at which an attempt to load a page ends. */
export interface Deadlines {
  /** For the current release. It is earlier if a fallback exists. */
  current: number;
  /** For the whole attempt, with retries, checks and the fallback. */
  all: number;
}

/** Deadlines of an attempt that starts now. A page, or the card in its place, appears within the setting's time. */
export function newDeadlines(hasFallback: boolean): Deadlines {
  const { remote_timeout: timeout } = settings();
  const start = performance.now();
  return { current: start + timeout * (hasFallback ? OF_CURRENT : 1), all: start + timeout };
}

/** Milliseconds until a deadline; 0 if it has passed. */
export const timeLeft = (deadline: number): number => Math.max(0, deadline - performance.now());

/** Settles like the promise, or fails with a timeout of `remote` at the deadline. */
export function inTime<T>(promise: Promise<T>, deadline: number, remote: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('timeout', remote)), timeLeft(deadline));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
