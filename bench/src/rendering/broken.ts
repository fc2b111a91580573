import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '@northlight/e2e/product';
import { copySite } from '../../../e2e/src/site.ts';
import { quantile } from '../workers/latency.ts';
import { type Answers, answersTo, contentIn, load, wholeIn } from './load.ts';
import { watchRenderers } from './renderers.ts';
import { healthUnder, LIMITS, median, uncached } from './requests.ts';

const REMOTE = 'mfe-auth';
const PAGE = 'LoginPage';
const BROKEN = uncached('/login');
/** A page of another remote, which should not suffer for long. */
const OTHER = uncached('/investors');
const CONNECTIONS = 8;
/** Milliseconds within which the other page is to be rendered again. */
const PATIENCE = 10_000;
const LOOK = 250;

/** Has the page do something each time that it is rendered. */
const rendering = (what: string) => (code: string) =>
  `${code};
const { default: Page } = module.exports;
const { jsx } = require('react/jsx-runtime');
const kept = [];
module.exports = { default: () => { ${what}; return jsx(Page, {}); } };`;

/** What is wrong with the server's bundle of the page. Keys complete a sentence about it. */
export const FAULTS: Record<string, (code: string) => string> = {
  throws: () => 'throw new Error("broken on purpose");',
  hangs: () => 'for (;;);',
  'leaks a megabyte a page': rendering('kept.push(new Array(131_072).fill(Math.random()))'),
  exits: () => 'process.exit(1);',
  'exits soon after': rendering('setTimeout(() => process.exit(1), 50)'),
};

/** Adds a release whose page is broken on the server, with the hashes of its files, and makes it the current one. */
function breakPage(change: (code: string) => string) {
  const site = copySite();
  const file = site.remote(REMOTE).server?.[PAGE];
  if (!file) throw new Error(`${PAGE} is not rendered by the server.`);
  const bundle = readFileSync(join(site.dir, file), 'utf8');
  site.set(
    REMOTE,
    site.derive(REMOTE, '9.0.0-broken', (code) => (code === bundle ? change(code) : code)),
  );
  return site;
}

/** Milliseconds until the other page comes with content; infinite if it does not. */
async function untilRendered(url: string): Promise<number> {
  for (const began = performance.now(); performance.now() - began < PATIENCE; await wait(LOOK)) {
    const answers = answersTo(OTHER, await load({ url, paths: [OTHER], connections: 1, readEvery: 1 }));
    if (contentIn(answers) === 1) return performance.now() - began;
  }
  return Number.POSITIVE_INFINITY;
}

const describe = (path: string, answers: Answers) => ({
  whole: wholeIn(path, answers),
  content: contentIn(answers),
  p50: median(answers.times),
  p99: quantile(answers.times, 0.99),
});

/** Requests the broken page and another remote's for some seconds, each time as if anew, while the renderer fails. */
export async function loadBroken(change: (code: string) => string, seconds: number) {
  const site = breakPage(change);
  const product = await startProduct({ ...LIMITS, SITE_DIR: site.dir });
  try {
    await untilRendered(product.url);
    const renderers = watchRenderers(product.pid);
    const under = { paths: [BROKEN, OTHER], connections: CONNECTIONS, seconds, readEvery: 1 };
    const { result, ...health } = await healthUnder(product, under);
    const recovery = await untilRendered(product.url);
    const { started, peak } = renderers.end();
    const [broken, other] = [BROKEN, OTHER].map((path) => describe(path, answersTo(path, result)));
    return { broken, other, health, restarts: started - 1, peak, recovery };
  } finally {
    await product.stop();
    site.remove();
  }
}
