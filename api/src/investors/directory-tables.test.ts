import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { bareDatabase } from '../../test/factories/database.ts';
import { buildInvestor } from '../../test/factories/users.ts';
import { updateUser } from '../accounts/users/repository.ts';
import { type Engine, isPostgres } from '../platform/database/engine.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { type Db, openDatabase } from '../platform/database/open.ts';
import { postgres } from '../platform/database/postgres.ts';
import { sqlite } from '../platform/database/sqlite.ts';
import type { Database, UserRow } from '../platform/database/tables.ts';
import { listInvestors } from './repository.ts';

const rowsOf = async (db: Db, query: string) => (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;

/** The contents of the directory tables. */
async function held(db: Db) {
  return {
    people: await rowsOf(
      db,
      `select id, name_key, company_key, investment, min_investment, max_investment, search_text
       from directory_people order by id`,
    ),
    terms: await rowsOf(db, 'select * from directory_terms order by term'),
    suffixes: await rowsOf(db, 'select is_start, suffix, term from directory_suffixes order by suffix, term, is_start'),
  };
}

const COUNTS: Record<string, (min: number, max: number) => boolean> = {
  up_to_100k: (min) => min <= 100_000,
  from_100k: (min, max) => min <= 500_000 && max >= 100_000,
  from_500k: (min, max) => min <= 1_000_000 && max >= 500_000,
  from_1m: (min, max) => min <= 5_000_000 && max >= 1_000_000,
  from_5m: (_, max) => max >= 5_000_000,
};

/** How many people these are, in total and in each range. */
const countsOf = (people: UserRow[]) => ({
  holders: people.length,
  ...Object.fromEntries(
    Object.entries(COUNTS).map(([name, isWithin]) => [
      name,
      people.filter(
        ({ min_investment: min, max_investment: max }) => min !== null && max !== null && isWithin(min, max),
      ).length,
    ]),
  ),
});

/** The expected contents, computed from the users. */
async function wanted(db: Db): Promise<Awaited<ReturnType<typeof held>>> {
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const listed = users.filter(
    (user) => user.is_publicly_listed && user.is_profile_live && user.is_investor && user.deletion_due_at === null,
  );
  const holders = new Map<string, UserRow[]>();
  for (const user of listed) {
    for (const word of new Set(user.search_text.split(' '))) holders.set(word, [...(holders.get(word) ?? []), user]);
  }
  const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const terms = [...holders.keys()].sort(byBytes);
  const suffixes = terms.flatMap((term) => {
    const letters = [...term];
    const found = letters.map((_, at) => JSON.stringify([at === 0 ? 1 : 0, letters.slice(at, at + 24).join('')]));
    return [...new Set(found)].map((entry) => {
      const [is_start, suffix] = JSON.parse(entry) as [number, string];
      return { is_start, suffix, term };
    });
  });
  return {
    people: listed.map((user) => ({
      id: user.id,
      name_key: user.name_key,
      company_key: user.company_key,
      investment:
        user.min_investment === null || user.max_investment === null ? -1 : user.min_investment + user.max_investment,
      min_investment: user.min_investment,
      max_investment: user.max_investment,
      search_text: user.search_text,
    })),
    terms: terms.map((term) => ({ term, ...countsOf(holders.get(term) ?? []) })),
    suffixes: suffixes.sort(
      (a, b) => byBytes(a.suffix, b.suffix) || byBytes(a.term, b.term) || a.is_start - b.is_start,
    ),
  };
}

const found = async (db: Db, search: string) =>
  (await listInvestors(db, { search, sort: 'name', page: { limit: 6, offset: 0 } })).results.map(
    ({ first_name }) => first_name,
  );

describe('what the directory is read from', () => {
  let server: TestApp;
  let people: UserRow[];
  beforeAll(async () => {
    server = await buildTestApp();
    people = [
      await buildInvestor(server.context, { first_name: 'Ada', last_name: 'Brandt-Brandt Ada' }),
      await buildInvestor(server.context, { first_name: 'Bo', last_name: 'Brandt', company: '日本 “Fold” \\ "Q"' }),
      await buildInvestor(server.context, { first_name: 'Cleo', is_publicly_listed: 0 }),
    ];
  });
  afterAll(() => server.close());

  const changed = async (at: number, changes: Parameters<typeof updateUser>[2]) => {
    const person = people[at];
    if (!person) throw new Error('Nobody there');
    people[at] = await updateUser(server.context.db, person, changes);
  };

  const WAYS: [string, () => Promise<unknown>][] = [
    ['somebody joins', () => buildInvestor(server.context, { first_name: 'Dee', company: 'Unheard Of' })],
    ['somebody is listed', () => changed(2, { is_publicly_listed: 1 })],
    ['a name changes', () => changed(0, { last_name: 'Quist Fold' })],
    ['a company changes', () => changed(1, { company: 'Quist & Söhne' })],
    ['sectors and tags change', () => changed(1, { investment_fields: '["Space"]', expertise_tags: 'x, quist, x' })],
    ['amounts change', () => changed(0, { min_investment: 1, max_investment: 2 })],
    ['amounts change and words with them', () => changed(0, { max_investment: 9_000_000, last_name: 'Fold Ada' })],
    ['amounts go', () => changed(0, { min_investment: null, max_investment: null })],
    ['what the directory does not show changes', () => changed(0, { bio: 'Other' })],
    ['a profile goes off', () => changed(0, { is_profile_live: 0 })],
    ['a name changes meanwhile', () => changed(0, { first_name: 'Hidden' })],
    ['and is live again', () => changed(0, { is_profile_live: 1 })],
    ['somebody is no investor any more', () => changed(1, { is_investor: 0 })],
    ['and is one again', () => changed(1, { is_investor: 1 })],
    ['an account is to go', () => changed(0, { deletion_due_at: '2026-12-01T00:00:00.000Z' })],
    ['and stays', () => changed(0, { deletion_due_at: null })],
    ['many change at once', () => server.context.db.updateTable('users').set({ company_key: 'one' }).execute()],
    ['an account goes', () => server.context.db.deleteFrom('users').where('first_name', '=', 'Dee').execute()],
    ['all go', () => server.context.db.deleteFrom('users').execute()],
  ];

  it('is true after every way in which people change, and keeps no word of those who left', async () => {
    const { db } = server.context;
    expect(await held(db)).toEqual(await wanted(db));
    for (const [way, change] of WAYS) {
      await change();
      expect({ way, ...(await held(db)) }).toEqual({ way, ...(await wanted(db)) });
    }
    expect(await held(db)).toEqual({ people: [], terms: [], suffixes: [] });
  });

  it('is true after changes at the same time', async () => {
    const { db } = server.context;
    await Promise.all(Array.from({ length: 8 }, () => buildInvestor(server.context, { last_name: 'Shared Words' })));
    const all = await db.selectFrom('users').selectAll().execute();
    await Promise.all(all.map((user, at) => updateUser(db, user, { last_name: at % 2 ? 'Words' : 'Others' })));
    await Promise.all(all.map(({ id }, at) => (at % 3 ? db.deleteFrom('users').where('id', '=', id).execute() : 0)));
    expect(await held(db)).toEqual(await wanted(db));
  });
});

const onPostgres = Boolean(process.env.TEST_POSTGRES_PREFIX);

/** Search structures that existed before the directory tables. */
const EARLIER = onPostgres
  ? [
      'create index users_words on users using gin (search_text gin_trgm_ops)',
      'alter table users alter column search_text set statistics 1000',
    ]
  : [
      `create virtual table directory_search using fts5(
        search_text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
      `create virtual table directory_words using fts5(
        search_text, content='', contentless_delete=1, detail=none, prefix='1 2', tokenize='unicode61')`,
      `create trigger directory_search_insert after insert on users begin
        insert into directory_search(rowid, search_text) values (new.id, new.search_text);
        insert into directory_words(rowid, search_text) values (new.id, new.search_text); end`,
      `create trigger directory_search_update after update of search_text on users begin select 1; end`,
      `create trigger directory_search_delete after delete on users begin
        delete from directory_search where rowid = old.id; end`,
    ];

/** Brings a database up to the migrations whose name is below the given one. */
async function migrateBelow(db: Db, engine: Engine, name: string) {
  const steps = Object.entries(migrations(engine)).filter(([step]) => step < name);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** An installation with users from before the directory tables. */
async function buildEarlier() {
  const engine = onPostgres ? postgres(await bareDatabase()) : sqlite(':memory:');
  const db = engine.migrationPlugins.reduce(
    (with_, plugin) => with_.withPlugin(plugin),
    new Kysely<Database>({ dialect: engine.dialect }),
  );
  await migrateBelow(db, engine, '0022');
  for (const statement of EARLIER) await sql.raw(statement).execute(db);
  const clock = () => new Date('2026-11-20T10:00:00.000Z');
  await buildInvestor({ db, clock }, { first_name: 'Ada', last_name: 'Brandt' });
  await buildInvestor({ db, clock }, { first_name: 'Bo', last_name: 'Brandtson', company: 'C++ Söhne' });
  await buildInvestor({ db, clock }, { first_name: 'Cleo', last_name: 'Brandt', is_publicly_listed: 0 });
  return { engine, db };
}

describe('an installation of before', () => {
  it('has its people in the directory after the step, and keeps them there', async () => {
    const { engine, db: before } = await buildEarlier();
    const db = await openDatabase(engine);
    expect(await held(db)).toEqual(await wanted(db));
    expect(await found(db, 'brandt')).toEqual(['Ada', 'Bo']);
    expect(await found(db, 'c++')).toEqual(['Bo']);
    const [ada] = await db.selectFrom('users').selectAll().where('first_name', '=', 'Ada').execute();
    await updateUser(db, ada as UserRow, { last_name: 'Quist' });
    expect([await found(db, 'brandt'), await found(db, 'quist')]).toEqual([['Bo'], ['Ada']]);
    expect(await held(db)).toEqual(await wanted(db));
    const left = isPostgres(db)
      ? `select indexname from pg_indexes where tablename = 'users' and indexname like 'users_directory%'`
      : `select name from sqlite_master where name like 'users_directory%' or name like 'directory_search%'`;
    expect(await rowsOf(db, left)).toEqual([]);
    await before.destroy();
  });

  it('has its tables made anew where they were there, and keeps them true', async () => {
    const { engine, db: before } = await buildEarlier();
    await migrateBelow(before, engine, '0025');
    await sql`delete from kysely_migration where name >= '0024'`.execute(before);
    const db = await openDatabase(engine);
    expect(await held(db)).toEqual(await wanted(db));
    await db.updateTable('users').set({ max_investment: 6_000_000 }).where('first_name', '=', 'Ada').execute();
    await db.deleteFrom('users').where('first_name', '=', 'Bo').execute();
    expect(await held(db)).toEqual(await wanted(db));
    await before.destroy();
  });
});
