import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIRECTORY_PAGE_SIZE, SECTORS } from '@northlight/shared-api/rules';
import BetterSqlite3 from 'better-sqlite3';
import { type Db, openDatabase } from '../../api/src/database/open.ts';
import { sqlite } from '../../api/src/database/sqlite.ts';
import { type DirectoryQuery, findInvestor, listInvestors } from '../../api/src/repositories/investors.ts';
import { directoryKeys } from '../../api/src/repositories/users.ts';

const INVESTORS = Number(process.env.INVESTORS ?? 1_000_000);
const RUNS = 300;
const WARM = 20;

const FIRST = [
  'Ada',
  'Benoît',
  'Camille',
  'Dagny',
  'Emeka',
  'Farida',
  'Gareth',
  'Hana',
  'Ingrid',
  'Joaquín',
  'Katarzyna',
];
const STEMS = ['bar', 'cor', 'del', 'fen', 'gal', 'hol', 'kin', 'lor', 'mar', 'nor', 'pel', 'ros', 'sil', 'tor', 'vel'];
const FIRMS = ['Capital', 'Ventures', 'Partners', 'Angels', 'Holdings'];

/** The same numbers in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = <T>(list: readonly T[], below: (n: number) => number): T => list[below(list.length)] as T;

function person(id: number, below: (n: number) => number) {
  const stem = () => pick(STEMS, below);
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const low = 10_000 * 2 ** below(10);
  return {
    first_name: pick(FIRST, below),
    last_name: capital(stem() + stem() + stem()) + (id % 997 === 0 ? ' Zwyntal' : ''),
    company: `${capital(stem() + stem())} ${pick(FIRMS, below)}`,
    investment_fields: JSON.stringify([pick(SECTORS, below), pick(SECTORS, below), pick(SECTORS, below)]),
    expertise_tags: `${stem()} ${stem()}`,
    min_investment: low,
    max_investment: low * (2 + below(8)),
  };
}

function fill(file: string) {
  const database = new BetterSqlite3(file);
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -400000');
  const insert = database.prepare(
    `insert into users (email, password_hash, first_name, last_name, company, investment_fields, expertise_tags,
      min_investment, max_investment, name_key, company_key, search_text, bio, created_at,
      is_investor, is_profile_live, is_publicly_listed)
     values (?, '', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '2026-11-20T10:00:00.000Z', 1, 1, 1)`,
  );
  const below = random(7);
  const bio = 'I back teams that fix dull problems, and I answer within two weeks. '.repeat(4);
  database.transaction(() => {
    for (let id = 1; id <= INVESTORS; id += 1) {
      const p = person(id, below);
      const keys = directoryKeys(p as never);
      insert.run(
        `investor${id}@example.test`,
        p.first_name,
        p.last_name,
        p.company,
        p.investment_fields,
        p.expertise_tags,
        p.min_investment,
        p.max_investment,
        keys.name_key,
        keys.company_key,
        keys.search_text,
        bio,
      );
    }
  })();
  database.exec('analyze');
  database.close();
}

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

async function measure(db: Db) {
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
  console.log(`Directory of ${INVESTORS.toLocaleString('en')} investors, ${RUNS} runs each:`);
  console.table(rows);
}

const dir = mkdtempSync(join(tmpdir(), 'northlight-bench-'));
try {
  const file = join(dir, 'bench.sqlite');
  await (await openDatabase(sqlite(file))).destroy();
  const start = performance.now();
  fill(file);
  console.log(`Filled in ${Math.round((performance.now() - start) / 1000)} s.`);
  const db = await openDatabase(sqlite(file));
  await measure(db);
  await db.destroy();
} finally {
  rmSync(dir, { recursive: true, force: true });
}
