// Measures the suite as it is served, beside itself without pages from the server, beside one build of the same sources,
// and beside another product (PEER= names the folder of its build, PEER_PATH= its page): npm run bench -- federation.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@northlight/e2e/browser';
import { startProduct } from '@northlight/e2e/product';
import { type Line, layLine, type Slowness } from './line.ts';
import { buildMonolith } from './monolith.mjs';
import { DESK, type Device, type Paint, PHONE, paint } from './paint.ts';
import { serveSite } from './static-site.ts';
import { visit } from './visit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const remotes = globSync('mfe-*', { cwd: root }).sort();
const PATHS = process.argv.length > 3 ? process.argv.slice(3) : ['/', '/login', '/investors', '/evaluation'];
const RUNS = Number(process.env.RUNS ?? 5);
const { PEER, PEER_PATH = '/auth/login' } = process.env;

/**
 * Lighthouse's slow 4G and 4x CPU slowdown:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SLOW: Slowness = { latency: 150 * 3.75, download: (1638.4 * 0.9 * 1024) / 8 };
const SLOW_CPU = 4;
/** The extra LCP on this line, divided by its latency, is the number of sequential round trips. */
const FAR: Slowness = { latency: 1000 };

/** A product that is measured. */
interface Side {
  name: string;
  url: string;
  slow: Line;
  far: Line;
  /** Path of its page that is compared with the one at this path of the suite. */
  pathOf: (path: string) => string;
  /** Selector of what contains its pages. */
  within: string;
}

/** What a page is visited with. */
const CONDITIONS: Record<string, { device: Device; urlOf: (side: Side) => string }> = {
  plain: { device: DESK, urlOf: ({ url }) => url },
  slow: { device: { ...DESK, cpu: SLOW_CPU }, urlOf: ({ slow }) => slow.url },
  phone: { device: { ...PHONE, cpu: SLOW_CPU }, urlOf: ({ slow }) => slow.url },
  far: { device: DESK, urlOf: ({ far }) => far.url },
};

type Figures = Record<string, number>;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const rounded = (number: number, digits = 0) => Number(number.toFixed(digits));

const browser = await launchBrowser();
const products = [await startProduct(), await startProduct({ RENDER_DEADLINE: '0' })];
const monolith = await buildMonolith({ root, remotes, work: join(root, 'dist/monolith'), paths: PATHS });
products.push(await startProduct({ RENDER_DEADLINE: '0', SITE_DIR: monolith }));
const peer = PEER ? await serveSite(PEER) : null;

const NAMES = ['suite', 'client-only', 'monolith', 'peer'];
const urls = [...products, ...(peer ? [peer] : [])].map(({ url }) => url);
const sides: Side[] = await Promise.all(
  urls.map(async (url, at) => {
    const isPeer = url === peer?.url;
    const slow = await layLine(url, SLOW);
    const far = await layLine(url, FAR);
    const pathOf = (path: string) => (isPeer ? PEER_PATH : path);
    return { name: NAMES[at] ?? '', url, slow, far, pathOf, within: isPeer ? 'body' : 'main' };
  }),
);

/**
 * Alternates between all sides, so that noise on the machine affects them alike.
 * @returns the median of each figure for each side
 */
async function inTurn(path: string, condition: string): Promise<Paint[]> {
  const { device, urlOf } = CONDITIONS[condition] ?? { device: DESK, urlOf: ({ url }) => url };
  const paints: Paint[][] = sides.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, side] of sides.entries())
      paints[at]?.push(await paint(browser, urlOf(side) + side.pathOf(path), device, side.within));
  return paints.map((those) => {
    const of = (what: keyof Paint) => median(those.map((one) => one[what]));
    return { fcp: of('fcp'), lcp: of('lcp'), usable: of('usable'), tbt: of('tbt'), cls: of('cls') };
  });
}

async function measure(path: string): Promise<Figures[]> {
  const carried = [];
  for (const side of sides) carried.push(await visit(browser, side.url + side.pathOf(path)));
  const painted: Record<string, Paint[]> = {};
  for (const condition of Object.keys(CONDITIONS)) painted[condition] = await inTurn(path, condition);
  return carried.map(({ requests, bytes, scriptBytes }, at) => {
    const of = (condition: string, what: keyof Paint) => painted[condition]?.[at]?.[what] ?? Number.NaN;
    return {
      requests,
      KB: rounded(bytes / 1000, 1),
      'JS KB': rounded(scriptBytes / 1000, 1),
      'FCP, slow 4G': rounded(of('slow', 'fcp')),
      'LCP, slow 4G': rounded(of('slow', 'lcp')),
      'LCP, phone': rounded(of('phone', 'lcp')),
      'usable, slow 4G': rounded(of('slow', 'usable')),
      'TBT, slow CPU': rounded(of('slow', 'tbt')),
      TBT: rounded(of('plain', 'tbt')),
      CLS: rounded(Math.max(...['plain', 'slow', 'phone'].map((condition) => of(condition, 'cls'))), 3),
      trips: rounded((of('far', 'lcp') - of('plain', 'lcp')) / FAR.latency, 2),
    };
  });
}

const ratios = (ours: Figures, theirs: Figures) =>
  Object.fromEntries(
    Object.entries(ours).map(([what, own]) => [what, theirs[what] ? `${rounded(own / theirs[what], 2)}x` : '']),
  );

try {
  for (const path of PATHS) {
    const [ours = {}, ...others] = await measure(path);
    const compared = others.map((theirs, at) => [`suite / ${sides[at + 1]?.name}`, ratios(ours, theirs)]);
    console.log(`\n${path}`);
    console.table({
      ...Object.fromEntries([ours, ...others].map((figures, at) => [sides[at]?.name, figures])),
      ...Object.fromEntries(compared),
    });
  }
  console.log(`
Empty cache; medians of ${RUNS} visits, all sides in turn, in a tab whose network no debugger watches. Slow 4G and a processor
four times slower as Lighthouse applies them; ${DESK.width} x ${DESK.height} pixels, phone: ${PHONE.width} x ${PHONE.height}. KB as they travel with gzip; times with what
browsers ask for. Times in milliseconds. LCP is the page's own, not that of a line that says it is loading; usable: when
React has taken over what was painted largest; TBT and CLS until nothing moves any more; CLS: the worst of both screens;
trips: how often the page waits for an answer before it can ask on, until its largest part is painted. client-only: the
same files, with RENDER_DEADLINE=0. The monolith is the same sources in one build, with the same preload links, served
by the same server, also rendered by the browser alone.${peer ? ` The peer's page is ${PEER_PATH}, whatever the suite's.` : ''}`);
} finally {
  await browser.close();
  for (const { slow, far } of sides) {
    slow.close();
    far.close();
  }
  peer?.close();
  await Promise.all(products.map((product) => product.stop()));
}
