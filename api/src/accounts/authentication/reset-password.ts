import { newPasswordProblems } from '@northlight/shared-api/new-passwords';
import { PASSWORDS_DIFFER } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { atomically } from '../../platform/database/open.ts';
import { invalidFields, linkExpired, linkInvalid, linkUsed } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { findUser, findUserByEmail, updateUser } from '../users/repository.ts';
import { findLink, forgetLinks, takeLink } from './email-links-repository.ts';
import { passwordChangedJob, passwordResetJob } from './mail-jobs.ts';
import { hashPassword } from './passwords.ts';
import type { PasswordReset } from './schemas.ts';

const INVALID = 'Invalid password reset link.';

/** Sends a reset link to an address, if it has an account. Does the same work if it has none. */
export const sendPasswordReset = (
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  email: string,
): Promise<void> =>
  atomically(db, async (tx) => {
    const userId = (await findUserByEmail(tx, email))?.id ?? null;
    await recordSecurityEvent({ db: tx, clock }, { kind: 'password_reset_requested', userId });
    await sendLater({ jobs }, tx, passwordResetJob, { email, at: clock().toISOString() });
  });

/**
 * Sets a new password and ends all sessions. The link was sent to the address, so using it confirms the address.
 * @throws {Failure} link_invalid, link_used, link_expired or validation_failed
 */
export async function resetPassword(context: Context, input: z.output<typeof PasswordReset>): Promise<void> {
  const { db, clock, config } = context;
  const now = clock();
  const link = await findLink(db, 'reset-password', input.token);
  const user = link && (await findUser(db, link.user_id));
  if (!link || !user || String(user.id) !== input.uid || user.email !== link.email) throw linkInvalid(INVALID);
  if (link.used_at !== null) throw linkUsed('This password reset link has already been used.');
  if (link.expires_at <= now.toISOString()) throw linkExpired('This password reset link has expired.');

  const problems = newPasswordProblems(input.new_password, user.email, config.productName);
  if (problems.length > 0) throw invalidFields({ new_password: problems });
  if (input.new_password !== input.confirm_password) throw invalidFields({ confirm_password: [PASSWORDS_DIFFER] });

  const password_hash = await hashPassword(input.new_password);
  await db.transaction().execute(async (tx) => {
    if (!(await takeLink(tx, link.hash, now))) throw linkUsed('This password reset link has already been used.');
    await updateUser(tx, user, { password_hash, email_verified_at: user.email_verified_at ?? now.toISOString() });
    await forgetLinks(tx, 'reset-password', user.id);
    await revokeSessionsOf(tx, user.id, now);
    await recordSecurityEvent({ db: tx, clock }, { kind: 'password_reset', userId: user.id });
    await sendLater(context, tx, passwordChangedJob, { userId: user.id, at: now.toISOString() });
  });
}
