import { countOf } from '@northlight/shared-api/rules';
import { sql } from 'kysely';
import { type DirectoryQuery, findInvestor, listInvestors } from '../../api/src/investors/repository.ts';
import { isPostgres } from '../../api/src/platform/database/engine.ts';
import type { Db } from '../../api/src/platform/database/open.ts';
import { casesFrom, pageOf } from './directory/cases.ts';
import { analyse, onEachEngine, openFilled, type Target } from './directory/databases.ts';
import { FIRMS, pick, random, STEMS } from './directory/people.ts';
import { createStandard, inSteps, plain, startsOnly, type Way } from './directory/standard.ts';

const INVESTORS = Number(process.env.INVESTORS ?? 1_000_000);
/** Runs per case and way, and the time after which a way is stopped, in ms. */
const RUNS = Number(process.env.RUNS ?? 100);
const CASE_MAX = 60_000;
const WARM = 5;
/** Queries per case whose results are compared. */
const COMPARED = 10;
/** The p50 in ms that the standard indexes have to stay under. */
const P50_MAX = 10;

const below = random(11);

const MORE: Record<string, () => DirectoryQuery> = {
  'first page, lowest investment': () => ({ sort: 'investment-low', page: pageOf(1) }),
  'deep page, range $1M–$5M, by company': () => ({ range: '1m-5m', sort: 'company', page: pageOf(1 + below(1600)) }),
  'rare word, range $5M+': () => ({ search: 'zwyntal', range: '5m-plus', sort: 'name', page: pageOf(1) }),
  sector: () => ({ search: pick(['fintech', 'robotics', 'climate'], below), sort: 'name', page: pageOf(1) }),
  'sector, highest investment': () => ({ search: 'biotech', sort: 'investment-high', page: pageOf(1) }),
  'sector and firm, range up to $100K': () => ({
    search: `gaming ${pick(FIRMS, below)}`,
    range: 'up-to-100k',
    sort: 'company',
    page: pageOf(1),
  }),
  'common word, page 333': () => ({ search: pick(FIRMS, below), sort: 'name', page: pageOf(333) }),
  'half a name, two letters more': () => ({
    search: `${pick(STEMS, below)}${pick(STEMS, below)} ${pick(STEMS, below).slice(0, 2)}`,
    sort: 'name',
    page: pageOf(1),
  }),
};

const CASES = { ...casesFrom(below), ...MORE };

const WAYS: Record<string, Way> = {
  'home-made': listInvestors,
  'standard, sort or walk': inSteps,
  'standard, plain SQL': plain,
  'standard, starts of words only': startsOnly,
};

interface Times {
  p50: number;
  p99: number;
  runs: number;
}

async function timesOf(count: number, ask: (at: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const end = performance.now() + CASE_MAX;
  for (let at = -WARM; at < count && performance.now() < end; at += 1) {
    const start = performance.now();
    await ask(Math.max(0, at));
    if (at >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const part = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: part(0.5), p99: part(0.99), runs: times.length };
}

const resultOf = async (db: Db, way: Way, query: DirectoryQuery) => {
  const { count, results } = await way(db, query);
  return JSON.stringify([count, results.map(({ id }) => id)]);
};

async function differences(db: Db, way: Way, queries: readonly DirectoryQuery[]): Promise<string[]> {
  const found: string[] = [];
  for (const query of queries.slice(0, COMPARED)) {
    const [ours, theirs] = [await resultOf(db, listInvestors, query), await resultOf(db, way, query)];
    if (ours !== theirs) found.push(`${JSON.stringify(query)}: ${ours} ${theirs}`);
  }
  return found;
}

const show = ({ p50, p99, runs }: Times) =>
  `${p50.toFixed(2)} / ${p99.toFixed(2)}${runs < RUNS ? ` (${runs} runs)` : ''}`;

async function measureCase(db: Db, queries: readonly DirectoryQuery[]) {
  const all: [string, Times][] = [];
  for (const [name, way] of Object.entries(WAYS)) {
    all.push([name, await timesOf(RUNS, async (at) => await way(db, queries[at] as DirectoryQuery))]);
  }
  const [[, home], ...others] = all as [[string, Times], ...[string, Times][]];
  const wrong = [...(await differences(db, inSteps, queries)), ...(await differences(db, plain, queries))];
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exitCode = 1;
  }
  const best = Math.min(...others.slice(0, 2).map(([, { p50 }]) => p50));
  const row = {
    ...Object.fromEntries(all.map(([name, times]) => [`${name}, p50 / p99`, show(times)])),
    'best standard / home-made': (best / home.p50).toFixed(1),
    'under 10 ms': best < P50_MAX,
    'same results': wrong.length === 0,
  };
  return { best, row };
}

async function showSizes(db: Db) {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string; bytes: number }>`
        select relname as name, pg_relation_size(oid) as bytes from pg_class
        where relname in ('standard_words', 'standard_parts')`.execute(db)
    : await sql<{ name: string; bytes: number }>`
        select substr(name, 1, 14) as name, sum(pgsize) as bytes from dbstat
        where name like 'standard\\_words%' escape '\\' or name like 'standard\\_parts%' escape '\\' group by 1`.execute(
        db,
      );
  for (const { name, bytes } of rows) console.log(`${name}: ${Math.round(Number(bytes) / 1e6)} MB`);
}

async function run(target: Target) {
  const db = await openFilled(target);
  const start = performance.now();
  await createStandard(db);
  console.log(`The standard tables took ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  await analyse(db);
  await showSizes(db);
  const key = await timesOf(RUNS, () => findInvestor(db, { id: 1 + below(INVESTORS) }));
  const measured: [string, Awaited<ReturnType<typeof measureCase>>][] = [];
  for (const [name, ask] of Object.entries(CASES)) {
    const result = await measureCase(
      db,
      Array.from({ length: RUNS }, (_, at) => ask(at)),
    );
    console.log(name, JSON.stringify(result.row));
    measured.push([name, result]);
  }
  measured.sort(([, a], [, b]) => b.best - a.best);
  console.log(`${countOf(INVESTORS)} investors on ${target.name}, ms; a lookup by key: ${show(key)}`);
  console.table(Object.fromEntries(measured.map(([name, { row }]) => [name, row])));
  await db.destroy();
}

await onEachEngine(INVESTORS, run);
