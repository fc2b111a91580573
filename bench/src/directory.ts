import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIRECTORY_PAGE_SIZE } from '@northlight/shared-api/rules';
import { Kysely, type Logger, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type DirectoryQuery, findInvestor, listInvestors } from '../../api/src/investors/repository.ts';
import { type Engine, isPostgres } from '../../api/src/platform/database/engine.ts';
import { migrations } from '../../api/src/platform/database/migrations/index.ts';
import { type Db, openDatabase } from '../../api/src/platform/database/open.ts';
import { postgres } from '../../api/src/platform/database/postgres.ts';
import { sqlite } from '../../api/src/platform/database/sqlite.ts';
import { FIRMS, fillPostgres, fillSqlite, pick, random, STEMS } from './directory/people.ts';
import { type Asked, unwantedPlans } from './directory/plans.ts';
import { fillSubmissions } from './directory/submissions.ts';

const INVESTORS = Number(process.env.INVESTORS ?? 1_000_000);
const SUBMISSIONS = Math.ceil(INVESTORS / 10);
/** Runs per case: enough to locate the slowest 1 percent. */
const RUNS = Number(process.env.RUNS ?? 1000);
const WARM = 50;
/** Limits per case: p50 in ms, and p99 as a multiple of p50. */
const P50_MAX = 5;
const SPREAD_MAX = 5;
const STEP = '0022-directory-tables';

const pageOf = (page: number) => ({ limit: DIRECTORY_PAGE_SIZE, offset: (page - 1) * DIRECTORY_PAGE_SIZE });
const below = random(11);

/** Typical directory queries; each run varies them slightly. */
const CASES: Record<string, (at: number) => DirectoryQuery> = {
  'first page': () => ({ sort: 'name', page: pageOf(1) }),
  'first page, by company': () => ({ sort: 'company', page: pageOf(1) }),
  'first page, highest investment': () => ({ sort: 'investment-high', page: pageOf(1) }),
  'range $5M+': () => ({ range: '5m-plus', sort: 'name', page: pageOf(1) }),
  'range up to $100K, highest first': () => ({ range: 'up-to-100k', sort: 'investment-high', page: pageOf(1) }),
  'deep page': () => ({ sort: 'name', page: pageOf(1 + below(1600)) }),
  'rare word': () => ({ search: 'zwyntal', sort: 'name', page: pageOf(1) }),
  'name in full': () => ({
    search: `${pick(STEMS, below)}${pick(STEMS, below)}${pick(STEMS, below)} ${pick(STEMS, below)}${pick(STEMS, below)}`,
    sort: 'name',
    page: pageOf(1),
  }),
  'firm in full': () => ({
    search: `${pick(STEMS, below)}${pick(STEMS, below)} ${pick(FIRMS, below)}`,
    sort: 'name',
    page: pageOf(1),
  }),
  'word in the middle': () => ({
    search: `${pick(STEMS, below)}${pick(STEMS, below)}`.slice(1),
    sort: 'name',
    page: pageOf(1),
  }),
  'common word': () => ({ search: pick(FIRMS, below), sort: 'name', page: pageOf(1) }),
  'common word, page 20': () => ({ search: pick(FIRMS, below), sort: 'name', page: pageOf(20) }),
  'common word, range $5M+': () => ({ search: pick(FIRMS, below), range: '5m-plus', sort: 'name', page: pageOf(1) }),
  'two words that nobody has both': () => ({ search: 'capital ventures', sort: 'name', page: pageOf(1) }),
  'two letters': () => ({ search: pick(STEMS, below).slice(0, 2), sort: 'name', page: pageOf(1) }),
  'one letter': () => ({ search: pick(STEMS, below).slice(0, 1), sort: 'name', page: pageOf(1) }),
  nobody: (at) => ({ search: `qqq${at}`, sort: 'name', page: pageOf(1) }),
};

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const inOrder = (times: number[]) => times.sort((a, b) => a - b);
const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? 0;

/** Each run also fetches one profile by key, so both are measured under the same conditions. */
async function measure(db: Db, engine: string) {
  const rows: Record<string, object> = {};
  for (const [name, ask] of Object.entries(CASES)) {
    const [keys, times]: [number[], number[]] = [[], []];
    for (let run = -WARM; run < RUNS; run += 1) {
      const key = await timeOf(() => findInvestor(db, { id: 1 + below(INVESTORS) }));
      const query = ask(run);
      const time = await timeOf(() => listInvestors(db, query));
      if (run < 0) continue;
      keys.push(key);
      times.push(time);
    }
    const [key, p50, p99] = [at(inOrder(keys), 0.5), at(inOrder(times), 0.5), at(times, 0.99)];
    rows[name] = {
      'p50 ms': p50.toFixed(2),
      'p99 ms': p99.toFixed(2),
      'p99 / p50': (p99 / p50).toFixed(1),
      'key p50 ms': key.toFixed(2),
      'key p99 ms': at(keys, 0.99).toFixed(2),
      'p50 / key': (p50 / key).toFixed(1),
      met: p50 <= P50_MAX && p99 <= SPREAD_MAX * p50,
    };
  }
  console.log(`Directory of ${INVESTORS.toLocaleString('en')} investors on ${engine}, ${RUNS} runs each:`);
  console.table(rows);
}

async function showSizes(db: Db) {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string; bytes: number }>`
        select relname as name, pg_relation_size(oid) as bytes from pg_class
        where relname like 'directory%' and relkind in ('r', 'i')`.execute(db)
    : await sql<{ name: string; bytes: number }>`
        select name, sum(pgsize) as bytes from dbstat where name like 'directory%' group by name`.execute(db);
  const sizeOf = (pattern: RegExp) =>
    rows.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + Number(bytes), 0) / 1e6;
  const sizes = {
    'rows of people': sizeOf(/^directory_people(_pkey)?$/),
    'four orders': sizeOf(/^directory_by_/),
    'ranges in each order': sizeOf(/^directory_(from|up_to)/),
    'index of words': sizeOf(/^directory_(words|people_terms)/),
    'words and what they end with': sizeOf(/^directory_(terms|suffixes)|autoindex_directory/),
  };
  console.table(Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { MB: Math.round(size) }])));
}

/** Builds and fills the tables as they were before the directory migration, then times the migration. */
async function build(engine: () => Engine, fill: (db: Db) => Promise<void> | void, log: Logger): Promise<Db> {
  const before = engine();
  const db = before.migrationPlugins.reduce(
    (with_, plugin) => with_.withPlugin(plugin),
    new Kysely<never>({ dialect: before.dialect }),
  ) as unknown as Db;
  const steps = Object.entries(migrations(before)).filter(([name]) => name < STEP);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await fill(db);
  await db.destroy();
  const start = performance.now();
  const opened = await openDatabase(engine(), log);
  console.log(
    `The steps from the directory's own tables on took ${((performance.now() - start) / 1000).toFixed(0)} s.`,
  );
  await fillSubmissions(opened, SUBMISSIONS);
  await sql.raw(isPostgres(opened) ? 'vacuum analyze' : 'analyze').execute(opened);
  return opened;
}

async function run(engine: () => Engine, name: string, fill: (db: Db) => Promise<void> | void) {
  const asked: Asked[] = [];
  let isListening = false;
  const db = await build(engine, fill, ({ query }) => {
    if (isListening) asked.push({ sql: query.sql, parameters: query.parameters });
  });
  await showSizes(db);
  await measure(db, name);
  isListening = true;
  const { count, unwanted } = await unwantedPlans(db, asked);
  console.log(`${count - unwanted.length} of ${count} lists are planned as wanted on ${name}.`);
  if (unwanted.length > 0) {
    console.error(unwanted.join('\n\n\n'));
    process.exitCode = 1;
  }
  await db.destroy();
}

async function onSqlite() {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-bench-'));
  const file = join(dir, 'bench.sqlite');
  try {
    await run(
      () => sqlite(file),
      'SQLite',
      () => fillSqlite(file, INVESTORS),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function onPostgres(server: string) {
  const name = `northlight_bench_${process.pid}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const maintenance = new Kysely<never>({ dialect: postgres(server, { connections: 1 }).dialect });
  await sql.raw(`create database ${name} template template0`).execute(maintenance);
  try {
    await run(
      () => postgres(address.href, { connections: 4, statementLimit: 0 }),
      'PostgreSQL',
      (db) => fillPostgres(db as unknown as Kysely<never>, INVESTORS),
    );
  } finally {
    await sql.raw(`drop database ${name} with (force)`).execute(maintenance);
    await maintenance.destroy();
  }
}

const only = process.env.ENGINE;
if (only !== 'postgres') await onSqlite();
if (only !== 'sqlite') await onPostgres(process.env.POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
