import type { z } from 'zod';
import { invalidFields, passkeyInvalid } from '../../platform/errors/failures.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import type { Viewer } from '../access/viewer.ts';
import { confirmPassword } from '../authentication/confirm-password.ts';
import type { Context } from '../context.ts';
import { readSignature, requestOf } from '../passkeys/ceremonies.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { confirmPasscode, secondFactorOf } from '../second-factor/second-factor.ts';
import { insertProof } from './repository.ts';
import type { Identity } from './schemas.ts';

/** Minutes that a proof is valid. */
const LIFETIME = 5;

const purposeOf = ({ user, sessionId }: Viewer) => `confirm:${user.id}:${sessionId}` as const;

/**
 * What a browser asks one of the user's passkeys with.
 * @throws {Failure} passkeys_unavailable
 */
export const identityRequest = async (context: Context, viewer: Viewer) =>
  await requestOf(context, purposeOf(viewer), await listPasskeys(context.db, viewer.user.id));

/**
 * Checks that the user is present: by a passkey, or with all factors that a login needs.
 * @throws {Failure} validation_failed, passkey_invalid, passkeys_unavailable or too_many_requests
 */
export async function confirmIdentity(
  context: Context,
  viewer: Viewer,
  { password, passcode, passkey }: z.output<typeof Identity>,
): Promise<void> {
  const { user } = viewer;
  if (passkey) {
    const { user_id } = await readSignature(context, passkey, purposeOf(viewer));
    if (user_id !== user.id) throw passkeyInvalid('This passkey belongs to another account.');
    return;
  }
  if (password === undefined) throw invalidFields({ password: ['Password is required.'] });
  if (!(await confirmPassword(context, user, password)))
    throw invalidFields({ password: ['The password is incorrect.'] });
  if (!(await secondFactorOf(context, user)).enabled) return;
  if (passcode === undefined) throw invalidFields({ passcode: ['Enter the code from your app, or a recovery code.'] });
  await confirmPasscode(context, user, passcode);
}

/** Creates a proof of identity for one sensitive call in this session. */
export async function giveProof({ db, clock }: Pick<Context, 'db' | 'clock'>, { user, sessionId }: Viewer) {
  const proof = randomToken();
  const expires_at = new Date(clock().getTime() + LIFETIME * 60_000).toISOString();
  await insertProof(db, { hash: hashToken(proof), user_id: user.id, session_id: sessionId, expires_at });
  return { proof, expires_at };
}
