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
  /** When to notify the founder; null for changes without a notification. */
  tellAt: string | null;
}

/**
 * Changes a status and records the event. Returns the event's id, or null, and changes nothing, when the current status
 * is not `from`.
 */
export const changeStatus = (db: Db, change: StatusChange): Promise<string | null> =>
  atomically(db, async (tx) => {
    const { id, from, to, passReason, passComment, at, tellAt } = change;
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
    if (tellAt) await tx.insertInto('status_letters').values({ event_id: event, due_at: tellAt }).execute();
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
    await tx.deleteFrom('status_letters').where('event_id', '=', eventId).execute();
    await tx.updateTable('submission_events').set({ kind: 'undone' }).where('id', '=', eventId).execute();
    return true;
  });

/**
 * Removes the due emails from the queue and returns them, so that each is sent once. An email stays in the queue while
 * a later change of its submission can still be undone, because undoing it makes the email's status the current one.
 */
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
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('submission_events as later')
              .select('later.id')
              .whereRef('later.submission_id', '=', 'event.submission_id')
              .whereRef('later.at', '>', 'event.at')
              .where('later.kind', '=', 'status')
              .where('later.at', '>=', new Date(now.getTime() - UNDO_MS).toISOString()),
          ),
        ),
      )
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
