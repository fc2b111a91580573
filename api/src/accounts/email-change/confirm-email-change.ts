import { isTaken } from '../../platform/database/conflicts.ts';
import { linkExpired, linkInvalid } from '../../platform/errors/failures.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import { forgetLinks } from '../authentication/email-links-repository.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { findUser, updateUser } from '../users/repository.ts';
import { emailChangedMail } from './emails.ts';
import { confirmChange, findChange, isHeldForOther } from './repository.ts';

/** Days in which the old address can undo a change. */
const UNDO_DAYS = 7;
const DAY = 24 * 3_600_000;

const invalid = () => linkInvalid('This link is not valid, or was used already.');

/**
 * Changes the email address of the account whose pending change a link confirms. Ends all sessions but the one that
 * asked for the change.
 * @throws {Failure} link_invalid or link_expired
 */
export async function confirmEmailChange({ db, clock, config, mailer }: Context, token: string): Promise<void> {
  const now = clock();
  const change = await findChange(db, hashToken(token));
  const user = change && (await findUser(db, change.user_id));
  if (!change || !user || change.confirmed_at !== null || change.old_email !== user.email) throw invalid();
  if (change.expires_at <= now.toISOString()) throw linkExpired('This link has expired. Change the address again.');
  const undoToken = randomToken();
  const undo = { tokenHash: hashToken(undoToken), expiresAt: new Date(now.getTime() + UNDO_DAYS * DAY) };
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
    })
    .catch((error) => {
      throw isTaken(error) ? invalid() : error;
    });
  mailer.post(async () =>
    emailChangedMail(config, user, { newAddress: change.new_email, token: undoToken, days: UNDO_DAYS, at: now }),
  );
}
