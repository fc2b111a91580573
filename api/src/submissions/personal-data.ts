import type { PersonalData, PersonalFile } from '../accounts/personal-data/personal-data.ts';
import type { Db } from '../platform/database/open.ts';
import { displayName } from '../platform/files/display-name.ts';

type Side = 'founder_id' | 'investor_id';

const submissionsOf = (db: Db, side: Side, userId: number) =>
  db.selectFrom('submissions').where(side, '=', userId).orderBy('submissions.created_at').orderBy('submissions.id');

const answersOf = (db: Db, side: Side, userId: number) =>
  db
    .selectFrom('submission_answers as a')
    .innerJoin('submissions as s', 's.id', 'a.submission_id')
    .where(`s.${side}`, '=', userId)
    .orderBy('a.submission_id')
    .orderBy('a.position');

const readAnswers = (db: Db, side: Side, userId: number) =>
  answersOf(db, side, userId).select(['a.submission_id', 'a.question', 'a.answer', 'a.file_name']).execute();

async function readSent(db: Db, userId: number) {
  const [decks, answers] = await Promise.all([
    submissionsOf(db, 'founder_id', userId)
      .innerJoin('users as investor', 'investor.id', 'submissions.investor_id')
      .select(['submissions.id', 'submissions.status', 'submissions.company_name', 'submissions.founder_company'])
      .select(['submissions.founder_name', 'submissions.founder_work_field', 'submissions.description'])
      .select(['submissions.original_filename', 'submissions.file_sha256', 'submissions.page_count'])
      .select(['submissions.likelihood_score', 'submissions.likelihood_reason', 'submissions.created_at'])
      .select(['submissions.pass_reason', 'submissions.pass_comment'])
      .select(['submissions.answered_at', 'investor.first_name', 'investor.last_name', 'investor.company'])
      .execute(),
    readAnswers(db, 'founder_id', userId),
  ]);
  return decks.map(({ first_name, last_name, company, ...deck }) => ({
    ...deck,
    investor: { name: `${first_name} ${last_name}`, company },
    answers: answers
      .filter(({ submission_id }) => submission_id === deck.id)
      .map(({ submission_id: _, ...rest }) => rest),
  }));
}

async function filesOf(db: Db, side: Side, userId: number): Promise<PersonalFile[]> {
  const [decks, answers] = await Promise.all([
    submissionsOf(db, side, userId).select(['id', 'file_key', 'original_filename']).execute(),
    answersOf(db, side, userId)
      .select(['a.submission_id', 'a.question_id', 'a.position', 'a.file_key', 'a.file_name'])
      .where('a.file_key', 'is not', null)
      .execute(),
  ]);
  return [
    ...decks.map(({ id, file_key, original_filename }) => ({
      key: file_key,
      name: `sent-decks/${id}/${displayName(original_filename)}`,
    })),
    ...answers.map(({ submission_id, position, file_key, file_name }) => ({
      key: file_key as string,
      name: `sent-decks/${submission_id}/answers/${position + 1}-${displayName(file_name ?? 'file', 'file')}`,
    })),
  ];
}

/** Decks that a founder sent, the answers that went with them, and the files of both. */
export const sentData: PersonalData = {
  name: 'sent-decks',
  tables: ['submissions'],
  read: (db, { id }) => readSent(db, id),
  files: (db, { id }) => filesOf(db, 'founder_id', id),
};

/** Decks that an investor received: what became of them is theirs, the files are the founders'. */
export const receivedData: PersonalData = {
  name: 'received-decks',
  tables: ['submissions'],
  read: (db, { id }) =>
    submissionsOf(db, 'investor_id', id)
      .select(['id', 'company_name', 'founder_name', 'status', 'created_at', 'answered_at'])
      .select(['investor_note', 'pass_reason', 'pass_comment'])
      .select(['investor_note', 'pass_reason', 'pass_comment'])
      .execute(),
  files: async (db, { id }) => (await filesOf(db, 'investor_id', id)).map((file) => ({ ...file, name: null })),
};
