import { isTaken } from '../../platform/database/conflicts.ts';
import { linkExpired, linkInvalid } from '../../platform/errors/failures.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import { forgetLinks } from '../authentication/email-links-repository.ts';
import { hashPassword } from '../authentication/passwords.ts';
import { sendPasswordReset } from '../authentication/reset-password.ts';
import type { Context } from '../context.ts';
import { removeFactorsSince } from '../second-factor/repository.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { findUser, updateUser } from '../users/repository.ts';
import { deleteChangesSince, findChange } from './repository.ts';

const invalid = () => linkInvalid('This link is not valid or has already been used.');

/**
 * Restores the address that an undo link was sent to, whatever changed since, and ends all sessions. Whoever changed the
 * address could pass for its owner, so the password and the factors added since stop working, and the restored address
 * gets a link to set a new password.
 * @throws {Failure} link_invalid or link_expired
 */
export async function undoEmailChange(context: Context, token: string): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const change = await findChange(db, hashToken(token));
  const user = change && (await findUser(db, change.user_id));
  if (!change || !user || change.confirmed_at === null) throw invalid();
  if (change.expires_at <= now.toISOString()) throw linkExpired('This link has expired. It was valid for seven days.');
  const password_hash = await hashPassword(randomToken());
  await db
    .transaction()
    .execute(async (tx) => {
      if (!(await deleteChangesSince(tx, change))) throw invalid();
      await updateUser(tx, user, { email: change.old_email, email_verified_at: now.toISOString(), password_hash });
      await forgetLinks(tx, 'reset-password', user.id);
      await forgetLinks(tx, 'verify-email', user.id);
      await revokeSessionsOf(tx, user.id, now);
      await removeFactorsSince(tx, user.id, change.requested_at);
      await recordSecurityEvent({ db: tx, clock }, { kind: 'email_change_undone', userId: user.id });
      await sendPasswordReset({ ...context, db: tx }, change.old_email);
    })
    .catch((error) => {
      throw isTaken(error) ? invalid() : error;
    });
}
