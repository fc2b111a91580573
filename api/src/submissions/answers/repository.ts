import { atomically, type Db } from '../../platform/database/open.ts';
import type { SubmissionAnswerRow } from '../../platform/database/tables.ts';
import { insertEvent, listAnswers } from '../sending/repository.ts';

/** The changed fields of an answer. */
export type AnswerChange = Pick<SubmissionAnswerRow, 'question_id'> &
  Partial<Pick<SubmissionAnswerRow, 'answer' | 'file_key' | 'file_name' | 'file_size'>>;

/** Ids, and whole rows, per statement: databases limit the number of parameters. */
const BATCH = 200;
const ROWS = 50;

const CHANGEABLE = ['answer', 'file_key', 'file_name', 'file_size'] as const;

/**
 * Writes answers unless they are submitted already, and submits them when `answeredAt` is given. `changesOf` receives
 * the answers as currently stored.
 * @returns the keys of the files that no answer refers to any more, or null when the answers were submitted already
 */
export const writeAnswers = (
  db: Db,
  submissionId: string,
  changesOf: (rows: SubmissionAnswerRow[]) => AnswerChange[],
  answeredAt: string | null,
): Promise<string[] | null> =>
  atomically(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({ answered_at: answeredAt })
      .where('id', '=', submissionId)
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const rows = await listAnswers(tx, submissionId);
    const changes = changesOf(rows);
    await replaceAnswers(tx, changedRows(rows, changes));
    if (answeredAt) await insertEvent(tx, submissionId, 'answered', answeredAt);
    const changed = new Set(changes.filter(({ file_key }) => file_key !== undefined).map((c) => c.question_id));
    return rows.flatMap((row) => (row.file_key !== null && changed.has(row.question_id) ? [row.file_key] : []));
  });

/** The rows that changes make different. */
function changedRows(rows: readonly SubmissionAnswerRow[], changes: readonly AnswerChange[]): SubmissionAnswerRow[] {
  const changeOf = new Map(changes.map((change) => [change.question_id, change]));
  const isDifferent = (row: SubmissionAnswerRow, next: SubmissionAnswerRow) =>
    CHANGEABLE.some((field) => row[field] !== next[field]);
  return rows.flatMap((row) => {
    const next = { ...row, ...changeOf.get(row.question_id) };
    return isDifferent(row, next) ? [next] : [];
  });
}

async function replaceAnswers(db: Db, rows: readonly SubmissionAnswerRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    await db
      .insertInto('submission_answers')
      .values(rows.slice(start, start + ROWS))
      .onConflict((conflict) =>
        conflict
          .columns(['submission_id', 'question_id'])
          .doUpdateSet(({ ref }) => Object.fromEntries(CHANGEABLE.map((field) => [field, ref(`excluded.${field}`)]))),
      )
      .execute();
  }
}

/** The founder's own answers to these questions in other submissions, latest first. */
export async function listEarlierAnswers(db: Db, founderId: number, submissionId: string, questions: string[]) {
  const lists = [];
  for (let start = 0; start < questions.length; start += BATCH) {
    lists.push(
      await db
        .selectFrom('submissions as s')
        .innerJoin('submission_answers as a', 'a.submission_id', 's.id')
        .innerJoin('users as investor', 'investor.id', 's.investor_id')
        .select(['a.question', 'a.answer', 's.answered_at'])
        .select(['investor.first_name', 'investor.last_name'])
        .where('s.founder_id', '=', founderId)
        .where('s.id', '!=', submissionId)
        .where('s.answered_at', 'is not', null)
        .where('a.answer', '!=', '')
        .where('a.question', 'in', questions.slice(start, start + BATCH))
        .orderBy('s.answered_at', 'desc')
        .execute(),
    );
  }
  return lists.flat();
}

/** Stores the likelihood of a submission. */
export const writeLikelihood = (
  db: Db,
  submissionId: string,
  { score, reason, result }: { score: number; reason: string; result: string },
  at: string,
): Promise<void> =>
  atomically(db, async (tx) => {
    await tx
      .updateTable('submissions')
      .set({ likelihood_score: score, likelihood_reason: reason, likelihood: result })
      .where('id', '=', submissionId)
      .execute();
    await insertEvent(tx, submissionId, 'likelihood', at, String(score));
  });
