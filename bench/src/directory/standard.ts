import {
  DIRECTORY_COUNT_MAX,
  DIRECTORY_FOUND_MAX,
  INVESTMENT_RANGES,
  type InvestorSort,
} from '@northlight/shared-api/rules';
import { type RawBuilder, sql } from 'kysely';
import type { DirectoryQuery } from '../../../api/src/investors/repository.ts';
import { type SearchWord, wordsOf } from '../../../api/src/platform/database/directory/search.ts';
import { isPostgres } from '../../../api/src/platform/database/engine.ts';
import type { Db } from '../../../api/src/platform/database/open.ts';
import type { Page } from '../../../api/src/platform/http/schemas.ts';
import type { Found } from './found.ts';
import * as onPostgres from './standard-postgres.ts';
import * as onSqlite from './standard-sqlite.ts';

type Condition = RawBuilder<boolean>;

/** A search as the standard indexes see it. */
interface Asked {
  sort: InvestorSort;
  page: Page;
  range: Condition | undefined;
  words: readonly SearchWord[];
  /** The words that an index of words or parts can find, and the others. */
  indexed: readonly SearchWord[];
  rest: readonly SearchWord[];
}

const ORDERS: Record<InvestorSort, RawBuilder<unknown>> = {
  name: sql`name_key, id`,
  company: sql`company_key, name_key, id`,
  'investment-low': sql`investment, name_key, id`,
  'investment-high': sql`investment desc, name_key, id`,
};

/** A trigram index finds a part of a word from this many letters on. */
const TRIGRAM = 3;
/** A search that must be filtered further is sorted completely below this many matches. */
const SORTED_MAX = 10_000;

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');

const likeWord = ({ letters, isStart }: SearchWord, column: RawBuilder<unknown>) => {
  const escaped = escapeLike(letters);
  return isStart
    ? sql<boolean>`(${column} like ${`${escaped}%`} escape '\\' or ${column} like ${`% ${escaped}%`} escape '\\')`
    : sql<boolean>`${column} like ${`%${escaped}%`} escape '\\'`;
};

/** Compares the text of each row. `coalesce` keeps PostgreSQL from answering this with the trigram index. */
const inText = (words: readonly SearchWord[]) =>
  words.map((word) => sql<boolean>`coalesce(${likeWord(word, sql.ref('search_text'))}, false)`);

/** A `where` of all conditions that are given. */
const where = (conditions: readonly (Condition | undefined)[]) => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql`where ${sql.join(given, sql` and `)}` : sql``;
};

async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

async function countUpTo(db: Db, most: number, query: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from (${query} limit ${sql.lit(most)}) as found`;
  return Number((await counted.execute(db)).rows[0]?.count ?? 0);
}

const pageInOrder = (conditions: readonly (Condition | undefined)[], { sort, page }: Pick<Asked, 'sort' | 'page'>) =>
  sql<{ id: number }>`select id from standard_people ${where(conditions)}
    order by ${ORDERS[sort]} limit ${page.limit} offset ${page.offset}`;

function rangeOf(id: string | undefined, isPartial: boolean): Condition | undefined {
  const range = INVESTMENT_RANGES.find((known) => known.id === id);
  if (!range) return undefined;
  const plus = sql.raw(isPartial ? '' : ' + 0');
  return sql<boolean>`min_investment${plus} <= ${sql.lit(range.to)} and max_investment${plus} >= ${sql.lit(range.from)}`;
}

/** `isStartOnly` answers an easier question: it finds words by their start only, never by a part in the middle. */
function askedOf({ search = '', range, sort, page }: DirectoryQuery, isStartOnly: boolean): Asked | null {
  const words = wordsOf(search).map((word) => ({ ...word, isStart: word.isStart || isStartOnly }));
  if (!page) return null;
  const parts = words.filter(({ isStart, letters }) => !isStart && [...letters].length >= TRIGRAM);
  const starts = words.filter(({ isStart }) => isStart);
  const indexed = parts.length > 0 ? parts : starts;
  const rest = words.filter((word) => !indexed.includes(word));
  return { sort, page, range: rangeOf(range, words.length === 0), words, indexed, rest };
}

/** Pages and counts without a search, from ordinary indexes. */
async function browse(db: Db, asked: Asked): Promise<Found> {
  const count = sql`select 1 from standard_people ${where([asked.range])}`;
  return {
    ids: await idsOf(db, pageInOrder([asked.range], asked)),
    count: await countUpTo(db, DIRECTORY_COUNT_MAX, count),
  };
}

const matchesOf = (db: Db, words: readonly SearchWord[]) =>
  isPostgres(db)
    ? words.map((word) => (word.isStart ? onPostgres.hasStart(word.letters) : likeWord(word, sql.ref('search_text'))))
    : [onSqlite.hasAll(words)];

/** Sorts all matches of the index; null when there are too many. */
async function sorted(db: Db, { words, indexed, rest, range, sort, page }: Asked): Promise<Found | null> {
  const most = rest.length === 0 && !range ? DIRECTORY_FOUND_MAX : SORTED_MAX;
  if (isPostgres(db)) {
    const conditions = where([...matchesOf(db, indexed), ...inText(rest), range]);
    return await onPostgres.sorted(db, {
      conditions,
      checks: where([...inText(words), range]),
      order: ORDERS[sort],
      page,
      most,
    });
  }
  return await onSqlite.sorted(db, {
    words: indexed,
    filter: where([...inText(rest), range]),
    order: ORDERS[sort],
    page,
    most,
  });
}

/** Two steps: sort the matches if there are few, otherwise walk along the order until the page is full. */
async function searchInSteps(db: Db, asked: Asked): Promise<Found> {
  const few = asked.indexed.length > 0 ? await sorted(db, asked) : null;
  if (few) return { ...few, count: Math.min(few.count, DIRECTORY_FOUND_MAX) };
  const conditions = [...inText(asked.words), asked.range];
  const isCounted = asked.rest.length === 0 && !asked.range;
  return {
    ids: await idsOf(db, pageInOrder(conditions, asked)),
    count: isCounted
      ? DIRECTORY_FOUND_MAX
      : await countUpTo(db, DIRECTORY_FOUND_MAX, sql`select 1 from standard_people ${where(conditions)}`),
  };
}

/** Two plain queries: everything else is up to the planner. */
async function searchPlainly(db: Db, asked: Asked): Promise<Found> {
  const indexed = asked.words.filter(({ isStart, letters }) => isStart || [...letters].length >= TRIGRAM);
  const others = asked.words.filter((word) => !indexed.includes(word));
  const matches = indexed.length > 0 ? matchesOf(db, indexed) : [];
  const conditions = [...matches, ...inText(others), asked.range];
  return {
    ids: await idsOf(db, pageInOrder(conditions, asked)),
    count: await countUpTo(db, DIRECTORY_FOUND_MAX, sql`select 1 from standard_people ${where(conditions)}`),
  };
}

/** Answers a directory query with standard indexes. */
export type Way = (db: Db, query: DirectoryQuery) => Promise<{ count: number; results: { id: number }[] }>;

const wayOf =
  (search: (db: Db, asked: Asked) => Promise<Found>, isStartOnly: boolean): Way =>
  async (db, query) => {
    const asked = askedOf(query, isStartOnly);
    if (!asked) throw new Error('Only pages are measured');
    const { count, ids } = await (asked.words.length > 0 ? search : browse)(db, asked);
    const rows = ids.length > 0 ? await db.selectFrom('users').selectAll().where('id', 'in', ids).execute() : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { count, results: ids.map((id) => byId.get(id)).filter((row) => row !== undefined) };
  };

export const inSteps = wayOf(searchInSteps, false);
export const plain = wayOf(searchPlainly, false);
export const startsOnly = wayOf(searchInSteps, true);

/** The ordinary indexes are those of `directory_people`; the indexes of words are the engine's own. */
export async function createStandard(db: Db): Promise<void> {
  await (isPostgres(db) ? onPostgres : onSqlite).create(db);
}
