import { SUBMISSION_TABS, type SubmissionSort, type SubmissionTab } from '@northlight/shared-api/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { hasWords } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/schemas.ts';
import { withPeople } from '../sending/people-repository.ts';

/** Filters for the decks that an investor received. */
export interface ReceivedQuery {
  search?: string | undefined;
  tab?: SubmissionTab | undefined;
  sort?: SubmissionSort | undefined;
  page: Page | null;
}

const ORDERS: Record<SubmissionSort, RawBuilder<unknown>> = {
  newest: sql`submissions.created_at desc, submissions.id desc`,
  oldest: sql`submissions.created_at, submissions.id`,
  company: sql`lower(submissions.company_name), submissions.created_at desc, submissions.id`,
  founder: sql`lower(submissions.founder_name), submissions.created_at desc, submissions.id`,
  likelihood: sql`coalesce(submissions.likelihood_score, -1) desc, submissions.created_at desc, submissions.id`,
};

/** A submission as its investor sees it. */
export type ReceivedRow = Awaited<ReturnType<ReturnType<typeof withPeople>['executeTakeFirstOrThrow']>>;

/** The decks that an investor received. */
export async function listReceived(
  db: Db,
  investorId: number,
  { search = '', tab = 'all', sort, page }: ReceivedQuery,
) {
  const found = db
    .selectFrom('submissions')
    .where('investor_id', '=', investorId)
    .$if(tab !== 'all', (query) => query.where('status', 'in', [...SUBMISSION_TABS[tab]]))
    .$if(search.trim() !== '', (query) => query.where(hasWords('search_text', search)));
  const order = ORDERS[sort ?? 'newest'];
  // Select the page of ids first, so that people are joined for its rows only.
  const ids = found.select('id').orderBy(order);
  const wanted = page ? ids.limit(page.limit).offset(page.offset) : ids;
  const results = await withPeople(db).where('submissions.id', 'in', wanted).orderBy(order).execute();
  const known = countFrom(page, results.length);
  if (known !== null) return { count: known, results };
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), results };
}

/** The total, if a page that is not full already determines it. */
function countFrom(page: Page | null, rows: number): number | null {
  if (!page) return rows;
  const isLast = rows < page.limit && (rows > 0 || page.offset === 0);
  return isLast ? page.offset + rows : null;
}

/** One of the decks that an investor received. */
export const findReceived = (db: Db, investorId: number, id: string) =>
  withPeople(db).where('submissions.id', '=', id).where('submissions.investor_id', '=', investorId).executeTakeFirst();

/** The number of decks that an investor received, by status. */
export async function countReceived(db: Db, investorId: number) {
  const rows = await db
    .selectFrom('submissions')
    .select(['status', (e) => e.fn.countAll().as('count')])
    .where('investor_id', '=', investorId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/** Stores the investor's own note on a submission. */
export const setNote = (db: Db, id: string, note: string) =>
  db.updateTable('submissions').set({ investor_note: note }).where('id', '=', id).execute();
