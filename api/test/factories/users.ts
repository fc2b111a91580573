import { hashPassword } from '../../src/accounts/authentication/passwords.ts';
import { giveProof } from '../../src/accounts/re-authentication/confirm-identity.ts';
import { newSecret } from '../../src/accounts/second-factor/one-time-codes.ts';
import { confirmFactor, putPendingFactor } from '../../src/accounts/second-factor/repository.ts';
import { openSession } from '../../src/accounts/sessions/sessions.ts';
import { findUser, insertUser } from '../../src/accounts/users/repository.ts';
import type { NewUser, UserRow } from '../../src/platform/database/tables.ts';
import type { Context } from '../../src/server/context.ts';

/** The password of all test users. */
export const PASSWORD = 'a lantern in the rain';

const passwordHash = hashPassword(PASSWORD);
let count = 0;

/** Adds a founder; overrides can change any field. */
export async function buildUser(
  context: Pick<Context, 'db' | 'clock'>,
  overrides: Partial<NewUser> = {},
): Promise<UserRow> {
  count += 1;
  return await insertUser(context.db, {
    email: `person${count}@example.test`,
    first_name: 'Mara',
    last_name: 'Lindqvist',
    password_hash: await passwordHash,
    created_at: context.clock().toISOString(),
    email_verified_at: context.clock().toISOString(),
    ...overrides,
  });
}

/** Adds an investor whose profile is complete, live and listed. */
export const buildInvestor = (
  context: Pick<Context, 'db' | 'clock'>,
  overrides: Partial<NewUser> = {},
): Promise<UserRow> =>
  buildUser(context, {
    is_investor: 1,
    is_profile_live: 1,
    is_publicly_listed: 1,
    profile_image: 'profile-images/none.png',
    company: 'Fold Capital',
    phone: '+44 20 7946 0000',
    bio: 'Seed money for dull problems.',
    work_field: 'Logistics',
    title: 'Partner',
    investment_experience: 'Nine years',
    investment_preferences: 'Three customers',
    investment_stage: 'Seed',
    investment_geography: 'Nordics',
    expertise_tags: 'cold chain',
    min_investment: 500_000,
    max_investment: 3_000_000,
    previous_investments: 'Coldframe',
    investment_fields: '["Logistics"]',
    ...overrides,
  });

/** Adds an admin with a second factor, which admins need. */
export async function buildAdmin(
  context: Pick<Context, 'db' | 'clock' | 'secrets'>,
  overrides: Partial<NewUser> = {},
): Promise<UserRow> {
  const user = await buildUser(context, { is_superuser: 1, ...overrides });
  await putPendingFactor(context.db, user.id, context.secrets.seal(newSecret(), String(user.id)), context.clock());
  await confirmFactor(context.db, user.id, context.clock());
  return user;
}

/** Logs a user in and returns the request headers. */
export async function bearer(context: Context, user: UserRow): Promise<{ authorization: string }> {
  const { access } = await openSession(context, user, { remember: false, userAgent: 'test' });
  return { authorization: `Bearer ${access}` };
}

/** Adds a proof of identity to the headers of a session, for one sensitive call. */
export async function confirmed(context: Context, headers: { authorization: string }) {
  const claims = await context.accessTokens.read(headers.authorization.replace('Bearer ', ''));
  const user = typeof claims === 'string' ? undefined : await findUser(context.db, claims.userId);
  if (typeof claims === 'string' || !user) throw new Error('These headers belong to no session');
  const { proof } = await giveProof(context, { user, sessionId: claims.sessionId });
  return { ...headers, 're-authentication': proof };
}

/** Logs a user in, confirms their identity, and returns the request headers for one sensitive call. */
export const confirmedBearer = async (context: Context, user: UserRow) =>
  await confirmed(context, await bearer(context, user));
