import { randomUUID } from 'node:crypto';
import { type PassReason, type SubmissionStatus, UNDO_SECONDS } from '@northlight/shared-api/rules';
import { atomically, type Db } from '../../platform/database/open.ts';

/** Changes can be undone slightly longer than the UI offers it, to allow for slow requests. */
export const UNDO_MS = (UNDO_SECONDS + 4) * 1000;

/** A change of status. */
export interface StatusChange {
  id: string;
  from: SubmissionStatus;
  to: SubmissionStatus;
  /** Stored only for a pass. */
  passReason: PassReason | null;
  passComment: string;
  at: string;
}

/**
 * Changes a status and records the event. Returns the event's id, or null, and changes nothing, when the current status
 * is not `from`.
 */
export const changeStatus = (db: Db, change: StatusChange): Promise<string | null> =>
  atomically(db, async (tx) => {
    const { id, from, to, passReason, passComment, at } = change;
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({ status: to, ...(to === 'Passed' && { pass_reason: passReason, pass_comment: passComment }) })
      .where('id', '=', id)
      .where('status', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const event = randomUUID();
    await tx
      .insertInto('submission_events')
      .values({ id: event, submission_id: id, kind: 'status', detail: to, at })
      .execute();
    return event;
  });

/** The last two changes of status, the newer one first. */
export const lastChanges = (db: Db, submissionId: string) =>
  db
    .selectFrom('submission_events')
    .select(['id', 'detail', 'at'])
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'status')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();

/** A change of status, also one that was undone. */
export const findChange = (db: Db, submissionId: string, id: string) =>
  db
    .selectFrom('submission_events')
    .select('kind')
    .where('id', '=', id)
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', ['status', 'undone'])
    .executeTakeFirst();

/** Undoes a change and marks its event as undone. Returns false when the status has changed again. */
export const undoChange = (
  db: Db,
  { id, eventId, from, to }: { id: string; eventId: string; from: SubmissionStatus; to: SubmissionStatus },
): Promise<boolean> =>
  atomically(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({ status: to, ...(from === 'Passed' && { pass_reason: null, pass_comment: '' }) })
      .where('id', '=', id)
      .where('status', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await tx.updateTable('submission_events').set({ kind: 'undone' }).where('id', '=', eventId).execute();
    return true;
  });

/** What the email about a change of status tells. Undefined for a change that was undone. */
export const findStatusNotice = (db: Db, eventId: string) =>
  db
    .selectFrom('submission_events as event')
    .innerJoin('submissions', 'submissions.id', 'event.submission_id')
    .select(['submissions.id', 'submissions.founder_id', 'submissions.investor_id', 'submissions.company_name'])
    .select(['submissions.status', 'submissions.pass_reason', 'submissions.pass_comment'])
    .where('event.id', '=', eventId)
    .where('event.kind', '=', 'status')
    .executeTakeFirst();

/** Empties the table in which earlier releases kept the emails that are due later. */
export const takeStatusLetters = (db: Db) => db.deleteFrom('status_letters').returningAll().execute();
