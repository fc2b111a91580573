import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/open.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import { LIMITS, throttleAll } from '../../platform/security/throttle.ts';
import type { Viewer } from '../access/viewer.ts';
import { tellOwner } from '../authentication/tell-owner.ts';
import { throttleMail } from '../authentication/throttles.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { findUserByEmail } from '../users/repository.ts';
import { confirmEmailChangeMail, emailChangeRequestedMail } from './emails.ts';
import { findPendingChange, isHeldForOther, renewLink, replacePendingChange } from './repository.ts';

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

/** Sends the link to the new address. If another account has that address, its owner is told instead. */
function sendLink(context: Context, user: UserRow, newEmail: string, token: string): void {
  const { db, clock, config, mailer } = context;
  mailer.post(async () => {
    const owner = await findUserByEmail(db, newEmail);
    if (owner) {
      tellOwner(context, newEmail);
      return null;
    }
    if (await isHeldForOther(db, newEmail, user, clock())) return null;
    return confirmEmailChangeMail(config, user, newEmail, token);
  });
}

/**
 * Stores a change of the email address, which takes effect once the new address confirms it. A taken address gets the
 * same answer.
 * @param request the client's address, and the transaction that stores the change
 * @returns a function that sends the emails, to be called after the transaction
 * @throws {Failure} too_many_requests
 */
export async function requestEmailChange(
  context: Context,
  { user, sessionId }: Viewer,
  newEmail: string,
  { address, db }: { address: string; db: Db },
): Promise<() => void> {
  const { clock, config, mailer } = context;
  await throttleMails({ ...context, db }, user, newEmail, address);
  const now = clock();
  const token = randomToken();
  await replacePendingChange(db, {
    id: randomUUID(),
    user_id: user.id,
    session_id: sessionId,
    old_email: user.email,
    new_email: newEmail,
    token_hash: hashToken(token),
    requested_at: now.toISOString(),
    expires_at: new Date(now.getTime() + DAY).toISOString(),
  });
  await recordSecurityEvent({ db, clock }, { kind: 'email_change_requested', userId: user.id });
  return () => {
    sendLink(context, user, newEmail, token);
    mailer.post(async () => emailChangeRequestedMail(config, user, newEmail, now));
  };
}

/**
 * Sends a new link for the pending change, which replaces the earlier one.
 * @throws {Failure} not_found or too_many_requests
 */
export async function resendLink(context: Context, user: UserRow, address: string): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const change = await findPendingChange(db, user.id, now);
  if (!change) throw notFound('Email change');
  await throttleMails(context, user, change.new_email, address);
  const token = randomToken();
  const link = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + DAY) };
  if (!(await renewLink(db, change, link))) throw notFound('Email change');
  sendLink(context, user, change.new_email, token);
}
