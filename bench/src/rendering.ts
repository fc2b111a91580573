// Measures what rendering pages on the server costs beside leaving it to the browser and beside an API call, what the
// cache saves, and what people get while a release breaks the renderer: npm run bench -- rendering. Exits with 1 when an
// answer is missing, broken off, or not the page.
import { setTimeout as wait } from 'node:timers/promises';
import { type Product, startProduct } from '@northlight/e2e/product';
import { freePort } from '../../api/test/free-port.ts';
import { FAULTS, loadBroken } from './rendering/broken.ts';
import { load, NOWHERE } from './rendering/load.ts';
import { megabytesOf, renderersOf } from './rendering/renderers.ts';
import { CONNECTIONS, firstVisits, healthDuring, inOrder, LIMITS, rateOf, uncached } from './rendering/requests.ts';
import { countEnds } from './rendering/visits.ts';

/** Seconds of each load, and of each load on a broken release. */
const SECONDS = Number(process.env.SECONDS ?? 3);
const FAULT_SECONDS = Number(process.env.FAULT_SECONDS ?? 20);
const FAULT = process.env.FAULT ?? '';
const LIST = '/api/accounts/investors/?page=1';
const FIXED = ['/', '/login', '/signup', '/forgot-password', '/evaluation', '/investors', '/terms-of-service'];

const rounded = (number: number, digits = 0) => Number(number.toFixed(digits));
const percent = (share: number) => `${rounded(share * 100, 1)} %`;
const ratio = (one: number, other: number) => `${rounded(one / other, 2)}x`;

/** Makes one row after the other. */
async function tell(title: string, keys: readonly string[], row: (key: string) => Promise<object>) {
  const rows: Record<string, object> = {};
  for (const key of keys) rows[key] = await row(key);
  console.log(`\n${title}`);
  console.table(rows);
}

async function tellTimes(suite: Product, plain: Product, pages: string[]) {
  const first = await firstVisits(pages);
  await tell('Milliseconds of a page, one at a time; KB of HTML with gzip', pages, async (path) => {
    const anew = await inOrder(suite, uncached(path));
    const cached = await inOrder(suite, path);
    const without = await inOrder(plain, path);
    return {
      first: rounded(first(path).ms, 1),
      'first with content': first(path).content,
      uncached: rounded(anew.ms, 1),
      'with content': percent(anew.content),
      cached: rounded(cached.ms, 1),
      'client-only': rounded(without.ms, 1),
      'cached / client-only': ratio(cached.ms, without.ms),
      KB: rounded(cached.KB, 1),
      'KB client-only': rounded(without.KB, 1),
    };
  });
}

async function tellRates(suite: Product, plain: Product, pages: string[]) {
  const costs: Record<string, object> = {};
  await tell(`Requests per second over ${CONNECTIONS} connections`, pages, async (path) => {
    const api = await rateOf(suite, LIST, SECONDS);
    const cached = await rateOf(suite, path, SECONDS);
    const anew = await rateOf(suite, uncached(path), SECONDS);
    const without = await rateOf(plain, path, SECONDS);
    const all = { cached, uncached: anew, 'client-only': without, API: api };
    const each = Object.entries(all);
    costs[path] = {
      ...Object.fromEntries(each.map(([name, { processorMs }]) => [name, rounded(processorMs, 2)])),
      'cached / client-only': ratio(cached.processorMs, without.processorMs),
      'cached / API': ratio(cached.processorMs, api.processorMs),
      'uncached / API': ratio(anew.processorMs, api.processorMs),
    };
    return {
      ...Object.fromEntries(each.map(([name, { perSecond }]) => [name, rounded(perSecond)])),
      'uncached with content': percent(anew.content),
      'cached / client-only': ratio(cached.perSecond, without.perSecond),
      'cached / API': ratio(cached.perSecond, api.perSecond),
      'uncached / API': ratio(anew.perSecond, api.perSecond),
    };
  });
  console.log('\nMilliseconds of processor for each of them, of the server with its processes');
  console.table(costs);
}

/** A cheap request of the API, alone and while pages are requested without a pause. */
async function tellHealth(suite: Product, plain: Product) {
  const pages = ['/login', '/investors'];
  const anew = pages.map(uncached);
  const loads: Record<string, { product: Product; paths?: string[]; connections: number }> = {
    'nothing else': { product: suite, connections: 0 },
    'cached pages': { product: suite, paths: pages, connections: CONNECTIONS },
    'uncached pages, 4 connections': { product: suite, paths: anew, connections: 4 },
    'uncached pages': { product: suite, paths: anew, connections: CONNECTIONS },
    'uncached pages, 64 connections': { product: suite, paths: anew, connections: 64 },
    'client-only pages': { product: plain, paths: pages, connections: CONNECTIONS },
  };
  const seconds = SECONDS * 3;
  await tell('GET /api/health/, 20 a second, milliseconds', Object.keys(loads), async (name) => {
    const { product = suite, paths, connections = 0 } = loads[name] ?? {};
    const under = async () => {
      if (paths) await load({ url: product.url, paths, connections, seconds });
      else await wait(seconds * 1000);
    };
    const { p50, p99 } = await healthDuring(product, under);
    return { p50: rounded(p50, 1), p99: rounded(p99, 1) };
  });
}

async function tellVisits(suite: Product, metrics: string, profiles: string[]) {
  const { addresses, ends } = await countEnds(suite, metrics, FIXED, profiles);
  const byPage = new Map(ends);
  const title = `Visits of ${addresses} addresses, one in five to the long tail of directory and profiles`;
  const all = { visits: 0, cached: 0 };
  await tell(title, [...byPage.keys()], async (page) => {
    const counts = byPage.get(page) ?? {};
    const visits = Object.values(counts).reduce((sum, count) => sum + count, 0);
    // A placeholder stands in for a page that is counted already.
    if (page !== 'placeholder') {
      all.visits += visits;
      all.cached += counts.cached ?? 0;
    }
    return { ...counts, 'cache hits': percent((counts.cached ?? 0) / visits) };
  });
  console.log(`Cache hits of all: ${percent(all.cached / all.visits)}`);
}

const tellFaults = () =>
  tell(
    `/login and /investors over 8 connections for ${FAULT_SECONDS} s, while the server's bundle of /login …`,
    Object.keys(FAULTS).filter((name) => name.includes(FAULT)),
    async (name) => {
      const { broken, other, health, ...rest } = await loadBroken(FAULTS[name] ?? String, FAULT_SECONDS);
      return {
        'whole, 200': percent(Math.min(broken?.whole ?? 0, other?.whole ?? 0)),
        'with content': percent(broken?.content ?? 0),
        p50: rounded(broken?.p50 ?? 0, 1),
        p99: rounded(broken?.p99 ?? 0, 1),
        'health p50': rounded(health.p50, 1),
        'health p99': rounded(health.p99, 1),
        restarts: rest.restarts,
        'renderer MB': rounded(rest.peak),
        '/investors with content': percent(other?.content ?? 0),
        'and afterwards': Number.isFinite(rest.recovery) ? `after ${rounded(rest.recovery / 1000, 1)} s` : 'never',
      };
    },
  );

const metricsPort = await freePort();
const suite = await startProduct({ ...LIMITS, METRICS_PORT: String(metricsPort) });
const plain = await startProduct({ ...LIMITS, RENDER_DEADLINE: '0' });
const memory: Record<string, object> = {};
const noteMemory = (when: string) => {
  const renderer = renderersOf(suite.pid).reduce((sum, pid) => sum + megabytesOf(pid), 0);
  const [server, without] = [suite, plain].map(({ pid }) => rounded(megabytesOf(pid)));
  memory[when] = { server, renderer: rounded(renderer), 'server, client-only': without };
};
try {
  const investors = (await (await fetch(`${suite.url}/api/accounts/investors/`)).json()) as {
    custom_url_slug: string;
  }[];
  const profiles = investors.map(({ custom_url_slug: slug }) => `/investor/${slug}`);
  const pages = [...FIXED, ...profiles.slice(0, 1), NOWHERE];
  noteMemory('after the start');
  await tellTimes(suite, plain, pages);
  noteMemory('after some of each page');
  await tellRates(suite, plain, pages);
  noteMemory('after all that load');
  await tellHealth(suite, plain);
  await tellVisits(suite, `http://127.0.0.1:${metricsPort}/metrics`, profiles);
  console.log('\nResident megabytes');
  console.table(memory);
} finally {
  await Promise.all([suite.stop(), plain.stop()]);
}
await tellFaults();
