import { newPasswordProblems } from '@northlight/shared-api/new-passwords';
import { PASSWORDS_DIFFER } from '@northlight/shared-api/rules';
import type { FastifyError } from 'fastify';
import { z } from 'zod';
import { isTaken } from '../../platform/database/conflicts.ts';
import { atomically } from '../../platform/database/open.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { Failure, type FieldErrors } from '../../platform/errors/failure.ts';
import { invalidFields } from '../../platform/errors/failures.ts';
import { translate } from '../../platform/errors/translate.ts';
import type { Context } from '../context.ts';
import { isHeldForOther } from '../email-change/repository.ts';
import { findUserByEmail, insertUser } from '../users/repository.ts';
import { hashPassword } from './passwords.ts';
import type { Registration } from './schemas.ts';
import { tellOwner } from './tell-owner.ts';
import { sendVerification } from './verify-email.ts';

const EMAIL_TAKEN = 'An account with this email already exists.';

/** What the password rules need; what is missing or no text counts as empty. */
const Passwords = z
  .object({ email: z.string().catch(''), password: z.string().catch(''), password2: z.string().catch('') })
  .catch({ email: '', password: '', password2: '' });

/**
 * What the password rules say about a sign-up form, which the schema may have refused for other fields. They say
 * nothing about a password that is missing: the schema does.
 */
function passwordErrors(form: unknown, productName: string): FieldErrors {
  const { email, password, password2 } = Passwords.parse(form);
  if (password === '') return {};
  const problems = newPasswordProblems(password, email, productName);
  return {
    ...(problems.length > 0 && { password: problems }),
    ...(password2 !== '' && password !== password2 && { password2: [PASSWORDS_DIFFER] }),
  };
}

/** The answer to a form that the schema refused. It has what the password rules say too, so that one answer has all. */
export function refusedRegistration(refusal: Error, form: unknown, productName: string): Error {
  const failure = translate(refusal as FastifyError);
  if (!failure) return refusal;
  const { fields, ...others } = failure.body;
  return new Failure(failure.status, failure.code, {
    ...others,
    fields: { ...passwordErrors(form, productName), ...fields },
  });
}

/**
 * Creates an account and sends the verification email.
 * @throws {Failure} validation_failed
 */
export async function registerUser(context: Context, input: z.output<typeof Registration>): Promise<UserRow> {
  const { db, clock, config } = context;
  const { email, password, first_name, last_name } = input;
  const fields = passwordErrors(input, config.productName);
  const password_hash = await hashPassword(password); // hash first: every outcome then takes the same time
  // Only a complete form shows whether an address is taken, so every free address that is tried becomes an account.
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  const owner = await findUserByEmail(db, email);
  if (owner || (await isHeldForOther(db, email, null, clock()))) {
    if (owner) await tellOwner(context, owner);
    throw invalidFields({ email: [EMAIL_TAKEN] });
  }

  const created_at = clock().toISOString();
  const names = { first_name, last_name };
  return await atomically(db, async (tx) => {
    const user = await insertUser(tx, { email, ...names, password_hash, created_at, last_login_at: created_at });
    await sendVerification({ ...context, db: tx }, user.email);
    return user;
  }).catch((error) => {
    throw isTaken(error) ? invalidFields({ email: [EMAIL_TAKEN] }) : error;
  });
}
