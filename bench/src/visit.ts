import type { launchBrowser } from '@northlight/e2e/browser';
import { newPerson } from '@northlight/e2e/browser';

/** How a page came over the wire and how it felt. Times in milliseconds. */
export interface Visit {
  requests: number;
  /** Bytes over the wire with gzip. */
  bytes: number;
  scriptBytes: number;
  /** Largest contentful paint of the page itself. */
  lcp: number;
  /** Sum of what long tasks take beyond 50 ms each. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** The network and the machine of a visit. */
export interface Conditions {
  /** Milliseconds that each request waits. */
  latency: number;
  /** Bytes a second; no limit when missing. */
  download?: number;
  upload?: number;
  /** How many times slower the processor is. @default 1 */
  cpu?: number;
}

/**
 * What stands in for a page until it is there is no paint of it. The line that says it is loading is a candidate as any
 * other, and would count where a visit ended between it and the page.
 */
const OBSERVE = `
  const isOfThePage = ({ element }) => Boolean(element?.closest('main')) && !element.closest('[role=status], [aria-busy=true]');
  globalThis.seen = { lcp: 0, tbt: 0, cls: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { if (isOfThePage(entry)) seen.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch('longtask', (entry) => { seen.tbt += Math.max(0, entry.duration - 50); });
`;

const encodingOf = (headers: Record<string, string>) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];

/** Milliseconds without a larger paint after which the largest was the last. */
const QUIET = 1500;

/** Opens an address with an empty cache and waits until the network is quiet and the page is painted. */
export async function visit(
  browser: Awaited<ReturnType<typeof launchBrowser>>,
  url: string,
  { latency, download = -1, upload = -1, cpu = 1 }: Conditions,
): Promise<Visit> {
  const { context, page } = await newPerson(browser);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const kinds = new Map<string, string | undefined>();
  const sizes = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type));
  const other = new Set<string>();
  client.on('Network.responseReceived', ({ response }) => {
    if (encodingOf(response.headers) === 'br') other.add(response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  for (let tries = 0; !(await page.evaluate(`seen.lcp > 0 && performance.now() - seen.lcp > ${QUIET}`)); tries += 1) {
    if (tries > 300) throw new Error(`${url} has painted nothing.`);
    await page.waitForTimeout(100);
  }
  const seen = (await page.evaluate('seen')) as Pick<Visit, 'lcp' | 'tbt' | 'cls'>;
  await context.close();
  if (other.size > 0) throw new Error(`These came with Brotli although gzip was asked for: ${[...other].join(', ')}`);
  const sum = (wanted: (id: string) => boolean) =>
    [...sizes].reduce((total, [id, size]) => (wanted(id) ? total + size : total), 0);
  return {
    ...seen,
    requests: sizes.size,
    bytes: sum(() => true),
    scriptBytes: sum((id) => kinds.get(id) === 'Script'),
  };
}
