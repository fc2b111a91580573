import { missingForLive } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { isTaken } from '../database/conflicts.ts';
import { flag, type UserRow } from '../database/tables.ts';
import { invalidFields, profileIncomplete } from '../errors/failures.ts';
import { presentUser } from '../presenters/users.ts';
import { findUserByEmail, findUserBySlug, type UserChanges, updateUser } from '../repositories/users.ts';
import type { ProfilePatch } from '../schemas/profile.ts';
import { EMAIL_TAKEN } from './register.ts';
import { sendVerification } from './verify-email.ts';

type Patch = z.output<typeof ProfilePatch>;

const SLUG_TAKEN = 'This custom URL is taken. Choose another.';
const RANGE = 'Maximum investment must be greater than or equal to minimum investment';

const amount = (digits: string | undefined) =>
  digits === undefined ? undefined : digits === '' ? null : Number(digits);
const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : flag(value));

/** The columns a patch sets. */
function toChanges(patch: Patch): UserChanges {
  const { investment_fields, investor_questionnaire, min_investment, max_investment, custom_url_slug, ...plain } =
    patch;
  const changes = {
    ...plain,
    is_profile_live: yesOrNo(patch.is_profile_live),
    is_publicly_listed: yesOrNo(patch.is_publicly_listed),
    investment_fields: json(investment_fields),
    investor_questionnaire: json(investor_questionnaire),
    min_investment: amount(min_investment),
    max_investment: amount(max_investment),
    custom_url_slug: custom_url_slug === '' ? null : custom_url_slug,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

async function checkAgainstOthers({ db }: Context, user: UserRow, { email, custom_url_slug }: UserChanges) {
  const fields: Record<string, string[]> = {};
  if (email && email !== user.email && (await findUserByEmail(db, email))) fields.email = [EMAIL_TAKEN];
  const owner = custom_url_slug ? await findUserBySlug(db, custom_url_slug) : undefined;
  if (owner && owner.id !== user.id) fields.custom_url_slug = [SLUG_TAKEN];
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/**
 * Takes a profile off line that can no longer be shown. Turning it on is refused instead, so that the switch on the
 * screen never lies.
 */
function settleVisibility(user: UserRow, patch: Patch, changes: UserChanges): UserChanges {
  const missing = missingForLive(presentUser({ ...user, ...changes } as UserRow));
  if (missing.length === 0) return changes;
  const turnsOn =
    (patch.is_profile_live && user.is_profile_live !== 1) ||
    (patch.is_publicly_listed && user.is_publicly_listed !== 1);
  if (turnsOn) throw profileIncomplete(missing);
  return { ...changes, is_profile_live: 0, is_publicly_listed: 0 };
}

/**
 * Changes one's own profile. A new address has to be confirmed again.
 * @throws {Failure} validation_failed or profile_incomplete
 */
export async function updateProfile(context: Context, user: UserRow, patch: Patch): Promise<UserRow> {
  const changes = settleVisibility(user, patch, toChanges(patch));
  const { min_investment: min = user.min_investment, max_investment: max = user.max_investment } = changes;
  if (min !== null && max !== null && max < min) throw invalidFields({ max_investment: [RANGE] });
  await checkAgainstOthers(context, user, changes);

  const movesAway = changes.email !== undefined && changes.email !== user.email;
  if (movesAway) changes.email_verified_at = null;
  const updated = await updateUser(context.db, user, changes).catch((error) => {
    throw isTaken(error) ? invalidFields({ non_field_errors: ['This email or custom URL is taken.'] }) : error;
  });
  if (movesAway) sendVerification(context, updated.email);
  return updated;
}
