import { normaliseEmail } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { atomically } from '../../platform/database/open.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { invalidCredentials } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { forgive, LIMITS, throttleAll } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';
import { readSignature } from '../passkeys/ceremonies.ts';
import { findPasskey } from '../passkeys/repository.ts';
import type { PasskeySignature } from '../passkeys/schemas.ts';
import { recordSecurityEvent, recordThrottle } from '../security-events/record.ts';
import { deviceOf } from '../sessions/device.ts';
import { noteDevice } from '../sessions/known-devices-repository.ts';
import { openSession, type SessionOptions } from '../sessions/sessions.ts';
import { findUser, findUserByEmail, updateUser } from '../users/repository.ts';
import { newDeviceJob } from './mail-jobs.ts';
import { verifyPassword } from './passwords.ts';
import type { Credentials } from './schemas.ts';
import { fromNetwork } from './throttles.ts';

/**
 * Checks email and password. An unknown address and a wrong password get the same answer after the same time.
 * @throws {Failure} invalid_credentials or too_many_requests
 */
export async function checkPassword(
  context: Context,
  credentials: z.output<typeof Credentials>,
  address: string,
): Promise<UserRow> {
  const email = normaliseEmail(credentials.email);
  const account = hashToken(email); // people sometimes type a password here, so it is stored hashed
  const pair = `${account}:${address}`;
  const find = () => findUserByEmail(context.db, email);
  await recordThrottle(
    context,
    async () => (await find())?.id ?? null,
    () =>
      throttleAll(context, [
        fromNetwork(address),
        ['login-pair', LIMITS.loginOfAccountFromAddress, pair],
        ['login-address', LIMITS.loginFromAddress, address],
        ['login-account', LIMITS.loginOfAccount, account],
      ]),
  );
  const user = await find();
  const isRight = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isRight) {
    await recordSecurityEvent(context, { kind: 'login_refused', userId: user?.id ?? null });
    throw invalidCredentials();
  }
  await forgive(context, 'login-pair', pair);
  return user;
}

/**
 * Checks what a passkey has signed. It names its account and has verified its user, so nothing else is needed.
 * @throws {Failure} passkey_invalid, passkeys_unavailable or too_many_requests
 */
export async function checkPasskey(
  context: Context,
  signature: z.output<typeof PasskeySignature>,
  address: string,
): Promise<UserRow> {
  const ownerOf = async () => (await findPasskey(context.db, signature.id))?.user_id ?? null;
  await recordThrottle(context, ownerOf, () =>
    throttleAll(context, [fromNetwork(address), ['login-address', LIMITS.loginFromAddress, address]]),
  );
  const { user_id } = await readSignature(context, signature, 'login').catch(async (error) => {
    if (error instanceof Failure && error.code === 'passkey_invalid')
      await recordSecurityEvent(context, { kind: 'login_refused', userId: await ownerOf() });
    throw error;
  });
  const user = await findUser(context.db, user_id);
  if (!user) throw new Error(`Passkey of user ${user_id}, who does not exist`); // deleting a user deletes their passkeys
  return user;
}

/** Opens a session for an authenticated user, and notifies them by email if the device is new. */
export async function enter(context: Context, user: UserRow, options: SessionOptions) {
  const { db, clock } = context;
  const now = clock();
  const device = deviceOf(options.userAgent);
  await atomically(db, async (tx) => {
    if ((await noteDevice(tx, user.id, device, now)) === 'new')
      await sendLater(context, tx, newDeviceJob, { userId: user.id, device, at: now.toISOString() });
  });
  return await openSession(context, await updateUser(db, user, { last_login_at: now.toISOString() }), options);
}
