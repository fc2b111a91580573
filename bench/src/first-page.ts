import { launchBrowser, newPerson } from '@northlight/e2e/browser';
import { startProduct } from '@northlight/e2e/product';

const PATHS = ['/', '/login', '/investors', '/evaluation'];
const KINDS = ['document', 'script', 'stylesheet', 'font', 'fetch'] as const;

interface Row {
  path: string;
  requests: number;
  kilobytes: number;
  scripts: number;
  [kind: string]: string | number;
}

const round = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** Opens a path with an empty cache and sums the transferred bytes until the network is idle. */
async function measure(browser: Awaited<ReturnType<typeof launchBrowser>>, url: string, path: string): Promise<Row> {
  const { context, page } = await newPerson(browser);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, type = 'other' }) => kinds.set(requestId, type.toLowerCase()));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await context.close();
  const total = (kind?: string) =>
    [...sizes].reduce((sum, [id, bytes]) => (kind && kinds.get(id) !== kind ? sum : sum + bytes), 0);
  const row: Row = { path, requests: sizes.size, kilobytes: round(total()), scripts: round(total('script')) };
  for (const kind of KINDS) row[kind] = [...sizes.keys()].filter((id) => kinds.get(id) === kind).length;
  return row;
}

const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  const rows: Row[] = [];
  for (const path of PATHS) rows.push(await measure(browser, product.url, path));
  const least = Math.min(...rows.map(({ kilobytes }) => kilobytes));
  console.log('First visit, empty cache, compressed KB over the wire until the network is quiet:');
  console.table(rows.map((row) => ({ ...row, ratio: Math.round((row.kilobytes / least) * 100) / 100 })));
} finally {
  await browser.close();
  await product.stop();
}
