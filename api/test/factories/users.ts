import { hashPassword } from '../../src/accounts/authentication/passwords.ts';
import { openSession } from '../../src/accounts/sessions/sessions.ts';
import { insertUser } from '../../src/accounts/users/repository.ts';
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

/** Logs a user in and returns the request headers. */
export async function bearer(context: Context, user: UserRow): Promise<{ authorization: string }> {
  const { access } = await openSession(context, user, { remember: false, userAgent: 'test' });
  return { authorization: `Bearer ${access}` };
}
