import { randomUUID } from 'node:crypto';
import { atomically, type Db } from '../../platform/database/open.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { LIMITS, throttleAll } from '../../platform/security/throttle.ts';
import type { Viewer } from '../access/viewer.ts';
import { throttleMail } from '../authentication/throttles.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { confirmEmailChangeJob, emailChangeRequestedJob } from './mail-jobs.ts';
import { findPendingChange, renewLink, replacePendingChange } from './repository.ts';

const DAY = 24 * 3_600_000;

/** Counts against the limits of address changes, and against those of all emails that strangers can cause. */
async function throttleMails(context: Context, user: UserRow, newEmail: string, address: string): Promise<void> {
  await throttleAll(context, [
    ['email-change', LIMITS.emailChange, String(user.id)],
    ['email-change-address', LIMITS.emailChangeFromAddress, address],
    ['email-change-to', LIMITS.emailChangeToAddress, hashToken(newEmail)],
  ]);
  await throttleMail(context, address, newEmail, user.id);
}

/**
 * Stores a change of the email address, which takes effect once the new address confirms it. A taken address gets the
 * same answer.
 * @param request the client's address, and the transaction that stores the change
 * @throws {Failure} too_many_requests
 */
export async function requestEmailChange(
  context: Context,
  { user, sessionId }: Viewer,
  newEmail: string,
  { address, db }: { address: string; db: Db },
): Promise<void> {
  const { clock, mailToken } = context;
  await throttleMails({ ...context, db }, user, newEmail, address);
  const now = clock();
  const mailId = randomUUID();
  await replacePendingChange(db, {
    id: randomUUID(),
    user_id: user.id,
    session_id: sessionId,
    old_email: user.email,
    new_email: newEmail,
    token_hash: hashToken(mailToken(mailId)),
    requested_at: now.toISOString(),
    expires_at: new Date(now.getTime() + DAY).toISOString(),
  });
  await recordSecurityEvent({ db, clock }, { kind: 'email_change_requested', userId: user.id });
  await sendLater(context, db, confirmEmailChangeJob, {}, { mailId });
  const notice = { userId: user.id, newAddress: newEmail, at: now.toISOString() };
  await sendLater(context, db, emailChangeRequestedJob, notice);
}

/**
 * Sends a new link for the pending change, which replaces the earlier one.
 * @throws {Failure} not_found or too_many_requests
 */
export async function resendLink(context: Context, user: UserRow, address: string): Promise<void> {
  const { db, clock, mailToken } = context;
  const now = clock();
  const change = await findPendingChange(db, user.id, now);
  if (!change) throw notFound('Email change');
  await throttleMails(context, user, change.new_email, address);
  const mailId = randomUUID();
  const link = { tokenHash: hashToken(mailToken(mailId)), expiresAt: new Date(now.getTime() + DAY) };
  await atomically(db, async (tx) => {
    if (!(await renewLink(tx, change, link))) throw notFound('Email change');
    await sendLater(context, tx, confirmEmailChangeJob, {}, { mailId });
  });
}
