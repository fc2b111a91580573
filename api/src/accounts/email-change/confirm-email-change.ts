import { randomUUID } from 'node:crypto';
import { isTaken } from '../../platform/database/conflicts.ts';
import { linkExpired, linkInvalid } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { forgetLinks } from '../authentication/email-links-repository.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { findUser, updateUser } from '../users/repository.ts';
import { emailChangedJob, UNDO_DAYS } from './mail-jobs.ts';
import { confirmChange, findChange, isHeldForOther } from './repository.ts';

const DAY = 24 * 3_600_000;

const invalid = () => linkInvalid('This link is not valid or has already been used.');

/**
 * Changes the email address of the account whose pending change a link confirms. Ends all sessions but the one that
 * asked for the change.
 * @throws {Failure} link_invalid or link_expired
 */
export async function confirmEmailChange(context: Context, token: string): Promise<void> {
  const { db, clock, mailToken } = context;
  const now = clock();
  const change = await findChange(db, hashToken(token));
  const user = change && (await findUser(db, change.user_id));
  if (!change || !user || change.confirmed_at !== null || change.old_email !== user.email) throw invalid();
  if (change.expires_at <= now.toISOString()) throw linkExpired('This link has expired. Start the change again.');
  const mailId = randomUUID();
  const undo = { tokenHash: hashToken(mailToken(mailId)), expiresAt: new Date(now.getTime() + UNDO_DAYS * DAY) };
  await db
    .transaction()
    .execute(async (tx) => {
      if (!(await confirmChange(tx, change, { now, undo }))) throw invalid();
      if (await isHeldForOther(tx, change.new_email, user, now)) throw invalid();
      await updateUser(tx, user, { email: change.new_email, email_verified_at: now.toISOString() });
      await forgetLinks(tx, 'reset-password', user.id);
      await forgetLinks(tx, 'verify-email', user.id);
      await revokeSessionsOf(tx, user.id, now, change.session_id);
      await recordSecurityEvent({ db: tx, clock }, { kind: 'email_changed', userId: user.id });
      await sendLater(context, tx, emailChangedJob, {}, { mailId });
    })
    .catch((error) => {
      throw isTaken(error) ? invalid() : error;
    });
}
