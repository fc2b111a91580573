import {
  DIRECTORY_COUNT_MAX,
  DIRECTORY_FOUND_MAX,
  DIRECTORY_PAGE_SIZE,
  INVESTMENT_RANGES,
  type InvestmentRangeId,
  type InvestorSort,
} from '@northlight/shared-api/rules';
import { type RawBuilder, sql } from 'kysely';
import {
  holdsWords,
  isIndexed,
  meaningsOf,
  means,
  type SearchWord,
  type WordMatch,
  wordsOf,
} from '../platform/database/directory/search.ts';
import { isPostgres } from '../platform/database/engine.ts';
import type { Db } from '../platform/database/open.ts';
import { expectedRows } from '../platform/database/postgres-search.ts';
import { statement } from '../platform/database/statement.ts';
import type { UserRow } from '../platform/database/tables.ts';
import type { Page } from '../platform/http/schemas.ts';

export interface DirectoryQuery {
  search?: string | undefined;
  range?: InvestmentRangeId | undefined;
  sort: InvestorSort;
  page: Page | null;
}

const ORDERS: Record<InvestorSort, RawBuilder<unknown>> = {
  name: sql`directory_people.name_key, directory_people.id`,
  company: sql`directory_people.company_key, directory_people.name_key, directory_people.id`,
  'investment-low': sql`directory_people.investment, directory_people.name_key, directory_people.id`,
  'investment-high': sql`directory_people.investment desc, directory_people.name_key, directory_people.id`,
};

type Condition = RawBuilder<boolean>;

/**
 * A search that finds fewer than this is sorted completely, if the number of holders alone doesn't settle the question.
 */
const COMMON = 5 * DIRECTORY_FOUND_MAX;

/**
 * If an indexed word has at most this many holders, checking their rows for the other words is faster than looking
 * those up.
 */
const RARE = 500;

/** To tell whether a page fills soon, this many rows of an order are scanned for each row wanted, up to the maximum. */
const WALKED_FOR_ONE = 500;
const WALKED_MAX = 50_000;

/**
 * Range conditions on `min` and `max`. Written one way they match the partial indexes; written another way, they keep a
 * search on the sort indexes.
 */
const rangesBy = (min: string, max: string) =>
  new Map<string, Condition>(
    INVESTMENT_RANGES.map(({ id, from, to }) => [
      id,
      sql<boolean>`${sql.raw(min)} <= ${sql.lit(to)} and ${sql.raw(max)} >= ${sql.lit(from)}`,
    ]),
  );
const indexedRanges = rangesBy('min_investment', 'max_investment');
const ranges = rangesBy('min_investment + 0', 'max_investment + 0');

const all = (conditions: (Condition | undefined)[]) => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql`where ${sql.join(given, sql` and `)}` : sql``;
};

async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

const inOrder = (conditions: (Condition | undefined)[], sort: InvestorSort, { limit, offset }: Page) =>
  sql<{ id: number }>`
    select id from directory_people ${all(conditions)} order by ${ORDERS[sort]} limit ${limit} offset ${offset}`;

/** The number of rows, counted up to `most`. */
async function countUpTo(db: Db, most: number, query: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from (${query} limit ${sql.lit(most)}) as found`;
  return Number((await counted.execute(db)).rows[0]?.count ?? 0);
}

interface Found {
  count: number;
  ids: number[];
}

interface Searched {
  range: InvestmentRangeId | undefined;
  sort: InvestorSort;
  page: Page;
}

/** What the word index answers, and the words that are left to check in each row. */
interface Asked {
  indexed: readonly WordMatch[];
  rest: readonly SearchWord[];
  range: Condition | undefined;
}

/** The words to ask the index for: all indexed ones, or only the rarest if it is rare enough. */
function askedOfIndex(db: Db, meanings: readonly WordMatch[]): WordMatch[] {
  const indexed = meanings.filter((meaning) => isIndexed(db, meaning));
  const rare = indexed.filter(({ isWhole, holders }) => isWhole && holders <= RARE);
  return rare.length > 0 ? rare.sort((a, b) => a.holders - b.holders).slice(0, 1) : indexed;
}

const restOf = ({ rest, range }: Asked) => [range, rest.length > 0 ? holdsWords(rest) : undefined];

/** Sorts all matches; null when there are `most` or more. */
async function foundBySqlite(db: Db, asked: Asked, { sort, page }: Searched, most: number): Promise<Found | null> {
  const found = sql<{ id: number }>`
    select rowid as id from directory_words where ${means(db, asked.indexed)} limit ${sql.lit(most)}`;
  const ids = await idsOf(db, found);
  if (ids.length >= most) return null;
  // `cross join` fixes the order of the tables. Otherwise SQLite would walk an order and look up each id in the list.
  const sorted = sql<{ id: number }>`
    select directory_people.id from json_each(${JSON.stringify(ids)}) as found
    cross join directory_people on directory_people.id = found.value
    ${all(restOf(asked))} order by ${ORDERS[sort]}`;
  const inOrder = await idsOf(db, sorted);
  return { count: inOrder.length, ids: inOrder.slice(page.offset, page.offset + page.limit) };
}

/** True when scanning the requested order up to a limit fills the page. */
async function isSoonFull(db: Db, conditions: (Condition | undefined)[], { sort, page }: Searched): Promise<boolean> {
  const wanted = page.offset + page.limit;
  const first = sql`
    select id, min_investment, max_investment, search_text from directory_people
    order by ${ORDERS[sort]} limit ${sql.lit(Math.min(WALKED_MAX, WALKED_FOR_ONE * wanted))}`;
  const found = await idsOf(
    db,
    sql`select id from (${first}) as directory_people ${all(conditions)} limit ${sql.lit(wanted)}`,
  );
  return found.length === wanted;
}

/**
 * Like `foundBySqlite`. PostgreSQL estimates from samples how often words occur together. If it expects many matches
 * but the scan finds few, the words rarely occur together, and all matches are fetched after all.
 */
async function foundByPostgres(db: Db, asked: Asked, searched: Searched, most: number): Promise<Found | null> {
  const { sort, page } = searched;
  const conditions = all([means(db, asked.indexed), ...restOf(asked)]);
  const find = async () => {
    const { rows } = await sql<Found>`
      select count(*) as count, coalesce(
        (array_agg(id order by ${ORDERS[sort]}))[${sql.lit(page.offset + 1)}:${sql.lit(page.offset + page.limit)}], '{}'
      ) as ids from (
        select id, name_key, company_key, investment from directory_people ${conditions} limit ${sql.lit(most)}
      ) as directory_people`.execute(db);
    const [found] = rows;
    return found && found.count < most ? found : null;
  };
  if (asked.indexed.some(({ holders }) => holders <= COMMON)) return await find();
  const expected = await expectedRows(db, sql`select id from directory_people ${conditions}`);
  if (expected <= COMMON) return await find();
  const isMany = await isSoonFull(db, [asked.range, holdsWords([...asked.indexed, ...asked.rest])], searched);
  return isMany ? null : await find();
}

/** True when the counts alone prove many matches: a single word that many people in the range have. */
const areMany = ([first, ...others]: readonly WordMatch[]) =>
  others.length === 0 && first !== undefined && first.most >= DIRECTORY_FOUND_MAX;

const isEnough = (meanings: readonly WordMatch[]) =>
  areMany(meanings) || meanings.some(({ isWhole, holders }) => isWhole && holders <= COMMON);

/**
 * Sorts all matches of a search that finds few. A search that finds many scans the requested order instead, which soon
 * fills the page.
 */
async function search(db: Db, words: readonly SearchWord[], searched: Searched): Promise<Found> {
  const { range: rangeId, sort, page } = searched;
  const range = ranges.get(rangeId ?? '');
  const meanings = await meaningsOf(db, { words, range: rangeId }, isEnough);
  if (meanings.some(({ isWhole, within }) => isWhole && within === 0)) return { count: 0, ids: [] };
  const indexed = askedOfIndex(db, meanings);
  const asked = { indexed, rest: meanings.filter((meaning) => !indexed.includes(meaning)), range };
  const isAll = asked.rest.length === 0 && !range;
  if (indexed.length > 0 && !areMany(meanings)) {
    const found = isPostgres(db) ? foundByPostgres : foundBySqlite;
    const few = await found(db, asked, searched, isAll ? DIRECTORY_FOUND_MAX : COMMON);
    if (few) return { count: Math.min(few.count, DIRECTORY_FOUND_MAX), ids: few.ids };
  }
  const conditions = [range, holdsWords(words)];
  const ids = await idsOf(db, inOrder(conditions, sort, page));
  // A page that isn't full tells the total.
  if (ids.length < page.limit && (ids.length > 0 || page.offset === 0)) {
    return { count: Math.min(page.offset + ids.length, DIRECTORY_FOUND_MAX), ids };
  }
  return {
    ids,
    count:
      isAll || areMany(meanings)
        ? DIRECTORY_FOUND_MAX
        : await countUpTo(db, DIRECTORY_FOUND_MAX, sql`select 1 from directory_people ${all(conditions)}`),
  };
}

/** What everybody may see of an investor. */
const PUBLIC = [
  'id',
  'first_name',
  'last_name',
  'title',
  'company',
  'profile_image',
  'bio',
  'investment_fields',
  'previous_investments',
  'previous_exits',
  'investment_preferences',
  'min_investment',
  'max_investment',
  'contact_email',
  'linkedin',
  'twitter',
  'website',
  'custom_url_slug',
] as const satisfies (keyof UserRow)[];

export type PublicRow = Pick<UserRow, (typeof PUBLIC)[number]>;

const publicColumns = sql.join(PUBLIC.map((column) => sql.ref(`users.${column}`)));

/** Statements that read a page from the index of an order, with the number of all rows of a range, and that number. */
function browsing(range: InvestmentRangeId | undefined, sort: InvestorSort) {
  const conditions = all([indexedRanges.get(range ?? '')]);
  const count = sql`select count(*) as count from (
    select 1 from directory_people ${conditions} limit ${sql.lit(DIRECTORY_COUNT_MAX)}) as found`;
  const rows = (part: RawBuilder<unknown>) => sql<PublicRow & { count: number }>`
    select ${publicColumns}, (${count}) as count from directory_people join users on users.id = directory_people.id
    where directory_people.id in (select id from directory_people ${conditions} order by ${ORDERS[sort]} ${part})
    order by ${ORDERS[sort]}`;
  return {
    // PostgreSQL plans a statement again for each limit that it is given, which takes longer than reading the page.
    first: statement(() => rows(sql`limit ${sql.lit(DIRECTORY_PAGE_SIZE)}`)),
    page: statement((_, { limit, offset }: Page) => rows(sql`limit ${limit} offset ${offset}`)),
    count: statement(() => count as RawBuilder<{ count: number }>),
  };
}

const browsings = new Map<string, ReturnType<typeof browsing>>();

/** Reads a page from the index of the requested order. */
async function browse(db: Db, { range, sort, page }: Searched) {
  const key = `${range ?? ''} ${sort}`;
  const statements = browsings.get(key) ?? browsing(range, sort);
  browsings.set(key, statements);
  const isFirst = page.offset === 0 && page.limit === DIRECTORY_PAGE_SIZE;
  const results = isFirst ? await statements.first.all(db, {}) : await statements.page.all(db, page);
  // A page past the end has no row to tell the number.
  const [counted = await statements.count.first(db, {})] = results;
  return { count: Number(counted?.count ?? 0), results };
}

/** Investors in the order of the ids. */
async function rowsOf(db: Db, ids: readonly number[]): Promise<PublicRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select(PUBLIC).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Investors who are listed and live. A page comes with their number, counted up to a limit. */
export async function listInvestors(db: Db, { search: typed = '', range, sort, page }: DirectoryQuery) {
  if (!page) {
    const { rows: results } = await sql<PublicRow>`
      select ${publicColumns} from directory_people join users on users.id = directory_people.id
      order by ${ORDERS[sort]}`.execute(db);
    return { count: results.length, results };
  }
  const words = wordsOf(typed);
  const searched = { range, sort, page };
  if (words.length === 0) return await browse(db, searched);
  const { count, ids } = await search(db, words, searched);
  return { count, results: await rowsOf(db, ids) };
}

const investors = (db: Db) =>
  db.selectFrom('users').selectAll('users').where('is_investor', '=', 1).where('deletion_due_at', 'is', null);

/** An investor by id or slug, live or not. */
export const findInvestor = (db: Db, by: { id: number } | { slug: string }) =>
  investors(db)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('slug' in by, (query) => query.where('custom_url_slug', '=', 'slug' in by ? by.slug : ''))
    .executeTakeFirst();

/**
 * The live investor who had this slug until recently. One who is not live is not found, so that a former slug does not
 * tell whether its owner is still here.
 */
export const findByFormerSlug = (db: Db, slug: string, now: Date) =>
  investors(db)
    .innerJoin('former_slugs', 'former_slugs.user_id', 'users.id')
    .where('former_slugs.slug', '=', slug)
    .where('former_slugs.expires_at', '>', now.toISOString())
    .where('is_profile_live', '=', 1)
    .executeTakeFirst();
