import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@northlight/e2e/browser';
import { startProduct } from '@northlight/e2e/product';
import { buildMonolith } from './monolith.mjs';
import { type Conditions, type Visit, visit } from './visit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const remotes = globSync('mfe-*', { cwd: root }).sort();
const PATHS = process.argv.length > 3 ? process.argv.slice(3) : ['/', '/login', '/investors', '/evaluation'];
const RUNS = 3;

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md: slow 4G as a browser applies it. */
const SLOW: Conditions = { latency: 150 * 3.75, download: (1638.4 * 0.9 * 1024) / 8, upload: (675 * 1024) / 8, cpu: 4 };
const PLAIN: Conditions = { latency: 0 };
/** What the first paint takes longer than without it tells how often a page waits for an answer before it can ask on. */
const FAR: Conditions = { latency: 1000 };

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

/** Visits both in turn, so that what slows the machine slows them alike. */
async function inTurn(path: string, conditions: Conditions): Promise<[Visit[], Visit[]]> {
  const visits: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    visits[0].push(await visit(browser, suite.url + path, conditions));
    visits[1].push(await visit(browser, monolith.url + path, conditions));
  }
  return visits;
}

async function measure(path: string): Promise<[Figures, Figures]> {
  await visit(browser, suite.url + path, PLAIN);
  await visit(browser, monolith.url + path, PLAIN);
  const [plain, slow, far] = [await inTurn(path, PLAIN), await inTurn(path, SLOW), await inTurn(path, FAR)];
  const figures = (which: 0 | 1): Figures => {
    const middle = (visits: [Visit[], Visit[]], what: keyof Visit) => median(visits[which].map((one) => one[what]));
    return {
      requests: middle(plain, 'requests'),
      KB: rounded(middle(plain, 'bytes') / 1000, 1),
      'JS KB': rounded(middle(plain, 'scriptBytes') / 1000, 1),
      'LCP, slow 4G': rounded(middle(slow, 'lcp')),
      'TBT, slow CPU': rounded(middle(slow, 'tbt')),
      TBT: rounded(middle(plain, 'tbt')),
      CLS: rounded(Math.max(middle(slow, 'cls'), middle(plain, 'cls')), 3),
      trips: rounded((middle(far, 'lcp') - middle(plain, 'lcp')) / FAR.latency, 2),
    };
  };
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
Empty cache; medians of ${RUNS} visits, both in turn. Slow 4G and a processor four times slower as Lighthouse applies
them. KB as they travel with gzip. TBT and LCP in milliseconds; LCP is the page's own, not that of a line that says it is
loading; trips: how often the page waits for an answer before it
can ask on, until its largest part is painted. The monolith is the same sources in one build, with the same preload
links, served by the same server.`);
} finally {
  await browser.close();
  await Promise.all([suite.stop(), monolith.stop()]);
}
