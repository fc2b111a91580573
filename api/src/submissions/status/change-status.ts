import { canBecome, type PassReason, type SubmissionStatus } from '@northlight/shared-api/rules';
import type { Context } from '../../evaluation/context.ts';
import { atomically } from '../../platform/database/open.ts';
import { notFound, statusConflict, undoSuperseded, undoTooLate } from '../../platform/errors/failures.ts';
import { findReceived, type ReceivedRow } from '../received/repository.ts';
import { changeStatus, findChange, lastChanges, UNDO_MS, undoChange } from './repository.ts';
import { noticeLater, statusNoticeJob } from './status-notice.ts';

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
 * Changes the status of a submission, as it was read for its investor. The founder is notified once the change can no
 * longer be undone.
 * @returns the id that undoes this decision
 * @throws {Failure} not_found or status_conflict
 */
export async function decide(
  context: Context,
  row: Pick<ReceivedRow, 'id' | 'investor_id' | 'status'>,
  decision: Decision,
): Promise<string> {
  const { db, clock } = context;
  const { id, status: from } = row;
  const { status: to, pass_reason = null, pass_comment = '' } = decision;
  if (!canBecome(from, to)) throw statusConflict(from, to);
  const now = clock().getTime();
  const reason = { passReason: pass_reason, passComment: pass_comment };
  const changeId = await atomically(db, async (tx) => {
    const event = await changeStatus(tx, { id, from, to, ...reason, at: new Date(now).toISOString() });
    if (event && isTold(to)) await noticeLater(context, tx, event, new Date(now + UNDO_MS));
    return event;
  });
  if (changeId) return changeId;
  throw statusConflict((await received(context, row.investor_id, id)).status, to);
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
): Promise<{ changed: { id: string; decision: string }[]; unchanged: string[] }> {
  const changed: { id: string; decision: string }[] = [];
  const unchanged: string[] = [];
  for (const id of new Set(ids)) {
    const row = await findReceived(context.db, investorId, id);
    if (row && canBecome(row.status, decision.status)) {
      changed.push({ id, decision: await decide(context, row, decision) });
    } else unchanged.push(id);
  }
  return { changed, unchanged };
}

/**
 * Undoes a decision while that is still possible and no other has followed. Undoing it again changes nothing.
 * @throws {Failure} not_found, undo_superseded or undo_too_late
 */
export async function undoDecision(context: Context, investorId: number, id: string, changeId: string): Promise<void> {
  const { db, clock, jobs } = context;
  await received(context, investorId, id);
  // Read first: a change that is still the last one here may be undone by the time it is found.
  const [last, before] = await lastChanges(db, id);
  const change = await findChange(db, id, changeId);
  if (!change) throw undoTooLate();
  if (change.kind === 'undone') return;
  if (last?.id !== changeId) throw undoSuperseded();
  if (clock().getTime() - Date.parse(last.at) > UNDO_MS) throw undoTooLate();
  const to = (before?.detail ?? 'New') as SubmissionStatus;
  const isUndone = await atomically(db, async (tx) => {
    const change = { id, eventId: changeId, from: last.detail as SubmissionStatus, to };
    if (!(await undoChange(tx, change))) return false;
    await jobs.cancel(tx, statusNoticeJob, changeId);
    return true;
  });
  if (isUndone) return;
  // Another request was faster: the same undo, or the next decision.
  if ((await findChange(db, id, changeId))?.kind !== 'undone') throw undoSuperseded();
}
