import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Letters of a word that are indexed; index keys have a maximum size. */
export const WORD_LETTERS = 250;
/** Letters by which a word suffix is looked up; a longer search word is compared with the word itself. */
export const SUFFIX_LETTERS = 24;
/** Longer texts are stored in a separate column and left out of the sort indexes, whose entries have a maximum size. */
export const TEXT_BYTES = 1000;

export const VISIBLE = (row: string) =>
  `${row}.is_publicly_listed = 1 and ${row}.is_profile_live = 1 and ${row}.is_investor = 1 and ${row}.deletion_due_at is null`;

/** Columns of `users` that decide whether and how a person is listed in the directory. */
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

/**
 * Triggers on `users` and tables that an earlier migration may have created, in the order in which they can be dropped.
 */
export const MADE_TRIGGERS = ['directory_insert', 'directory_update', 'directory_delete'];
export const MADE_TABLES = ['directory_suffixes', 'directory_terms', 'directory_people'];

/** Twice the average, which sorts the same as the average. People who name no amount sort first on both engines. */
export const INVESTMENT = (row: string) => `coalesce(${row}.min_investment + ${row}.max_investment, -1)`;

/** Columns of `directory_people`. */
export const COLUMNS = 'id, name_key, company_key, investment, min_investment, max_investment, search_text, long_text';

const ORDERS = {
  name: 'name_key, id',
  company: 'company_key, name_key, id',
  low: 'investment, name_key, id',
  high: 'investment desc, name_key, id',
};

/** Investment ranges as [from, to] in dollars, keyed by their column name. */
export const RANGES = {
  up_to_100k: [0, 100_000],
  from_100k: [100_000, 500_000],
  from_500k: [500_000, 1_000_000],
  from_1m: [1_000_000, 5_000_000],
  from_5m: [5_000_000, 9_007_199_254_740_991],
};

/** Columns of `directory_terms`: how many people have a word, in total and in each range. */
export const COUNTS = ['holders', ...Object.keys(RANGES)];

/** What one person adds to each count. */
export const COUNTED = (row: string) => [
  '1',
  ...Object.values(RANGES).map(
    ([from, to]) => `case when ${row}.min_investment <= ${to} and ${row}.max_investment >= ${from} then 1 else 0 end`,
  ),
];

/** Writes SQL for each count column. */
export const eachCount = (write: (count: string, at: number) => string): string => COUNTS.map(write).join(', ');

/**
 * `directory_people` holds the visible investors with only the columns needed for search and sorting. `directory_terms`
 * holds all their words, with the number of people per word and range. `directory_suffixes` holds every suffix of each
 * word, so that text inside a word is found as fast as its start.
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
 * Each sort index covers what a search reads, so no table row is read. The partial index per range is for browsing
 * without a search. Queries must repeat the conditions exactly as they are written here.
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
