import type { z } from 'zod';
import type { UserRow } from '../../platform/database/tables.ts';
import { invalidFields } from '../../platform/errors/failures.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import type { Viewer } from '../access/viewer.ts';
import { confirmPassword } from '../authentication/confirm-password.ts';
import type { Context } from '../context.ts';
import { confirmPasscode, secondFactorOf } from '../second-factor/second-factor.ts';
import { insertProof } from './repository.ts';
import type { Identity } from './schemas.ts';

/** Minutes that a proof is valid. */
const LIFETIME = 5;

/**
 * Checks that the user is present, with all factors that a login needs.
 * @throws {Failure} validation_failed or too_many_requests
 */
export async function confirmIdentity(
  context: Context,
  user: UserRow,
  { password, passcode }: z.output<typeof Identity>,
): Promise<void> {
  if (!(await confirmPassword(context, user, password)))
    throw invalidFields({ password: ['The password is not right.'] });
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
