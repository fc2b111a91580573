import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@northlight/e2e/browser';
import { startProduct } from '@northlight/e2e/product';
import { type Line, layLine, type Slowness } from './line.ts';
import { buildMonolith } from './monolith.mjs';
import { type Paint, paint } from './paint.ts';
import { visit } from './visit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const remotes = globSync('mfe-*', { cwd: root }).sort();
const PATHS = process.argv.length > 3 ? process.argv.slice(3) : ['/', '/login', '/investors', '/evaluation'];
const RUNS = 5;

/**
 * Lighthouse's slow 4G and 4x CPU slowdown:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SLOW: Slowness = { latency: 150 * 3.75, download: (1638.4 * 0.9 * 1024) / 8 };
const SLOW_CPU = { cpu: 4 };
/** The extra LCP on this line, divided by its latency, is the number of sequential round trips. */
const FAR: Slowness = { latency: 1000 };

interface Figures {
  requests: number;
  KB: number;
  'JS KB': number;
  'LCP, slow 4G': number;
  'TBT, slow CPU': number;
  TBT: number;
  CLS: number;
  trips: number;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const rounded = (number: number, digits = 0) => Number(number.toFixed(digits));
const [suite, browser] = await Promise.all([startProduct(), launchBrowser()]);
const monolith = await startProduct({
  SITE_DIR: await buildMonolith({ root, remotes, work: join(root, 'dist/monolith'), paths: PATHS }),
});

interface Ways {
  plain: string;
  slow: Line;
  far: Line;
}

const waysTo = async (url: string): Promise<Ways> => ({
  plain: url,
  slow: await layLine(url, SLOW),
  far: await layLine(url, FAR),
});
const ways = [await waysTo(suite.url), await waysTo(monolith.url)] as const;

/**
 * Alternates between both builds, so that noise on the machine affects both.
 * @returns the median of each figure for each build
 */
async function inTurn(addressOf: (ways: Ways) => string, path: string, speed = {}): Promise<[Paint, Paint]> {
  const paints: [Paint[], Paint[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    paints[0].push(await paint(browser, addressOf(ways[0]) + path, speed));
    paints[1].push(await paint(browser, addressOf(ways[1]) + path, speed));
  }
  const middle = (those: Paint[]): Paint => {
    const of = (what: keyof Paint) => median(those.map((one) => one[what]));
    return { lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
  };
  return [middle(paints[0]), middle(paints[1])];
}

async function measure(path: string): Promise<[Figures, Figures]> {
  const carried = [await visit(browser, suite.url + path), await visit(browser, monolith.url + path)] as const;
  const plain = await inTurn((way) => way.plain, path);
  const slow = await inTurn((way) => way.slow.url, path, SLOW_CPU);
  const far = await inTurn((way) => way.far.url, path);
  const figures = (which: 0 | 1): Figures => ({
    requests: carried[which].requests,
    KB: rounded(carried[which].bytes / 1000, 1),
    'JS KB': rounded(carried[which].scriptBytes / 1000, 1),
    'LCP, slow 4G': rounded(slow[which].lcp),
    'TBT, slow CPU': rounded(slow[which].tbt),
    TBT: rounded(plain[which].tbt),
    CLS: rounded(Math.max(slow[which].cls, plain[which].cls), 3),
    trips: rounded((far[which].lcp - plain[which].lcp) / FAR.latency, 2),
  });
  return [figures(0), figures(1)];
}

try {
  for (const path of PATHS) {
    const [ours, one] = await measure(path);
    const ratio = (what: keyof Figures) => (one[what] === 0 ? '' : `${rounded(ours[what] / one[what], 2)}x`);
    console.log(`\n${path}`);
    console.table({
      suite: ours,
      monolith: one,
      ratio: Object.fromEntries(Object.keys(ours).map((what) => [what, ratio(what as keyof Figures)])),
    });
  }
  console.log(`
Empty cache; medians of ${RUNS} visits, both in turn, in a tab whose network no debugger watches. Slow 4G and a processor four
times slower as Lighthouse applies them. KB as they travel with gzip; times with what browsers ask for. TBT and LCP in
milliseconds; LCP is the page's own, not that of a line that says it is loading; trips: how often the page waits for an
answer before it can ask on, until its largest part is painted. The monolith is the same sources in one build, with the
same preload links, served by the same server.`);
} finally {
  await browser.close();
  for (const { slow, far } of ways) {
    slow.close();
    far.close();
  }
  await Promise.all([suite.stop(), monolith.stop()]);
}
