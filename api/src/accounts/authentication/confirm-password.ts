import type { UserRow } from '../../platform/database/tables.ts';
import { forgive, LIMITS, throttle } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';
import { recordThrottle } from '../security-events/record.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Checks the password of a logged-in user, before actions that a stolen session must not allow.
 * @throws {Failure} too_many_requests
 */
export async function confirmPassword(context: Context, user: UserRow, password: string): Promise<boolean> {
  await recordThrottle(
    context,
    async () => user.id,
    () => throttle(context, 'password-change', LIMITS.passwordChange, String(user.id)),
  );
  const isRight = await verifyPassword(user.password_hash, password);
  if (isRight) await forgive(context, 'password-change', String(user.id));
  return isRight;
}
