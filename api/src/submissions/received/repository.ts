import { SUBMISSION_TABS, type SubmissionSort, type SubmissionTab } from '@northlight/shared-api/rules';
import { type RawBuilder, sql } from 'kysely';
import { jsonRows, readRows } from '../../platform/database/json-rows.ts';
import type { Db } from '../../platform/database/open.ts';
import { hasWords } from '../../platform/database/search.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Page } from '../../platform/http/schemas.ts';
import { countedPage } from '../counted-page.ts';
import { withPeople } from '../sending/people-repository.ts';

/** Filters for the decks that an investor received. */
export interface ReceivedFilter {
  search?: string | undefined;
  tab?: SubmissionTab | undefined;
  sort?: SubmissionSort | undefined;
}

export interface ReceivedQuery extends ReceivedFilter {
  page: Page;
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

const inTab = (db: Db, investorId: number, tab: SubmissionTab) =>
  db
    .selectFrom('submissions')
    .where('investor_id', '=', investorId)
    .$if(tab !== 'all', (query) => query.where('status', 'in', [...SUBMISSION_TABS[tab]]));

type Found = ReturnType<typeof inTab>;

const containing = (found: Found, search: string): Found =>
  found.$if(search.trim() !== '', (query) => query.where(hasWords('search_text', search)));

const counting = (found: Found) => found.select((e) => e.fn.countAll<number>().as('count'));

/** All decks that an investor received and that a filter finds. */
export async function listAllReceived(
  db: Db,
  investorId: number,
  { search = '', tab = 'all', sort = 'newest' }: ReceivedFilter = {},
): Promise<ReceivedRow[]> {
  const ids = containing(inTab(db, investorId, tab), search).select('id');
  return await withPeople(db).where('submissions.id', 'in', ids).orderBy(ORDERS[sort]).execute();
}

/** A page, with what a list shows. Its ids are selected first, so that founders are joined for its rows only. */
const rowsOf = (db: Db, found: Found, sort: SubmissionSort, { limit, offset }: Page) =>
  db
    .selectFrom('submissions')
    .innerJoin('users as founder', 'founder.id', 'submissions.founder_id')
    .select(['submissions.id', 'submissions.company_name', 'submissions.description', 'submissions.created_at'])
    .select(['submissions.founder_name', 'submissions.founder_work_field', 'submissions.status'])
    .select(['submissions.likelihood_score', 'submissions.answered_at'])
    .select(['founder.email as founder_email', 'founder.phone as founder_phone'])
    .select('founder.profile_image as founder_profile_image')
    .where('submissions.id', 'in', found.select('id').orderBy(ORDERS[sort]).limit(limit).offset(offset))
    .orderBy(ORDERS[sort]);

/** A submission in a list of its investor. */
export type ReceivedListRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** PostgreSQL sorts a whole tab of several statuses by date when it plans without knowing the investor. */
const isPlannedOnce = (tab: SubmissionTab) => tab === 'all' || SUBMISSION_TABS[tab].length === 1;

/** Statements for the pages of a tab in one order. A first page is often full, so it comes with the number of all rows. */
function browsing(tab: SubmissionTab, sort: SubmissionSort) {
  return {
    first: statement((db, { investorId, limit }: { investorId: number; limit: number }) => {
      const found = inTab(db, investorId, tab);
      return rowsOf(db, found, sort, { limit, offset: 0 }).select(() => counting(found).as('count'));
    }),
    later: statement((db, parameters: Page & { investorId: number }) =>
      rowsOf(db, inTab(db, parameters.investorId, tab), sort, parameters),
    ),
  };
}

const browsings = new Map<string, ReturnType<typeof browsing>>();

async function browse(
  db: Db,
  investorId: number,
  { tab, sort, page }: { tab: SubmissionTab; sort: SubmissionSort; page: Page },
): Promise<(ReceivedListRow & { count?: number | null })[]> {
  const key = `${tab} ${sort}`;
  const { first, later } = browsings.get(key) ?? browsing(tab, sort);
  browsings.set(key, { first, later });
  const { limit, offset } = page;
  return offset === 0 ? await first.all(db, { investorId, limit }) : await later.all(db, { investorId, limit, offset });
}

/** A page of the decks that an investor received. */
export async function listReceived(
  db: Db,
  investorId: number,
  { search = '', tab = 'all', sort = 'newest', page }: ReceivedQuery,
): Promise<{ count: number; results: ReceivedListRow[] }> {
  const found = () => containing(inTab(db, investorId, tab), search);
  const count = async () => Number((await counting(found()).executeTakeFirstOrThrow()).count);
  if (search.trim() !== '' || !isPlannedOnce(tab)) {
    return await countedPage(await rowsOf(db, found(), sort, page).execute(), page, count);
  }
  const rows = await browse(db, investorId, { tab, sort, page });
  return await countedPage(rows, page, async () => rows[0]?.count ?? (await count()));
}

/** One of the decks that an investor received. */
export const findReceived = (db: Db, investorId: number, id: string) => received.first(db, { investorId, id });

const received = statement((db, { investorId, id }: { investorId: number; id: string }) =>
  withPeople(db).where('submissions.id', '=', id).where('submissions.investor_id', '=', investorId),
);

/** One of the decks that an investor received, with all versions of it, newest first. */
export async function findReceivedVersions(db: Db, investorId: number, id: string) {
  const row = await receivedVersions.first(db, { investorId, id });
  return row && { row, versions: readRows(row.versions) };
}

const receivedVersions = statement((db, { investorId, id }: { investorId: number; id: string }) =>
  withPeople(db)
    .select((e) =>
      jsonRows(
        db,
        e
          .selectFrom('submissions as version')
          .select(['version.id', 'version.original_filename', 'version.created_at', 'version.status'])
          .whereRef('version.founder_id', '=', 'submissions.founder_id')
          .where('version.investor_id', '=', investorId)
          .orderBy('version.created_at', 'desc')
          .orderBy('version.id', 'desc'),
      ).as('versions'),
    )
    .where('submissions.id', '=', id)
    .where('submissions.investor_id', '=', investorId),
);

/** The number of decks that an investor received, by status. */
export async function countReceived(db: Db, investorId: number) {
  const rows = await counts.all(db, { investorId });
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

const counts = statement((db, { investorId }: { investorId: number }) =>
  db
    .selectFrom('submissions')
    .select(['status', (e) => e.fn.countAll().as('count')])
    .where('investor_id', '=', investorId)
    .groupBy('status'),
);

/** Stores the investor's own note on a submission. */
export const setNote = (db: Db, id: string, note: string) =>
  db.updateTable('submissions').set({ investor_note: note }).where('id', '=', id).execute();
