import { normaliseEmail } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { UserRow } from '../database/tables.ts';
import { invalidCredentials } from '../errors/failures.ts';
import { findUserByEmail, updateUser } from '../repositories/users.ts';
import type { Credentials } from '../schemas/auth.ts';
import { verifyPassword } from '../security/passwords.ts';
import { hashToken } from '../security/secrets.ts';
import { forgive, LIMITS, throttle } from '../security/throttle.ts';

/**
 * Checks who somebody is. An unknown address and a wrong password look alike, in words and in time.
 * @throws {Failure} invalid_credentials or too_many_requests
 */
export async function logIn(
  context: Context,
  credentials: z.output<typeof Credentials>,
  address: string,
): Promise<UserRow> {
  const { db, clock } = context;
  const email = normaliseEmail(credentials.email);
  const account = hashToken(email); // what is typed as an address may be a password
  await throttle(context, 'login-address', LIMITS.loginFromAddress, address);
  await throttle(context, 'login-account', LIMITS.loginOfAccount, account);
  await throttle(context, 'login-pair', LIMITS.loginOfAccountFromAddress, `${account}:${address}`);

  const user = await findUserByEmail(db, email);
  const isRight = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isRight) throw invalidCredentials();
  await forgive(context, 'login-pair', `${account}:${address}`);
  return await updateUser(db, user, { last_login_at: clock().toISOString() });
}
