import {
  DIRECTORY_COUNT_MAX,
  DIRECTORY_FOUND_MAX,
  INVESTMENT_RANGES,
  type InvestmentRangeId,
  type InvestorSort,
} from '@northlight/shared-api/rules';
import { type RawBuilder, sql } from 'kysely';
import { candidates, type DirectorySearch, directorySearch, isAmong } from '../database/directory-search.ts';
import { isPostgres } from '../database/engine.ts';
import type { Db } from '../database/open.ts';
import { expectedRows } from '../database/postgres-search.ts';
import type { UserRow } from '../database/tables.ts';
import type { Page } from '../schemas/common.ts';

/** What part of the directory is asked for. */
export interface DirectoryQuery {
  search?: string | undefined;
  range?: InvestmentRangeId | undefined;
  sort: InvestorSort;
  page: Page | null;
}

/** Written as the indexes have it: with values in place of parameters they would not be used. */
const VISIBLE = sql<boolean>`is_publicly_listed = 1 and is_profile_live = 1 and is_investor = 1 and deletion_due_at is null`;

/** Twice the average, which sorts alike. */
const amount = sql`(min_investment + max_investment)`;

const ORDERS: Record<InvestorSort, RawBuilder<unknown>> = {
  name: sql`name_key, id`,
  company: sql`company_key, name_key, id`,
  'investment-low': sql`${amount}, name_key, id`,
  'investment-high': sql`${amount} desc, name_key, id`,
};

type Condition = RawBuilder<boolean>;

/** What PostgreSQL expects to find more often than this is many, even where it errs by a lot. */
const COMMON = 5 * DIRECTORY_FOUND_MAX;

const ranges = new Map<string, Condition>(
  INVESTMENT_RANGES.map(({ id, from, to }) => [
    id,
    sql<boolean>`min_investment <= ${sql.lit(to)} and max_investment >= ${sql.lit(from)}`,
  ]),
);

const all = (conditions: (Condition | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );

async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

const inOrder = (conditions: (Condition | undefined)[], sort: InvestorSort, { limit, offset }: Page) =>
  sql<{
    id: number;
  }>`select id from users where ${all(conditions)} order by ${ORDERS[sort]} limit ${limit} offset ${offset}`;

/** How many there are, counted no further than to `most`. */
async function countUpTo(db: Db, most: number, query: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from (${query} limit ${sql.lit(most)}) as found`;
  return Number((await counted.execute(db)).rows[0]?.count ?? 0);
}

interface Found {
  count: number;
  ids: number[];
}

/** Walks the order asked for until the page is full. */
async function browse(db: Db, range: Condition | undefined, sort: InvestorSort, page: Page): Promise<Found> {
  const conditions = [VISIBLE, range];
  return {
    ids: await idsOf(db, inOrder(conditions, sort, page)),
    count: await countUpTo(db, DIRECTORY_COUNT_MAX, sql`select 1 from users where ${all(conditions)}`),
  };
}

interface Searched {
  range: Condition | undefined;
  sort: InvestorSort;
  page: Page;
}

/** SQLite: the index gives ids, and their rows are held against the words. */
async function fewByIndex(db: Db, asked: DirectorySearch, { range, sort }: Searched): Promise<number[] | null> {
  const { ids, condition } = asked;
  const rare = await candidates(db, asked, DIRECTORY_FOUND_MAX);
  const isRare = rare && rare.length < DIRECTORY_FOUND_MAX;
  const few = isRare ? rare : ids && (await idsOf(db, sql`${ids} limit ${sql.lit(DIRECTORY_FOUND_MAX)}`));
  if (!few || few.length >= DIRECTORY_FOUND_MAX) return null;
  if (few.length === 0) return [];
  return await idsOf(db, inOrder([isAmong(few), range, condition], sort, { limit: few.length, offset: 0 }));
}

/** PostgreSQL: its planner knows from a sample what is common, and finds and sorts the rest in one go. */
async function fewByPlan(db: Db, { condition }: DirectorySearch, { range, sort }: Searched): Promise<number[] | null> {
  const found = sql`
    select id, name_key, company_key, min_investment, max_investment from users
    where ${all([VISIBLE, range, condition])} limit ${sql.lit(DIRECTORY_FOUND_MAX)}`;
  if ((await expectedRows(db, sql`select id from users where ${all([VISIBLE, condition])}`)) > COMMON) return null;
  const ids = await idsOf(db, sql`select id from (${found}) as found order by ${ORDERS[sort]}`);
  return ids.length < DIRECTORY_FOUND_MAX ? ids : null;
}

/**
 * A search that finds few is sorted whole. One that finds many walks the order asked for instead, which soon comes by
 * enough of them.
 */
async function search(db: Db, asked: DirectorySearch, searched: Searched): Promise<Found> {
  const { range, sort, page } = searched;
  const few = await (isPostgres(db) ? fewByPlan : fewByIndex)(db, asked, searched);
  if (few) return { count: few.length, ids: few.slice(page.offset, page.offset + page.limit) };
  const conditions = [VISIBLE, range, asked.condition];
  const isWhole = (asked.ids || isPostgres(db)) && !range;
  return {
    ids: await idsOf(db, inOrder(conditions, sort, page)),
    count: isWhole
      ? DIRECTORY_FOUND_MAX
      : await countUpTo(db, DIRECTORY_FOUND_MAX, sql`select 1 from users where ${all(conditions)}`),
  };
}

/** Rows in the order of their ids. */
async function rowsOf(db: Db, ids: readonly number[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Investors who are listed and live. A page comes with their number, which stops at a bound. */
export async function listInvestors(db: Db, query: DirectoryQuery) {
  const { sort, page } = query;
  const range = ranges.get(query.range ?? '');
  if (!page) {
    const results = await db.selectFrom('users').selectAll().where(VISIBLE).orderBy(ORDERS[sort]).execute();
    return { count: results.length, results };
  }
  const asked = directorySearch(db, query.search ?? '');
  const { count, ids } = asked ? await search(db, asked, { range, sort, page }) : await browse(db, range, sort, page);
  return { count, results: await rowsOf(db, ids) };
}

/** An investor by id or slug, live or not. */
export const findInvestor = (db: Db, by: { id: number } | { slug: string }) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('is_investor', '=', 1)
    .where('deletion_due_at', 'is', null)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('slug' in by, (query) => query.where('custom_url_slug', '=', 'slug' in by ? by.slug : ''))
    .executeTakeFirst();
