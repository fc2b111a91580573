import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Letters of a word that count; the keys of indexes are bounded. */
export const WORD_LETTERS = 250;
/** Letters by which the middle of a word is looked up; what is longer is held against the word itself. */
export const SUFFIX_LETTERS = 24;
/** A longer text does not stand in the orders, whose entries are bounded, but in a column of its own. */
export const TEXT_BYTES = 1000;

export const VISIBLE = (row: string) =>
  `${row}.is_publicly_listed = 1 and ${row}.is_profile_live = 1 and ${row}.is_investor = 1 and ${row}.deletion_due_at is null`;

/** The columns of people on which it depends who stands in the directory, and as what. */
export const WATCHED = [
  'search_text',
  'name_key',
  'company_key',
  'min_investment',
  'max_investment',
  'is_publicly_listed',
  'is_profile_live',
  'is_investor',
  'deletion_due_at',
];

/** What an earlier step may have made: triggers on people, and tables in the order in which they can go. */
export const MADE_TRIGGERS = ['directory_insert', 'directory_update', 'directory_delete'];
export const MADE_TABLES = ['directory_suffixes', 'directory_terms', 'directory_people'];

/** Twice the average, which sorts alike; who names none comes first among the lowest on both engines. */
export const INVESTMENT = (row: string) => `coalesce(${row}.min_investment + ${row}.max_investment, -1)`;

/** Of `directory_people`. */
export const COLUMNS = 'id, name_key, company_key, investment, min_investment, max_investment, search_text, long_text';

const ORDERS = {
  name: 'name_key, id',
  company: 'company_key, name_key, id',
  low: 'investment, name_key, id',
  high: 'investment desc, name_key, id',
};

/** The ranges of investment, by the names they have in the tables: from, and to, in dollars. */
export const RANGES = {
  up_to_100k: [0, 100_000],
  from_100k: [100_000, 500_000],
  from_500k: [500_000, 1_000_000],
  from_1m: [1_000_000, 5_000_000],
  from_5m: [5_000_000, 9_007_199_254_740_991],
};

/** Of `directory_terms`: how many people have a word, and how many of them invest within each range. */
export const COUNTS = ['holders', ...Object.keys(RANGES)];

/** What a person adds to these counts. */
export const COUNTED = (row: string) => [
  '1',
  ...Object.values(RANGES).map(
    ([from, to]) => `case when ${row}.min_investment <= ${to} and ${row}.max_investment >= ${from} then 1 else 0 end`,
  ),
];

/** Writes something of each of the counts. */
export const eachCount = (write: (count: string, at: number) => string): string => COUNTS.map(write).join(', ');

/**
 * Who stands in the directory, and no more of them than it is searched and sorted by. And all their words: how many
 * people have each, in all and in each range, and what each ends with, so that the middle of a word is found like a
 * beginning.
 */
export async function createDirectoryTables(db: Kysely<unknown>): Promise<void> {
  const keyed = isPostgres(db) ? sql`` : sql`without rowid`;
  await db.schema
    .createTable('directory_people')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('company_key', 'text', (c) => c.notNull())
    .addColumn('investment', 'bigint', (c) => c.notNull())
    .addColumn('min_investment', 'bigint')
    .addColumn('max_investment', 'bigint')
    .addColumn('search_text', 'text')
    .addColumn('long_text', 'text')
    .execute();
  await db.schema
    .createTable('directory_terms')
    .addColumn('term', 'text', (c) => c.primaryKey())
    .$call((table) => COUNTS.reduce((with_, count) => with_.addColumn(count, 'integer', (c) => c.notNull()), table))
    .modifyEnd(keyed)
    .execute();
  await db.schema
    .createTable('directory_suffixes')
    .addColumn('is_start', 'smallint', (c) => c.notNull())
    .addColumn('suffix', 'text', (c) => c.notNull())
    .addColumn('term', 'text', (c) => c.notNull().references('directory_terms.term').onDelete('cascade'))
    .addPrimaryKeyConstraint('directory_suffixes_pk', ['is_start', 'suffix', 'term'])
    .modifyEnd(keyed)
    .execute();
  await db.schema.createIndex('directory_suffixes_of_term').on('directory_suffixes').column('term').execute();
}

/**
 * Each order holds what a search reads on its way, so that no row is read for it; so does each range in each order,
 * which nobody searches by. Queries name the conditions letter for letter.
 */
export async function createDirectoryOrders(db: Kysely<unknown>): Promise<void> {
  for (const [order, columns] of Object.entries(ORDERS)) {
    const held = `${columns}, min_investment, max_investment`;
    await sql.raw(`create index directory_by_${order} on directory_people (${held}, search_text)`).execute(db);
    for (const [range, [from, to]] of Object.entries(RANGES)) {
      const within = `min_investment <= ${to} and max_investment >= ${from}`;
      await sql
        .raw(`create index directory_${range}_by_${order} on directory_people (${held}) where ${within}`)
        .execute(db);
    }
  }
}

export async function runAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
