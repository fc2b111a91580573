import { SECTORS } from '@northlight/shared-api/rules';
import BetterSqlite3 from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { directoryKeys } from '../../../api/src/accounts/users/repository.ts';

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
export const STEMS = [
  'bar',
  'cor',
  'del',
  'fen',
  'gal',
  'hol',
  'kin',
  'lor',
  'mar',
  'nor',
  'pel',
  'ros',
  'sil',
  'tor',
  'vel',
];
export const FIRMS = ['Capital', 'Ventures', 'Partners', 'Angels', 'Holdings'];

/** Pseudo-random numbers from a fixed seed, so every run uses the same data. */
export function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pick = <T>(list: readonly T[], below: (n: number) => number): T => list[below(list.length)] as T;

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

const COLUMNS = {
  email: 'text',
  password_hash: 'text',
  first_name: 'text',
  last_name: 'text',
  company: 'text',
  investment_fields: 'text',
  expertise_tags: 'text',
  min_investment: 'bigint',
  max_investment: 'bigint',
  name_key: 'text',
  company_key: 'text',
  search_text: 'text',
  bio: 'text',
  created_at: 'text',
  is_investor: 'smallint',
  is_profile_live: 'smallint',
  is_publicly_listed: 'smallint',
} as const;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const BIO = 'I back teams that fix dull problems, and I answer within two weeks. '.repeat(4);

function* rows(count: number) {
  const below = random(7);
  for (let id = 1; id <= count; id += 1) {
    const p = person(id, below);
    yield {
      ...p,
      ...directoryKeys(p as never),
      email: `investor${id}@example.test`,
      password_hash: '',
      bio: BIO,
      created_at: '2026-11-20T10:00:00.000Z',
      is_investor: 1,
      is_profile_live: 1,
      is_publicly_listed: 1,
    };
  }
}

/** Adds this many people to SQLite. */
export function fillSqlite(file: string, count: number): void {
  const database = new BetterSqlite3(file);
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -400000');
  const insert = database.prepare(`insert into users (${NAMES}) values (${NAMES.map(() => '?')})`);
  database.transaction(() => {
    for (const row of rows(count)) insert.run(NAMES.map((name) => row[name]));
  })();
  database.close();
}

const BATCH = 5_000;

/** Adds this many people to PostgreSQL. */
export async function fillPostgres(db: Kysely<never>, count: number): Promise<void> {
  const columns = sql.join(NAMES.map((name) => sql.ref(name)));
  let batch: ReturnType<typeof rows> extends Generator<infer R> ? R[] : never = [];
  const flush = async () => {
    const arrays = NAMES.map((name) => sql`${batch.map((row) => row[name])}::${sql.raw(COLUMNS[name])}[]`);
    await sql`insert into users (${columns}) select * from unnest(${sql.join(arrays)})`.execute(db);
    batch = [];
  };
  for (const row of rows(count)) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
}
