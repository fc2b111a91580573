import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two requests. */
const PACE = 50;

/** Requests a cheap route at a steady rate, however long the answers take. Call `end` for the milliseconds of each. */
export function probe(url: string, path: string, headers: Record<string, string>) {
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  const stop = new AbortController();
  const one = async () => {
    const began = performance.now();
    const answer = await fetch(`${url}/api${path}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} ${answer.status}`);
    times.push(performance.now() - began);
  };
  const running = (async () => {
    while (!stop.signal.aborted) {
      const request = one();
      open.add(request);
      request.finally(() => open.delete(request)).catch(() => {});
      await wait(PACE, undefined, { signal: stop.signal }).catch(() => {});
    }
    await Promise.all(open);
  })();
  return {
    async end(): Promise<number[]> {
      stop.abort();
      await running;
      return times;
    },
  };
}

/** The milliseconds that this share of the requests did not exceed. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
