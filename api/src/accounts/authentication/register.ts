import { PASSWORDS_DIFFER } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { isTaken } from '../../platform/database/conflicts.ts';
import { atomically } from '../../platform/database/open.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { invalidFields } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { isHeldForOther } from '../email-change/repository.ts';
import { findUserByEmail, insertUser } from '../users/repository.ts';
import { hashPassword, newPasswordProblems } from './passwords.ts';
import type { Registration } from './schemas.ts';
import { tellOwner } from './tell-owner.ts';
import { sendVerification } from './verify-email.ts';

const EMAIL_TAKEN = 'An account with this email already exists.';

/**
 * Creates an account and sends the verification email.
 * @throws {Failure} validation_failed
 */
export async function registerUser(context: Context, input: z.output<typeof Registration>): Promise<UserRow> {
  const { db, clock, config } = context;
  const { email, password, password2, first_name, last_name } = input;
  const fields: Record<string, string[]> = {};
  const problems = newPasswordProblems(password, email, config.productName);
  if (problems.length > 0) fields.password = problems;
  if (password !== password2) fields.password2 = [PASSWORDS_DIFFER];
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
