import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIRECTORY_PAGE_SIZE } from '@northlight/shared-api/rules';
import { Kysely, sql } from 'kysely';
import { type Db, openDatabase } from '../../api/src/database/open.ts';
import { postgres } from '../../api/src/database/postgres.ts';
import { sqlite } from '../../api/src/database/sqlite.ts';
import { type DirectoryQuery, findInvestor, listInvestors } from '../../api/src/repositories/investors.ts';
import { FIRMS, fillPostgres, fillSqlite, pick, random, STEMS } from './directory/people.ts';

const INVESTORS = Number(process.env.INVESTORS ?? 1_000_000);
const RUNS = 300;
const WARM = 20;

/** Milliseconds of each run, in order of length. */
async function time(run: (at: number) => Promise<unknown>): Promise<number[]> {
  for (let at = 0; at < WARM; at += 1) await run(at);
  const times: number[] = [];
  for (let at = 0; at < RUNS; at += 1) {
    const start = performance.now();
    await run(at);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

const pageOf = (page: number) => ({ limit: DIRECTORY_PAGE_SIZE, offset: (page - 1) * DIRECTORY_PAGE_SIZE });
const below = random(11);

/** What people ask the directory for; each run asks a little differently. */
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
  'two letters': () => ({ search: pick(STEMS, below).slice(0, 2), sort: 'name', page: pageOf(1) }),
  'one letter': () => ({ search: pick(STEMS, below).slice(0, 1), sort: 'name', page: pageOf(1) }),
  nobody: (at) => ({ search: `qqq${at}`, sort: 'name', page: pageOf(1) }),
};

async function measure(db: Db, engine: string) {
  const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? 0;
  const key = await time(() => findInvestor(db, { id: 1 + below(INVESTORS) }));
  const unit = at(key, 0.5);
  const row = (times: number[]) => ({
    'p50 ms': at(times, 0.5).toFixed(2),
    'p99 ms': at(times, 0.99).toFixed(2),
    'p50 / key': (at(times, 0.5) / unit).toFixed(1),
    'p99 / key': (at(times, 0.99) / unit).toFixed(1),
  });
  const rows: Record<string, ReturnType<typeof row>> = { 'one profile by its key': row(key) };
  for (const [name, ask] of Object.entries(CASES)) rows[name] = row(await time((run) => listInvestors(db, ask(run))));
  console.log(`Directory of ${INVESTORS.toLocaleString('en')} investors on ${engine}, ${RUNS} runs each:`);
  console.table(rows);
}

async function onSqlite() {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-bench-'));
  try {
    const file = join(dir, 'bench.sqlite');
    await (await openDatabase(sqlite(file))).destroy();
    fillSqlite(file, INVESTORS);
    const db = await openDatabase(sqlite(file));
    await measure(db, 'SQLite');
    await db.destroy();
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function onPostgres(server: string) {
  const name = `northlight_bench_${process.pid}`;
  const at = (database: string) => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return url.href;
  };
  const maintenance = new Kysely<never>({ dialect: postgres(server, { connections: 1 }).dialect });
  await sql.raw(`create database ${name} template template0`).execute(maintenance);
  try {
    const db = await openDatabase(postgres(at(name), { connections: 4, statementLimit: 0 }));
    await fillPostgres(db as unknown as Kysely<never>, INVESTORS);
    await measure(db, 'PostgreSQL');
    await db.destroy();
  } finally {
    await sql.raw(`drop database ${name} with (force)`).execute(maintenance);
    await maintenance.destroy();
  }
}

const only = process.env.ENGINE;
if (only !== 'postgres') await onSqlite();
if (only !== 'sqlite') await onPostgres(process.env.POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
