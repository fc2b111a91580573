import { type Product, startProduct } from '@northlight/e2e/product';
import { watchProcessors } from '../cluster/processor.ts';
import { probe, quantile } from '../workers/latency.ts';
import { answersTo, contentIn, type Load, load } from './load.ts';

/** No request is refused, and the log does not cost time. */
export const LIMITS = { LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' };
/** Connections of a load that never pauses. */
export const CONNECTIONS = 16;
/** Requests one after the other for a median. */
const TIMES = 30;
/** Unpacking all pages would take time from the server. */
const READ_EVERY = 10;
/** Starts for the first visit of each page. */
const STARTS = 3;

/** A path that no cache knows. */
export const uncached = (path: string) => `${path}?n={n}`;

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

/** Requests a page some times, one after the other. */
export async function inOrder({ url }: Product, path: string, count = TIMES) {
  const paths = Array.from({ length: count }, () => path);
  const answers = answersTo(path, await load({ url, paths, connections: 1, readEvery: 1 }));
  return { ms: median(answers.times), KB: answers.bytes / 1000, content: contentIn(answers) };
}

/** The first visit of each page after a start: milliseconds, and how often it came with content. */
export async function firstVisits(pages: readonly string[]) {
  const visits = new Map(pages.map((path) => [path, { times: [] as number[], content: 0 }]));
  for (let start = 0; start < STARTS; start += 1) {
    const product = await startProduct(LIMITS);
    for (const [path, visit] of visits) {
      const { ms, content } = await inOrder(product, path, 1);
      visit.times.push(ms);
      visit.content += content;
    }
    await product.stop();
  }
  return (path: string) => {
    const { times = [], content = 0 } = visits.get(path) ?? {};
    return { ms: median(times), content: `${content} of ${STARTS}` };
  };
}

/** Requests one path over several connections for some seconds. Processor time is that of the server with its processes. */
export async function rateOf({ url, pid }: Product, path: string, seconds: number) {
  const readEvery = path.startsWith('/api/') ? 0 : READ_EVERY;
  const watch = watchProcessors([pid]);
  const loaded = await load({ url, paths: [path], connections: CONNECTIONS, seconds, readEvery });
  const used = watch.end();
  const answers = answersTo(path, loaded);
  return {
    perSecond: loaded.perSecond,
    processorMs: (used * 1000) / answers.times.length,
    content: contentIn(answers),
  };
}

/** Milliseconds of a cheap request during something. */
export async function healthDuring<T>({ url }: Product, run: () => Promise<T>) {
  const health = probe(url, '/health/', {});
  const result = await run();
  const times = await health.end();
  return { result, p50: median(times), p99: quantile(times, 0.99) };
}

/** Milliseconds of a cheap request while pages are requested without a pause. */
export const healthUnder = (product: Product, what: Omit<Load, 'url'>) =>
  healthDuring(product, () => load({ ...what, url: product.url }));
