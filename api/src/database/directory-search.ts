import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Db } from './open.ts';
import { fold } from './search.ts';

/** Shortest word that is found in the middle of another; a shorter one has to begin a word. */
const INSIDE_MIN = 3;
const WORDS_MAX = 10;
/** Of the trigrams of a search, so many are looked at, by so many rows each, and the rarest are asked for. */
const PROBED_MAX = 24;
const PROBED_ROWS = 50;
const RAREST = 4;

const VISIBLE = (row: string) =>
  `${row}.is_publicly_listed = 1 and ${row}.is_profile_live = 1 and ${row}.is_investor = 1 and ${row}.deletion_due_at is null`;

const insert = (row: string) => `
  insert into directory_search(rowid, search_text) select ${row}.id, ${row}.search_text where ${VISIBLE(row)};
  insert into directory_words(rowid, search_text) select ${row}.id, ${row}.search_text where ${VISIBLE(row)};`;

const remove = (row: string) => `
  delete from directory_search where rowid = ${row}.id and ${VISIBLE(row)};
  delete from directory_words where rowid = ${row}.id and ${VISIBLE(row)};`;

const WATCHED = 'search_text, is_publicly_listed, is_profile_live, is_investor, deletion_due_at';

const STATEMENTS = [
  `create virtual table directory_search using fts5(
    search_text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  `create virtual table directory_words using fts5(
    search_text, content='', contentless_delete=1, detail=none, prefix='1 2', tokenize='unicode61')`,
  `insert into directory_search(rowid, search_text) select id, search_text from users where ${VISIBLE('users')}`,
  `insert into directory_words(rowid, search_text) select id, search_text from users where ${VISIBLE('users')}`,
  `create trigger directory_search_insert after insert on users begin ${insert('new')} end`,
  `create trigger directory_search_update after update of ${WATCHED} on users
   when old.search_text <> new.search_text or (${VISIBLE('old')}) <> (${VISIBLE('new')})
   begin ${remove('old')} ${insert('new')} end`,
  `create trigger directory_search_delete after delete on users begin ${remove('old')} end`,
];

/** SQLite: an index of all that stands in the directory, kept by triggers. PostgreSQL: postgres-search.ts. */
export async function createDirectorySearch(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** A search, taken apart into what the index finds and what the rows are then held against. */
export interface DirectorySearch {
  /** SQLite: ids of users, as a query, in no order; null where no word can be found by the index. */
  ids: RawBuilder<{ id: number }> | null;
  /** SQLite: trigrams of the words; empty where `ids` reads as little. */
  trigrams: readonly string[];
  /** True for rows that hold every word. */
  condition: RawBuilder<boolean>;
}

const quote = (word: string) => `"${word.replaceAll('"', '""')}"`;
const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');
const isWord = (text: string) => /^[\p{L}\p{N}]+$/u.test(text);

function conditionOf(word: string): RawBuilder<boolean> {
  const isInside = [...word].length >= INSIDE_MIN || !isWord(word);
  const pattern = isInside ? `%${escapeLike(word)}%` : `% ${escapeLike(word)}%`;
  return isInside
    ? sql<boolean>`search_text like ${pattern} escape '\\'`
    : sql<boolean>`(' ' || search_text) like ${pattern} escape '\\'`;
}

function trigramsOf(words: readonly string[]): string[] {
  const found = words.flatMap((word) => {
    const letters = [...word];
    return letters.slice(INSIDE_MIN - 1).map((_, at) => letters.slice(at, at + INSIDE_MIN).join(''));
  });
  const distinct = [...new Set(found)];
  return distinct.length > RAREST ? distinct.slice(0, PROBED_MAX) : [];
}

const probe = (trigram: string) => sql`
  select ${trigram} as trigram, count(*) as rows, max(id) - min(id) + 1 as span from (
    select rowid as id from directory_search where directory_search match ${quote(trigram)} limit ${PROBED_ROWS})`;

/**
 * Ids among which are all that hold the words, at most `limit`. A long word is many trigrams, and the index would read
 * the common ones to their end; the rarest find nearly the same. How rare one is shows in how far its first rows reach.
 */
export async function candidates(db: Db, { trigrams }: DirectorySearch, limit: number): Promise<number[] | null> {
  if (trigrams.length === 0) return null;
  const probes = sql<{
    trigram: string;
    rows: number;
    span: number;
  }>`${sql.join(trigrams.map(probe), sql` union all `)}`;
  const { rows: probed } = await probes.execute(db);
  const share = ({ rows, span }: { rows: number; span: number }) => (rows < PROBED_ROWS ? 0 : rows / span);
  const rarest = probed.sort((a, b) => share(a) - share(b) || a.rows - b.rows).slice(0, RAREST);
  if (rarest[0]?.rows === 0) return [];
  const terms = rarest.map(({ trigram }) => quote(trigram)).join(' AND ');
  const found = await sql<{ id: number }>`
    select rowid as id from directory_search where directory_search match ${terms} limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** As `conditionOf`, in the way that an index of trigrams answers. */
function indexedConditionOf(word: string): RawBuilder<boolean> {
  const escaped = escapeLike(word);
  return [...word].length >= INSIDE_MIN || !isWord(word)
    ? sql<boolean>`search_text like ${`%${escaped}%`}`
    : sql<boolean>`(search_text like ${`${escaped}%`} or search_text like ${`% ${escaped}%`})`;
}

/** SQLite: true for rows with these ids, however many they are. */
export const isAmong = (ids: readonly number[]): RawBuilder<boolean> =>
  sql`id in (select value from json_each(${JSON.stringify(ids)}))`;

/** Reads what somebody typed; null when that is nothing. */
export function directorySearch(db: Db, typed: string): DirectorySearch | null {
  const words = fold(typed).split(' ').filter(Boolean).slice(0, WORDS_MAX);
  if (words.length === 0) return null;
  if (isPostgres(db)) {
    const condition = sql<boolean>`(${sql.join(words.map(indexedConditionOf), sql` and `)})`;
    return {
      ids: sql`select id from users where ${sql.raw(VISIBLE('users'))} and ${condition}`,
      trigrams: [],
      condition,
    };
  }
  const long = words.filter((word) => [...word].length >= INSIDE_MIN);
  const short = words.filter((word) => [...word].length < INSIDE_MIN && isWord(word));
  const condition = sql<boolean>`(${sql.join(words.map(conditionOf), sql` and `)})`;
  if (long.length > 0) {
    const terms = long.map(quote).join(' AND ');
    return {
      ids: sql`select rowid as id from directory_search where directory_search match ${terms}`,
      trigrams: trigramsOf(long),
      condition,
    };
  }
  if (short.length > 0) {
    const terms = short.map((word) => `${quote(word)}*`).join(' AND ');
    return {
      ids: sql`select rowid as id from directory_words where directory_words match ${terms}`,
      trigrams: [],
      condition,
    };
  }
  return { ids: null, trigrams: [], condition };
}
