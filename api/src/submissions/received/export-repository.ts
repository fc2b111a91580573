import type { Db } from '../../platform/database/open.ts';
import type { SubmissionAnswerRow, SubmissionRow } from '../../platform/database/tables.ts';

/** Submissions per statement: databases limit the number of parameters. */
const BATCH = 200;

type Exported = Pick<SubmissionRow, 'id' | 'answered_at'>;

function* batchesOf(ids: string[]) {
  for (let start = 0; start < ids.length; start += BATCH) yield ids.slice(start, start + BATCH);
}

/** The answers that founders have submitted, in order, by submission. Drafts are left out. */
export async function answersOfAll(db: Db, rows: readonly Exported[]): Promise<Map<string, SubmissionAnswerRow[]>> {
  const answered = rows.filter(({ answered_at }) => answered_at !== null).map(({ id }) => id);
  const found = new Map<string, SubmissionAnswerRow[]>(answered.map((id) => [id, []]));
  for (const ids of batchesOf(answered)) {
    const answers = await db
      .selectFrom('submission_answers')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('position')
      .execute();
    for (const answer of answers) found.get(answer.submission_id)?.push(answer);
  }
  return found;
}

/** When the status last changed, by submission. Changes that were undone do not count. */
export async function statusChangesOfAll(db: Db, rows: readonly Exported[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const ids of batchesOf(rows.map(({ id }) => id))) {
    const changes = await db
      .selectFrom('submission_events')
      .select(['submission_id', (e) => e.fn.max('at').as('at')])
      .where('submission_id', 'in', ids)
      .where('kind', '=', 'status')
      .groupBy('submission_id')
      .execute();
    for (const { submission_id, at } of changes) found.set(submission_id, at);
  }
  return found;
}
