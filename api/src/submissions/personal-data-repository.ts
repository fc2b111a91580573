import type { Db } from '../platform/database/open.ts';

/** The user's side of a submission. */
export type Side = 'founder_id' | 'investor_id';

const submissionsOf = (db: Db, side: Side, userId: number) =>
  db.selectFrom('submissions').where(side, '=', userId).orderBy('submissions.created_at').orderBy('submissions.id');

const answersOf = (db: Db, side: Side, userId: number) =>
  db
    .selectFrom('submission_answers as a')
    .innerJoin('submissions as s', 's.id', 'a.submission_id')
    .where(`s.${side}`, '=', userId)
    .orderBy('a.submission_id')
    .orderBy('a.position');

/** The decks that a founder sent, with the investor's name. */
export const listAllSent = (db: Db, founderId: number) =>
  submissionsOf(db, 'founder_id', founderId)
    .innerJoin('users as investor', 'investor.id', 'submissions.investor_id')
    .select(['submissions.id', 'submissions.status', 'submissions.company_name', 'submissions.founder_company'])
    .select(['submissions.founder_name', 'submissions.founder_work_field', 'submissions.description'])
    .select(['submissions.original_filename', 'submissions.file_sha256', 'submissions.page_count'])
    .select(['submissions.likelihood_score', 'submissions.likelihood_reason', 'submissions.created_at'])
    .select(['submissions.pass_reason', 'submissions.pass_comment'])
    .select(['submissions.answered_at', 'investor.first_name', 'investor.last_name', 'investor.company'])
    .execute();

/** The decks that an investor received, with their status. */
export const listAllReceived = (db: Db, investorId: number) =>
  submissionsOf(db, 'investor_id', investorId)
    .select(['id', 'company_name', 'founder_name', 'status', 'created_at', 'answered_at'])
    .select(['investor_note', 'pass_reason', 'pass_comment'])
    .execute();

/** The answers that a founder sent. */
export const listAllAnswers = (db: Db, founderId: number) =>
  answersOf(db, 'founder_id', founderId).select(['a.submission_id', 'a.question', 'a.answer', 'a.file_name']).execute();

/** The stored decks of a user's submissions. */
export const listDeckFiles = (db: Db, side: Side, userId: number) =>
  submissionsOf(db, side, userId).select(['id', 'file_key', 'original_filename']).execute();

/** The stored answer files of a user's submissions. */
export const listAnswerFiles = (db: Db, side: Side, userId: number) =>
  answersOf(db, side, userId)
    .select(['a.submission_id', 'a.question_id', 'a.position', 'a.file_key', 'a.file_name'])
    .where('a.file_key', 'is not', null)
    .execute();
