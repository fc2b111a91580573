import { canBecome, type PassReason, type SubmissionStatus, UNDO_SECONDS } from '@northlight/shared-api/rules';
import type { Context } from '../../evaluation/context.ts';
import { notFound, statusConflict, undoTooLate } from '../../platform/errors/failures.ts';
import { findReceived, type ReceivedRow } from '../received/repository.ts';
import { changeStatus, lastChanges, undoChange } from './repository.ts';

/** Changes can be undone slightly longer than the UI offers it, to allow for slow requests. */
const UNDO_MS = (UNDO_SECONDS + 4) * 1000;

/** The new status, and the reason if it is a pass. */
export interface Decision {
  status: SubmissionStatus;
  pass_reason?: PassReason | null | undefined;
  pass_comment?: string | undefined;
}

/** The founder is notified only when an investor reaches out or passes. */
const isTold = (status: SubmissionStatus) => status === 'Contacting' || status === 'Passed';

async function received({ db }: Context, investorId: number, id: string): Promise<ReceivedRow> {
  const row = await findReceived(db, investorId, id);
  if (!row) throw notFound('Submission');
  return row;
}

/**
 * Changes the status of a submission that the investor received. The founder is notified once the change can no longer
 * be undone.
 * @throws {Failure} not_found or status_conflict
 */
export async function decide(context: Context, investorId: number, id: string, decision: Decision): Promise<void> {
  const { db, clock } = context;
  const { status: from } = await received(context, investorId, id);
  const { status: to, pass_reason = null, pass_comment = '' } = decision;
  if (!canBecome(from, to)) throw statusConflict(from, to);
  const now = clock().getTime();
  const done = await changeStatus(db, {
    id,
    from,
    to,
    passReason: pass_reason,
    passComment: pass_comment,
    at: new Date(now).toISOString(),
    tellAt: isTold(to) ? new Date(now + UNDO_MS).toISOString() : null,
  });
  if (done) return;
  throw statusConflict((await received(context, investorId, id)).status, to);
}

/**
 * Changes the status of many submissions. Returns those that changed; the others belong to somebody else or did not
 * allow the change.
 */
export async function decideAll(
  context: Context,
  investorId: number,
  ids: readonly string[],
  decision: Decision,
): Promise<{ changed: string[]; unchanged: string[] }> {
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const id of new Set(ids)) {
    const row = await findReceived(context.db, investorId, id);
    if (row && canBecome(row.status, decision.status)) {
      await decide(context, investorId, id, decision);
      changed.push(id);
    } else unchanged.push(id);
  }
  return { changed, unchanged };
}

/**
 * Undoes the last status change while that is still possible.
 * @throws {Failure} not_found or undo_too_late
 */
export async function undoDecision(context: Context, investorId: number, id: string): Promise<void> {
  const { db, clock } = context;
  const { status } = await received(context, investorId, id);
  const [last, before] = await lastChanges(db, id);
  const age = last ? clock().getTime() - Date.parse(last.at) : Number.POSITIVE_INFINITY;
  if (!last || last.detail !== status || age > UNDO_MS) throw undoTooLate();
  const to = (before?.detail ?? 'New') as SubmissionStatus;
  if (!(await undoChange(db, { id, eventId: last.id, from: status, to }))) throw undoTooLate();
}
