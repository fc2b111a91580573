import { INVESTMENT_RANGES, type InvestmentRangeId, type InvestorSort } from '@northlight/shared-api/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { hasWords } from '../database/search.ts';
import type { Page } from '../schemas/common.ts';

/** What part of the directory is asked for. */
export interface DirectoryQuery {
  search?: string | undefined;
  range?: InvestmentRangeId | undefined;
  sort: InvestorSort;
  page: Page | null;
}

/** Twice the average, which sorts alike. */
const amount = sql`(min_investment + max_investment)`;

const ORDERS: Record<InvestorSort, RawBuilder<unknown>> = {
  name: sql`name_key, id`,
  company: sql`company_key, name_key, id`,
  'investment-low': sql`${amount}, name_key, id`,
  'investment-high': sql`${amount} desc, name_key, id`,
};

/** Investors who are listed and live. */
export async function listInvestors(db: Db, { search = '', range, sort, page }: DirectoryQuery) {
  const bounds = INVESTMENT_RANGES.find(({ id }) => id === range);
  const found = db
    .selectFrom('users')
    .where('is_publicly_listed', '=', 1)
    .where('is_profile_live', '=', 1)
    .where('is_investor', '=', 1)
    .$if(search.trim() !== '', (query) => query.where(hasWords('search_text', search)))
    .$if(bounds !== undefined, (query) =>
      query.where('min_investment', '<=', bounds?.to ?? 0).where('max_investment', '>=', bounds?.from ?? 0),
    );
  const rows = found.selectAll().orderBy(ORDERS[sort]);
  const results = await (page ? rows.limit(page.limit).offset(page.offset) : rows).execute();
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), results };
}

/** An investor by id or slug, live or not. */
export const findInvestor = (db: Db, by: { id: number } | { slug: string }) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('is_investor', '=', 1)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('slug' in by, (query) => query.where('custom_url_slug', '=', 'slug' in by ? by.slug : ''))
    .executeTakeFirst();
