import type { UserRow } from '../../platform/database/tables.ts';
import { challengeInvalid, invalidFields, secondFactorOff, secondFactorOn } from '../../platform/errors/failures.ts';
import { forgive, LIMITS, throttle } from '../../platform/security/throttle.ts';
import { confirmCurrentPassword } from '../authentication/change-password.ts';
import { secondFactorMail } from '../authentication/emails.ts';
import type { Context } from '../context.ts';
import { findUser } from '../users/repository.ts';
import { newSecret, secretUri, stepOf } from './one-time-codes.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  findSecondFactor,
  putPendingFactor,
  removeFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './repository.ts';

const wrongCode = () => invalidFields({ passcode: ['This code is not right, or was used already.'] });

/** Whether the second factor is on, and how many recovery codes are left. */
export async function secondFactorOf({ db }: Context, { id }: UserRow) {
  const factor = await findSecondFactor(db, id);
  const enabled = factor !== undefined && factor.confirmed_at !== null;
  return { enabled, recovery_codes_left: enabled ? await countRecoveryCodes(db, id) : 0 };
}

/** Checks a code from the app and marks it as used. */
async function takeAppCode({ db, secrets, clock }: Context, user: UserRow, passcode: string): Promise<boolean> {
  const factor = await findSecondFactor(db, user.id);
  if (!factor) return false;
  const step = stepOf(secrets.open(factor.secret, String(user.id)), passcode, clock());
  return step !== null && (await takeStep(db, user.id, step));
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
 * @throws {Failure} validation_failed, too_many_requests, or second_factor_on
 */
export async function setUpSecondFactor(context: Context, user: UserRow, password: string) {
  const { db, secrets, config, clock } = context;
  await confirmCurrentPassword(context, user, password);
  if ((await secondFactorOf(context, user)).enabled) throw secondFactorOn();
  const secret = newSecret();
  await putPendingFactor(db, user.id, secrets.seal(secret, String(user.id)), clock());
  return { secret, uri: secretUri(secret, config.productName, user.email) };
}

/**
 * Turns the second factor on with the first code from the app. Returns the recovery codes, which are never shown again.
 * @throws {Failure} validation_failed, too_many_requests, second_factor_on, or second_factor_off when none is set up
 */
export async function confirmSecondFactor(context: Context, user: UserRow, passcode: string): Promise<string[]> {
  const { db, clock, mailer, config } = context;
  const factor = await findSecondFactor(db, user.id);
  if (!factor) throw secondFactorOff();
  if (factor.confirmed_at !== null) throw secondFactorOn();
  await throttle(context, 'second-factor', LIMITS.secondFactor, String(user.id));
  if (!(await takeAppCode(context, user, passcode))) throw wrongCode();
  const now = clock();
  const codes = await db.transaction().execute(async (tx) => {
    await confirmFactor(tx, user.id, now);
    return await giveRecoveryCodes({ db: tx }, user);
  });
  await forgive(context, 'second-factor', String(user.id));
  mailer.post(async () => secondFactorMail(config, user, true, now));
  return codes;
}

/**
 * Creates recovery codes that replace all earlier ones.
 * @throws {Failure} validation_failed, too_many_requests or second_factor_off
 */
export async function renewRecoveryCodes(context: Context, user: UserRow, password: string): Promise<string[]> {
  await confirmCurrentPassword(context, user, password);
  if (!(await secondFactorOf(context, user)).enabled) throw secondFactorOff();
  return await context.db.transaction().execute((tx) => giveRecoveryCodes({ db: tx }, user));
}

/**
 * Turns the second factor off.
 * @throws {Failure} validation_failed, too_many_requests or second_factor_off
 */
export async function turnOffSecondFactor(context: Context, user: UserRow, password: string): Promise<void> {
  const { db, clock, mailer, config } = context;
  await confirmCurrentPassword(context, user, password);
  if (!(await secondFactorOf(context, user)).enabled) throw secondFactorOff();
  await db.transaction().execute((tx) => removeFactor(tx, user.id));
  const now = clock();
  mailer.post(async () => secondFactorMail(config, user, false, now));
}

/**
 * The second step of a login, with a code from the app or a recovery code. Each code works once.
 * @throws {Failure} challenge_invalid, validation_failed or too_many_requests
 */
export async function passChallenge(context: Context, token: string, passcode: string) {
  const { db, challenges } = context;
  const challenge = await challenges.read(token);
  const user = challenge && (await findUser(db, challenge.userId));
  if (!user || !challenge.isFor(user.password_hash)) throw challengeInvalid();
  if (!(await secondFactorOf(context, user)).enabled) throw challengeInvalid();
  await throttle(context, 'second-factor', LIMITS.secondFactor, String(user.id));
  const passed =
    (await takeAppCode(context, user, passcode)) ||
    (await takeRecoveryCode(db, user.id, hashRecoveryCode(user.id, passcode)));
  if (!passed) throw wrongCode();
  await forgive(context, 'second-factor', String(user.id));
  return { user, remember: challenge.remember };
}
