import type { launchBrowser } from '@northlight/e2e/browser';
import { newPerson } from '@northlight/e2e/browser';

/** Network figures of a page load. */
export interface Visit {
  requests: number;
  /** Bytes transferred, with gzip. */
  bytes: number;
  scriptBytes: number;
}

const encodingOf = (headers: Record<string, string>) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];

/** Opens a URL with an empty cache and waits until the network is idle. */
export async function visit(browser: Awaited<ReturnType<typeof launchBrowser>>, url: string): Promise<Visit> {
  const { context, page } = await newPerson(browser);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const kinds = new Map<string, string | undefined>();
  const sizes = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type));
  const other = new Set<string>();
  client.on('Network.responseReceived', ({ response }) => {
    if (encodingOf(response.headers) === 'br') other.add(response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForTimeout(1500);
  await context.close();
  if (other.size > 0) throw new Error(`These came with Brotli although gzip was asked for: ${[...other].join(', ')}`);
  const sum = (wanted: (id: string) => boolean) =>
    [...sizes].reduce((total, [id, size]) => (wanted(id) ? total + size : total), 0);
  return {
    requests: sizes.size,
    bytes: sum(() => true),
    scriptBytes: sum((id) => kinds.get(id) === 'Script'),
  };
}
