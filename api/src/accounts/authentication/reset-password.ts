import { PASSWORDS_DIFFER } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { invalidFields, linkExpired, linkInvalid, linkUsed } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { findUser, findUserByEmail, updateUser } from '../users/repository.ts';
import { createLink, findLink, forgetLinks, takeLink } from './email-links-repository.ts';
import { passwordChangedMail, passwordResetMail } from './emails.ts';
import { hashPassword, newPasswordProblems } from './passwords.ts';
import type { PasswordReset } from './schemas.ts';

const HOUR = 3_600_000;
const INVALID = 'Invalid password reset link.';

/** Sends a reset link to an address, if it has an account. */
export function sendPasswordReset({ db, clock, config, mailer }: Context, email: string): void {
  mailer.post(async () => {
    const user = await findUserByEmail(db, email);
    if (!user) return null;
    await recordSecurityEvent({ db, clock }, { kind: 'password_reset_requested', userId: user.id });
    const token = await createLink(db, { purpose: 'reset-password', user, now: clock(), lifetimeMs: HOUR });
    return passwordResetMail(config, user, token);
  });
}

/**
 * Sets a new password and ends all sessions. The link was sent to the address, so using it confirms the address.
 * @throws {Failure} link_invalid, link_used, link_expired or validation_failed
 */
export async function resetPassword(context: Context, input: z.output<typeof PasswordReset>): Promise<void> {
  const { db, clock, mailer, config } = context;
  const now = clock();
  const link = await findLink(db, 'reset-password', input.token);
  const user = link && (await findUser(db, link.user_id));
  if (!link || !user || String(user.id) !== input.uid || user.email !== link.email) throw linkInvalid(INVALID);
  if (link.used_at !== null) throw linkUsed('This password reset link was used already.');
  if (link.expires_at <= now.toISOString()) throw linkExpired('This password reset link has expired.');

  const problems = newPasswordProblems(input.new_password, user.email, config.productName);
  if (problems.length > 0) throw invalidFields({ new_password: problems });
  if (input.new_password !== input.confirm_password) throw invalidFields({ confirm_password: [PASSWORDS_DIFFER] });

  const password_hash = await hashPassword(input.new_password);
  await db.transaction().execute(async (tx) => {
    if (!(await takeLink(tx, link.hash, now))) throw linkUsed('This password reset link was used already.');
    await updateUser(tx, user, { password_hash, email_verified_at: user.email_verified_at ?? now.toISOString() });
    await forgetLinks(tx, 'reset-password', user.id);
    await revokeSessionsOf(tx, user.id, now);
    await recordSecurityEvent({ db: tx, clock }, { kind: 'password_reset', userId: user.id });
  });
  mailer.post(async () => passwordChangedMail(config, user, now));
}
