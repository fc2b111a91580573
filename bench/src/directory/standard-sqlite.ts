import { type RawBuilder, sql } from 'kysely';
import type { SearchWord } from '../../../api/src/platform/database/directory/search.ts';
import type { Db } from '../../../api/src/platform/database/open.ts';
import type { Page } from '../../../api/src/platform/http/schemas.ts';
import type { Found } from './found.ts';

const quote = (word: string) => `"${word.replaceAll('"', '""')}"`;

const matchOf = (words: readonly SearchWord[]) =>
  words.map(({ letters, isStart }) => (isStart ? `${quote(letters)}*` : quote(letters))).join(' AND ');

/** True for people who have all words: parts by trigrams, starts by words. */
export function hasAll(words: readonly SearchWord[]): RawBuilder<boolean> {
  const tables: [string, SearchWord[]][] = [
    ['standard_parts', words.filter(({ isStart }) => !isStart)],
    ['standard_words', words.filter(({ isStart }) => isStart)],
  ];
  const conditions = tables
    .filter(([, asked]) => asked.length > 0)
    .map(
      ([table, asked]) =>
        sql`id in (select rowid from ${sql.table(table)} where ${sql.table(table)} match ${matchOf(asked)})`,
    );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

interface SortedQuery {
  words: readonly SearchWord[];
  filter: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  page: Page;
  most: number;
}

/** Finds, filters and sorts everybody who has the words; null when the index finds `most`. All are starts, or none. */
export async function sorted(db: Db, { words, filter, order, page, most }: SortedQuery): Promise<Found | null> {
  const table = sql.table(words[0]?.isStart ? 'standard_words' : 'standard_parts');
  const found = await sql<{ id: number }>`
    select rowid as id from ${table} where ${table} match ${matchOf(words)} limit ${sql.lit(most)}`.execute(db);
  if (found.rows.length >= most) return null;
  const { rows } = await sql<{ id: number }>`
    select id from (select value as found from json_each(${JSON.stringify(found.rows.map(({ id }) => id))}))
    cross join standard_people on id = found ${filter} order by ${order}`.execute(db);
  return {
    count: rows.length,
    ids: rows.slice(page.offset, page.offset + page.limit).map(({ id }) => id),
  };
}

/** Copies the narrow rows with their ordinary indexes, and adds full-text indexes of their words and trigrams. */
export async function create(db: Db): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where tbl_name = 'directory_people' and type in ('table', 'index') and sql is not null
    order by type desc`.execute(db);
  const [table = '', ...indexes] = rows.map((row) =>
    row.sql.replaceAll('directory_people', 'standard_people').replace(/index directory_/i, 'index standard_'),
  );
  for (const statement of [
    table,
    'insert into standard_people select * from directory_people',
    ...indexes,
    `create virtual table standard_words using fts5(words, content='', contentless_delete=1, detail=none, prefix='1 2',
      tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'")`,
    'insert into standard_words(rowid, words) select id, search_text from standard_people',
    `create virtual table standard_parts using fts5(words, content='', contentless_delete=1,
      tokenize='trigram case_sensitive 1')`,
    'insert into standard_parts(rowid, words) select id, search_text from standard_people',
    "insert into standard_words(standard_words) values ('optimize')",
    "insert into standard_parts(standard_parts) values ('optimize')",
  ])
    await sql.raw(statement).execute(db);
}
