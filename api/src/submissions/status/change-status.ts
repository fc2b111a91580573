import { canBecome, type PassReason, type SubmissionStatus, UNDO_SECONDS } from '@northlight/shared-api/rules';
import type { Context } from '../../evaluation/context.ts';
import { notFound, statusConflict, undoTooLate } from '../../platform/errors/failures.ts';
import { findReceived, type ReceivedRow } from '../received/repository.ts';
import { changeStatus, lastChanges, undoChange } from './repository.ts';

/** Changes can be taken back a little longer than the screen offers it: an answer takes its time. */
const UNDO_MS = (UNDO_SECONDS + 4) * 1000;

/** Where a submission is to go, and for a pass why. */
export interface Decision {
  status: SubmissionStatus;
  pass_reason?: PassReason | null | undefined;
  pass_comment?: string | undefined;
}

/** The founder hears of what concerns them: that an investor reaches out, or passes. */
const isTold = (status: SubmissionStatus) => status === 'Contacting' || status === 'Passed';

async function received({ db }: Context, investorId: number, id: string): Promise<ReceivedRow> {
  const row = await findReceived(db, investorId, id);
  if (!row) throw notFound('Submission');
  return row;
}

/**
 * Moves a submission that an investor received to another status. The founder is told once it can no longer be taken
 * back.
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

/** Decides on many at once. Returns which of them moved; the others were somebody else's or could not. */
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
 * Takes the last change of status back, as long as that is possible.
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
