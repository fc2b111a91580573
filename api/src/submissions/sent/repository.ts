import type { Db } from '../../platform/database/open.ts';
import { hasWords } from '../../platform/database/search.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Page } from '../../platform/http/schemas.ts';
import { countedPage } from '../counted-page.ts';
import { withPeople } from '../sending/people-repository.ts';

/** Submissions with the investor data that founders see. */
const withInvestor = (db: Db) =>
  withPeople(db).select([
    'investor.company as investor_company',
    'investor.title as investor_title',
    'investor.profile_image as investor_profile_image',
    'investor.is_profile_live as investor_is_live',
    'investor.custom_url_slug as investor_slug',
  ]);

/** A submission as its founder sees it. */
export type SentRow = Awaited<ReturnType<ReturnType<typeof withInvestor>['executeTakeFirstOrThrow']>>;

/** All decks that a founder sent, newest first. */
export const listAllSent = (db: Db, founderId: number): Promise<SentRow[]> =>
  withInvestor(db)
    .where('submissions.founder_id', '=', founderId)
    .orderBy('submissions.created_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .execute();

const sentBy = (db: Db, founderId: number) =>
  db
    .selectFrom('submissions')
    .innerJoin('users as investor', 'investor.id', 'submissions.investor_id')
    .where('submissions.founder_id', '=', founderId);

type Found = ReturnType<typeof sentBy>;

const counting = (found: Found) => found.select((e) => e.fn.countAll<number>().as('count'));

/** A page, with what a list shows. */
const rowsOf = (found: Found, { limit, offset }: Page) =>
  found
    .select(['submissions.id', 'submissions.created_at', 'submissions.status'])
    .select(['submissions.likelihood_score', 'submissions.answered_at'])
    .select(['investor.first_name as investor_first_name', 'investor.last_name as investor_last_name'])
    .select(['investor.title as investor_title', 'investor.company as investor_company'])
    .select('investor.profile_image as investor_profile_image')
    .orderBy('submissions.created_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(limit)
    .offset(offset);

/** A submission in a list of its founder. */
export type SentListRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** Reads a page without a search. Each row comes with the number of all rows. */
const browsing = statement((db, parameters: Page & { founderId: number }) => {
  const { founderId } = parameters;
  return rowsOf(sentBy(db, founderId), parameters).select((e) =>
    e
      .selectFrom('submissions as sent')
      .select((every) => every.fn.countAll<number>().as('count'))
      .where('sent.founder_id', '=', founderId)
      .as('count'),
  );
});

/** A page of the decks that a founder sent, newest first. */
export async function listSent(
  db: Db,
  founderId: number,
  search: string,
  page: Page,
): Promise<{ count: number; results: SentListRow[] }> {
  const isSearch = search.trim() !== '';
  const found = () =>
    sentBy(db, founderId).$if(isSearch, (query) => query.where(hasWords('investor.search_text', search)));
  const count = async () => Number((await counting(found()).executeTakeFirstOrThrow()).count);
  if (isSearch) return await countedPage(await rowsOf(found(), page).execute(), page, count);
  const rows = await browsing.all(db, { founderId, ...page });
  return await countedPage(rows, page, async () => rows[0]?.count ?? (await count()));
}

/** One of the decks that a founder sent. */
export const findSent = (db: Db, founderId: number, id: string) => sent.first(db, { founderId, id });

const sent = statement((db, { founderId, id }: { founderId: number; id: string }) =>
  withInvestor(db).where('submissions.id', '=', id).where('submissions.founder_id', '=', founderId),
);

/** The number of decks a founder sent, of investors who reached out about them, and of decks with a likelihood. */
export async function countSent(db: Db, founderId: number) {
  const row = await counts.first(db, { founderId });
  return { sent: Number(row?.sent), contacted: Number(row?.contacted ?? 0), analysed: Number(row?.analysed) };
}

const counts = statement((db, { founderId }: { founderId: number }) =>
  db
    .selectFrom('submissions')
    .select((e) => [
      e.fn.countAll().as('sent'),
      e.fn.count('likelihood_score').as('analysed'),
      e.fn.sum(e.case().when('status', '=', 'Contacting').then(1).else(0).end()).as('contacted'),
    ])
    .where('founder_id', '=', founderId),
);

/**
 * The events of a submission, oldest first, without undone changes. Simultaneous events are in causal order: opened,
 * then the status change.
 */
export const listEvents = (db: Db, submissionId: string) => events.all(db, { submissionId });

const events = statement((db, { submissionId }: { submissionId: string }) =>
  db
    .selectFrom('submission_events')
    .select(['kind', 'detail', 'at'])
    .where('submission_id', '=', submissionId)
    .where('kind', '!=', 'undone')
    .$narrowType<{ kind: Exclude<Database['submission_events']['kind'], 'undone'> }>()
    .orderBy('at')
    .orderBy('kind')
    .orderBy('id'),
);

/** All versions of a deck that a founder sent to an investor, newest first. */
export const listVersions = (db: Db, founderId: number, investorId: number) =>
  versions.all(db, { founderId, investorId });

const versions = statement((db, { founderId, investorId }: { founderId: number; investorId: number }) =>
  db
    .selectFrom('submissions')
    .select(['id', 'original_filename', 'created_at', 'status', 'likelihood_score'])
    .where('founder_id', '=', founderId)
    .where('investor_id', '=', investorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);
