import type { UserRow } from '../../platform/database/tables.ts';
import {
  challengeInvalid,
  invalidFields,
  secondFactorOff,
  secondFactorOn,
  secondFactorRequired,
} from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import { forgive, LIMITS, throttle } from '../../platform/security/throttle.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { recordSecurityEvent, recordThrottle } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { findUser } from '../users/repository.ts';
import { secondFactorJob } from './mail-jobs.ts';
import { newSecret, secretUri, stepOf } from './one-time-codes.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  findSecondFactor,
  hasApp,
  hasSecondFactor,
  putPendingFactor,
  removeFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './repository.ts';
import { isFactorRequired } from './required.ts';

const wrongCode = () => invalidFields({ passcode: ['This code is incorrect or has already been used.'] });

/** Whether the second factor is on, which ones there are, and how many recovery codes are left. */
export async function secondFactorOf(context: Context, user: UserRow) {
  const { db } = context;
  const app = await hasApp(db, user.id);
  const passkeys = (await listPasskeys(db, user.id)).length;
  const enabled = app || passkeys > 0;
  return {
    enabled,
    required: await isFactorRequired(context, user),
    app,
    passkeys,
    recovery_codes_left: enabled ? await countRecoveryCodes(db, user.id) : 0,
  };
}

/** Checks a code from the app and marks it as used. */
async function takeAppCode({ db, secrets, clock }: Context, user: UserRow, passcode: string): Promise<boolean> {
  const factor = await findSecondFactor(db, user.id);
  if (!factor) return false;
  const step = stepOf(secrets.open(factor.secret, String(user.id)), passcode, clock());
  return step !== null && (await takeStep(db, user.id, step));
}

/**
 * What turning on the first factor brings: all other sessions end, because they never had to pass it, and there are
 * recovery codes, which are not shown again. Null where a factor was on already.
 */
export async function startFactor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user, sessionId }: Viewer,
  wasOn: boolean,
): Promise<string[] | null> {
  if (wasOn) return null;
  await revokeSessionsOf(db, user.id, clock(), sessionId);
  return await giveRecoveryCodes({ db }, user);
}

async function giveRecoveryCodes({ db }: Pick<Context, 'db'>, user: UserRow): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    db,
    user.id,
    codes.map((code) => hashRecoveryCode(user.id, code)),
  );
  return codes;
}

/**
 * Creates a secret for an authenticator app. It is active once a code has been confirmed.
 * @throws {Failure} second_factor_on
 */
export async function setUpSecondFactor(context: Context, user: UserRow) {
  const { db, secrets, config, clock } = context;
  if (await hasApp(db, user.id)) throw secondFactorOn();
  const secret = newSecret();
  await putPendingFactor(db, user.id, secrets.seal(secret, String(user.id)), clock());
  return { secret, uri: secretUri(secret, config.productName, user.email) };
}

/**
 * Adds the authenticator app with its first code.
 * @returns recovery codes if this is the first factor
 * @throws {Failure} validation_failed, too_many_requests, second_factor_on, or second_factor_off when none is set up
 */
export async function confirmSecondFactor(
  context: Context,
  viewer: Viewer,
  passcode: string,
): Promise<string[] | null> {
  const { db, clock } = context;
  const { user } = viewer;
  const factor = await findSecondFactor(db, user.id);
  if (!factor) throw secondFactorOff();
  if (factor.confirmed_at !== null) throw secondFactorOn();
  await throttle(context, 'second-factor', LIMITS.secondFactor, String(user.id));
  if (!(await takeAppCode(context, user, passcode))) throw wrongCode();
  const now = clock();
  const codes = await db.transaction().execute(async (tx) => {
    const wasOn = await hasSecondFactor(tx, user.id);
    await confirmFactor(tx, user.id, now);
    await recordSecurityEvent({ db: tx, clock }, { kind: 'second_factor_on', userId: user.id });
    const recoveryCodes = await startFactor({ db: tx, clock }, viewer, wasOn);
    const change = recoveryCodes ? 'on' : 'extended';
    await sendLater(context, tx, secondFactorJob, { userId: user.id, change, at: now.toISOString() });
    return recoveryCodes;
  });
  await forgive(context, 'second-factor', String(user.id));
  return codes;
}

/**
 * Creates recovery codes that replace all earlier ones.
 * @throws {Failure} second_factor_off
 */
export async function renewRecoveryCodes(context: Context, user: UserRow): Promise<string[]> {
  if (!(await secondFactorOf(context, user)).enabled) throw secondFactorOff();
  return await context.db.transaction().execute(async (tx) => {
    await recordSecurityEvent({ ...context, db: tx }, { kind: 'recovery_codes_renewed', userId: user.id });
    return await giveRecoveryCodes({ db: tx }, user);
  });
}

/**
 * Turns the second factor off: removes the app, all passkeys and the recovery codes.
 * @throws {Failure} second_factor_off, or second_factor_required for an admin
 */
export async function turnOffSecondFactor(context: Context, user: UserRow): Promise<void> {
  const { db, clock } = context;
  if (!(await secondFactorOf(context, user)).enabled) throw secondFactorOff();
  if (await isFactorRequired(context, user))
    throw secondFactorRequired('Admins need two-step login, so it cannot be turned off.');
  await db.transaction().execute(async (tx) => {
    await removeFactor(tx, user.id);
    await recordSecurityEvent({ db: tx, clock }, { kind: 'second_factor_off', userId: user.id });
    await sendLater(context, tx, secondFactorJob, { userId: user.id, change: 'off', at: clock().toISOString() });
  });
}

/**
 * Checks a code from the app or a recovery code. Each code works once.
 * @throws {Failure} validation_failed or too_many_requests
 */
export async function confirmPasscode(context: Context, user: UserRow, passcode: string): Promise<void> {
  await recordThrottle(
    context,
    async () => user.id,
    () => throttle(context, 'second-factor', LIMITS.secondFactor, String(user.id)),
  );
  const passed =
    (await takeAppCode(context, user, passcode)) ||
    (await takeRecoveryCode(context.db, user.id, hashRecoveryCode(user.id, passcode)));
  if (!passed) {
    await recordSecurityEvent(context, { kind: 'second_factor_refused', userId: user.id });
    throw wrongCode();
  }
  await forgive(context, 'second-factor', String(user.id));
}

/**
 * The second step of a login, with a code from the app or a recovery code.
 * @throws {Failure} challenge_invalid, validation_failed or too_many_requests
 */
export async function passChallenge(context: Context, token: string, passcode: string) {
  const { db, challenges } = context;
  const challenge = await challenges.read(token);
  const user = challenge && (await findUser(db, challenge.userId));
  if (!user || !challenge.isFor(user.password_hash)) throw challengeInvalid();
  if (!(await secondFactorOf(context, user)).enabled) throw challengeInvalid();
  await confirmPasscode(context, user, passcode);
  return { user, remember: challenge.remember };
}
