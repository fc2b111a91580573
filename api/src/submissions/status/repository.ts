import { randomUUID } from 'node:crypto';
import type { PassReason, SubmissionStatus } from '@northlight/shared-api/rules';
import { atomically, type Db } from '../../platform/database/open.ts';

/** A change of status. */
export interface StatusChange {
  id: string;
  from: SubmissionStatus;
  to: SubmissionStatus;
  /** Stored only for a pass. */
  passReason: PassReason | null;
  passComment: string;
  at: string;
  /** When to notify the founder; null for changes without a notification. */
  tellAt: string | null;
}

/**
 * Changes a status and records the event. Returns false, and changes nothing, when the current status is not `from`.
 */
export const changeStatus = (db: Db, change: StatusChange): Promise<boolean> =>
  atomically(db, async (tx) => {
    const { id, from, to, passReason, passComment, at, tellAt } = change;
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({ status: to, ...(to === 'Passed' && { pass_reason: passReason, pass_comment: passComment }) })
      .where('id', '=', id)
      .where('status', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const event = randomUUID();
    await tx
      .insertInto('submission_events')
      .values({ id: event, submission_id: id, kind: 'status', detail: to, at })
      .execute();
    if (tellAt) await tx.insertInto('status_letters').values({ event_id: event, due_at: tellAt }).execute();
    return true;
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

/** Undoes a change and deletes its event. Returns false when the status has changed again. */
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
    await tx.deleteFrom('status_letters').where('event_id', '=', eventId).execute();
    await tx.deleteFrom('submission_events').where('id', '=', eventId).execute();
    return true;
  });

/** Removes the due emails from the queue and returns them, so that each is sent once. */
export const takeDueStatusEmails = (db: Db, now: Date) =>
  atomically(db, async (tx) => {
    const due = await tx
      .selectFrom('status_letters')
      .innerJoin('submission_events as event', 'event.id', 'status_letters.event_id')
      .innerJoin('submissions', 'submissions.id', 'event.submission_id')
      .select(['status_letters.event_id', 'submissions.id', 'submissions.founder_id'])
      .select(['submissions.investor_id', 'submissions.company_name', 'submissions.status'])
      .select(['submissions.pass_reason', 'submissions.pass_comment'])
      .where('status_letters.due_at', '<=', now.toISOString())
      .limit(100)
      .execute();
    const taken: typeof due = [];
    for (const letter of due) {
      const { numDeletedRows } = await tx
        .deleteFrom('status_letters')
        .where('event_id', '=', letter.event_id)
        .executeTakeFirst();
      if (numDeletedRows === 1n) taken.push(letter);
    }
    return taken;
  });
