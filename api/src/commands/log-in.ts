import { normaliseEmail } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { UserRow } from '../database/tables.ts';
import { invalidCredentials } from '../errors/failures.ts';
import { newDeviceMail } from '../mail/letters.ts';
import { noteDevice } from '../repositories/known-devices.ts';
import { findUserByEmail, updateUser } from '../repositories/users.ts';
import type { Credentials } from '../schemas/auth.ts';
import { deviceOf } from '../security/device.ts';
import { verifyPassword } from '../security/passwords.ts';
import { hashToken } from '../security/secrets.ts';
import { forgive, LIMITS, throttleAll } from '../security/throttle.ts';
import { openSession, type SessionOptions } from './sessions.ts';

/**
 * Checks who somebody is. An unknown address and a wrong password look alike, in words and in time.
 * @throws {Failure} invalid_credentials or too_many_requests
 */
export async function checkPassword(
  context: Context,
  credentials: z.output<typeof Credentials>,
  address: string,
): Promise<UserRow> {
  const email = normaliseEmail(credentials.email);
  const account = hashToken(email); // what is typed as an address may be a password
  const pair = `${account}:${address}`;
  await throttleAll(context, [
    ['login-pair', LIMITS.loginOfAccountFromAddress, pair],
    ['login-address', LIMITS.loginFromAddress, address],
    ['login-account', LIMITS.loginOfAccount, account],
  ]);
  const user = await findUserByEmail(context.db, email);
  const isRight = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isRight) throw invalidCredentials();
  await forgive(context, 'login-pair', pair);
  return user;
}

/** Lets in who has shown who they are, and tells them by mail of a device that was not used before. */
export async function enter(context: Context, user: UserRow, options: SessionOptions) {
  const { db, clock, mailer, config } = context;
  const now = clock();
  const device = deviceOf(options.userAgent);
  if ((await noteDevice(db, user.id, device, now)) === 'new')
    mailer.post(async () => newDeviceMail(config, user, device, now));
  return await openSession(context, await updateUser(db, user, { last_login_at: now.toISOString() }), options);
}
