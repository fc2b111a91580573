import type { Run } from './run.ts';

/** The runs of this server, by the hash of their token. */
export type Runs<T> = Map<string, Run<T>>;

/** For how long a run counts as under way without a sign of life from the server that has it. */
export const LEASE_MS = 60_000;

/** Says again and again that the work goes on. Returns the way to stop. */
export function keepAlive(sign: () => Promise<unknown>): () => void {
  const timer = setInterval(() => sign().catch(() => {}), LEASE_MS / 4);
  timer.unref();
  return () => clearInterval(timer);
}
