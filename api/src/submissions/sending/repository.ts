import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { atomically, type Db } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type {
  Database,
  NewSubmission as NewSubmissionRow,
  SubmissionAnswerRow,
  SubmissionRow,
} from '../../platform/database/tables.ts';

/** Rows per statement: databases limit the number of parameters. */
const BATCH = 200;

type EventKind = Database['submission_events']['kind'];

/** A deck to send, with the questions that go with it. */
export interface NewSubmission {
  submission: Omit<NewSubmissionRow, 'previous_id'>;
  answers: SubmissionAnswerRow[];
  /** Identifies the request, so that repeating it has no effect. */
  request: { key: string; hash: string; expiresAt: Date } | null;
}

/** Records an event of a submission. */
export const insertEvent = (db: Db, submissionId: string, kind: EventKind, at: string, detail: string | null = null) =>
  db
    .insertInto('submission_events')
    .values({ id: randomUUID(), submission_id: submissionId, kind, detail, at })
    .execute();

const latestTo = (db: Db, founderId: number, investorId: number) =>
  db
    .selectFrom('submissions')
    .where('founder_id', '=', founderId)
    .where('investor_id', '=', investorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

async function noteRequest(db: Db, { submission, request }: NewSubmission): Promise<boolean> {
  if (!request) return true;
  const { founder_id, created_at } = submission;
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', founder_id)
    .where('key', '=', request.key)
    .where('expires_at', '<=', created_at)
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: founder_id,
      key: request.key,
      request_hash: request.hash,
      response: JSON.stringify({ submission_id: submission.id }),
      created_at,
      expires_at: request.expiresAt.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function insertAnswers(db: Db, answers: Insertable<Database['submission_answers']>[]) {
  for (let start = 0; start < answers.length; start += BATCH) {
    await db
      .insertInto('submission_answers')
      .values(answers.slice(start, start + BATCH))
      .execute();
  }
}

/**
 * Inserts a complete submission as the next version of what the founder sent to this investor before. Returns false,
 * and inserts nothing, if the request was processed before.
 */
export const insertSubmission = (db: Db, sent: NewSubmission): Promise<boolean> =>
  atomically(db, async (tx) => {
    if (!(await noteRequest(tx, sent))) return false;
    const { submission, answers } = sent;
    const { founder_id, investor_id, id, created_at } = submission;
    const previous = await latestTo(tx, founder_id, investor_id).select('id').executeTakeFirst();
    await tx
      .insertInto('submissions')
      .values({ ...submission, previous_id: previous?.id ?? null })
      .execute();
    await insertAnswers(tx, answers);
    await insertEvent(tx, id, 'sent', created_at);
    return true;
  });

/** The result of an earlier request with this key that has not expired. */
export async function findRequest(db: Db, userId: number, key: string, now: Date) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row?.response) return null;
  const { submission_id } = JSON.parse(row.response) as { submission_id: string };
  return { hash: row.request_hash, submissionId: submission_id };
}

/** The questions of a submission with their current answers, in order. */
export const listAnswers = (db: Db, submissionId: string) => answers.all(db, { submissionId });

const answers = statement((db, { submissionId }: { submissionId: string }) =>
  db.selectFrom('submission_answers').selectAll().where('submission_id', '=', submissionId).orderBy('position'),
);

/** The answers that the founder has submitted, in order. Empty while they are a draft. */
export const listGivenAnswers = async (db: Db, { id, answered_at }: Pick<SubmissionRow, 'id' | 'answered_at'>) =>
  answered_at === null ? [] : await listAnswers(db, id);

export const findSubmission = (db: Db, id: string) => submission.first(db, { id });

const submission = statement((db, { id }: { id: string }) =>
  db.selectFrom('submissions').selectAll().where('id', '=', id),
);

/** A submission that the founder sent, with the investor's name. */
export const findSentSubmission = (db: Db, founderId: number, id: string) =>
  sentSubmission.first(db, { founderId, id });

const sentSubmission = statement((db, { founderId, id }: { founderId: number; id: string }) =>
  db
    .selectFrom('submissions')
    .innerJoin('users as investor', 'investor.id', 'submissions.investor_id')
    .selectAll('submissions')
    .select(['investor.first_name as investor_first_name', 'investor.last_name as investor_last_name'])
    .select('investor.company as investor_company')
    .where('submissions.id', '=', id)
    .where('submissions.founder_id', '=', founderId),
);

/** The questionnaire of a submission that the founder sent. */
export interface SentQuestionnaire {
  /** When the answers were submitted; null while they are a draft. */
  answeredAt: string | null;
  /** The questions with their current answers, in order. */
  rows: SubmissionAnswerRow[];
}

export async function findSentQuestionnaire(
  db: Db,
  founderId: number,
  id: string,
): Promise<SentQuestionnaire | undefined> {
  const rows = await sentQuestionnaire.all(db, { founderId, id });
  const [first] = rows;
  return first && { answeredAt: first.answered_at, rows: rows.filter((row) => row.question_id !== null) as Asked[] };
}

type Asked = SubmissionAnswerRow & { answered_at: string | null };

const sentQuestionnaire = statement((db, { founderId, id }: { founderId: number; id: string }) =>
  db
    .selectFrom('submissions')
    .leftJoin('submission_answers', 'submission_answers.submission_id', 'submissions.id')
    .select('submissions.answered_at')
    .selectAll('submission_answers')
    .where('submissions.id', '=', id)
    .where('submissions.founder_id', '=', founderId)
    .orderBy('submission_answers.position'),
);

/** How many decks the founder has sent to this investor, and the latest one. */
export async function findSentBefore(db: Db, founderId: number, investorId: number) {
  const latest = await latestTo(db, founderId, investorId)
    .select(['id', 'original_filename', 'created_at', 'answered_at'])
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('submissions')
    .select((e) => e.fn.countAll().as('count'))
    .where('founder_id', '=', founderId)
    .where('investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), latest: latest ?? null };
}

/** When the investor first opens a new deck, sets its status to reviewed and records both events. */
export const noteOpened = (db: Db, id: string, now: Date): Promise<void> =>
  atomically(db, async (tx) => {
    const at = now.toISOString();
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({ status: 'Reviewed' })
      .where('id', '=', id)
      .where('status', '=', 'New')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await insertEvent(tx, id, 'opened', at);
    await insertEvent(tx, id, 'status', at, 'Reviewed');
  });
