import { newPasswordProblems } from '@northlight/shared-api/new-passwords';
import { PASSWORDS_DIFFER } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { invalidFields } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { updateUser } from '../users/repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { forgetLinks } from './email-links-repository.ts';
import { passwordChangedJob } from './mail-jobs.ts';
import { hashPassword } from './passwords.ts';
import type { PasswordChange } from './schemas.ts';

/**
 * Changes the user's password and ends all their other sessions.
 * @throws {Failure} validation_failed or too_many_requests
 */
export async function changePassword(
  context: Context,
  { user, sessionId }: Viewer,
  { current_password, new_password, confirm_password }: z.output<typeof PasswordChange>,
): Promise<void> {
  const { db, clock, config } = context;
  if (!(await confirmPassword(context, user, current_password)))
    throw invalidFields({ current_password: ['The current password is incorrect.'] });
  const problems = newPasswordProblems(new_password, user.email, config.productName);
  if (problems.length > 0) throw invalidFields({ new_password: problems });
  if (new_password !== confirm_password) throw invalidFields({ confirm_password: [PASSWORDS_DIFFER] });

  const password_hash = await hashPassword(new_password);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await updateUser(tx, user, { password_hash });
    await forgetLinks(tx, 'reset-password', user.id);
    await revokeSessionsOf(tx, user.id, now, sessionId);
    await recordSecurityEvent({ db: tx, clock }, { kind: 'password_changed', userId: user.id });
    await sendLater(context, tx, passwordChangedJob, { userId: user.id, at: now.toISOString() });
  });
}
