import type { Db } from '../../platform/database/open.ts';
import { hasWords } from '../../platform/database/search.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Page } from '../../platform/http/schemas.ts';
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

/** The decks that a founder sent, newest first. */
export async function listSent(db: Db, founderId: number, search: string, page: Page | null) {
  const found = withInvestor(db)
    .where('submissions.founder_id', '=', founderId)
    .$if(search.trim() !== '', (query) => query.where(hasWords('investor.search_text', search)));
  const rows = found.orderBy('submissions.created_at', 'desc').orderBy('submissions.id', 'desc');
  const results = await (page ? rows.limit(page.limit).offset(page.offset) : rows).execute();
  const { count } = await found
    .clearSelect()
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), results };
}

/** One of the decks that a founder sent. */
export const findSent = (db: Db, founderId: number, id: string) =>
  withInvestor(db).where('submissions.id', '=', id).where('submissions.founder_id', '=', founderId).executeTakeFirst();

/** The number of decks a founder sent, of investors who reached out about them, and of decks with a likelihood. */
export async function countSent(db: Db, founderId: number) {
  const row = await db
    .selectFrom('submissions')
    .select((e) => [
      e.fn.countAll().as('sent'),
      e.fn.count('likelihood_score').as('analysed'),
      e.fn.sum(e.case().when('status', '=', 'Contacting').then(1).else(0).end()).as('contacted'),
    ])
    .where('founder_id', '=', founderId)
    .executeTakeFirstOrThrow();
  return { sent: Number(row.sent), contacted: Number(row.contacted ?? 0), analysed: Number(row.analysed) };
}

/**
 * The events of a submission, oldest first, without undone changes. Simultaneous events are in causal order: opened,
 * then the status change.
 */
export const listEvents = (db: Db, submissionId: string) =>
  db
    .selectFrom('submission_events')
    .select(['kind', 'detail', 'at'])
    .where('submission_id', '=', submissionId)
    .where('kind', '!=', 'undone')
    .$narrowType<{ kind: Exclude<Database['submission_events']['kind'], 'undone'> }>()
    .orderBy('at')
    .orderBy('kind')
    .orderBy('id')
    .execute();

/** All versions of a deck that a founder sent to an investor, newest first. */
export const listVersions = (db: Db, founderId: number, investorId: number) =>
  db
    .selectFrom('submissions')
    .select(['id', 'original_filename', 'created_at', 'status', 'likelihood_score'])
    .where('founder_id', '=', founderId)
    .where('investor_id', '=', investorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
