import { PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { isTaken } from '../../platform/database/conflicts.ts';
import { flag, type UserRow } from '../../platform/database/tables.ts';
import { invalidFields, profileIncomplete } from '../../platform/errors/failures.ts';
import { EMAIL_TAKEN } from '../authentication/register.ts';
import { sendVerification } from '../authentication/verify-email.ts';
import type { Context } from '../context.ts';
import { emailChangedMail } from '../users/emails.ts';
import { choicesOf } from '../users/notifications-policy.ts';
import { findUserByEmail, findUserBySlug, type UserChanges, updateUser } from '../users/repository.ts';
import type { ProfilePatch } from './schemas.ts';
import { missingAfter, offLineWhenIncomplete } from './visibility.ts';

type Patch = z.output<typeof ProfilePatch>;

const SLUG_TAKEN = 'This custom URL is taken. Choose another.';

const amount = (digits: string | undefined) =>
  digits === undefined ? undefined : digits === '' ? null : Number(digits);
const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : flag(value));

function toChanges(user: UserRow, patch: Patch): UserChanges {
  const { investment_fields, investor_questionnaire, min_investment, max_investment, custom_url_slug, ...rest } = patch;
  const { notifications, ...plain } = rest;
  const changes = {
    ...plain,
    is_profile_live: yesOrNo(patch.is_profile_live),
    is_publicly_listed: yesOrNo(patch.is_publicly_listed),
    investment_fields: json(investment_fields),
    investor_questionnaire: json(investor_questionnaire),
    min_investment: amount(min_investment),
    max_investment: amount(max_investment),
    custom_url_slug: custom_url_slug === '' ? null : custom_url_slug,
    notifications: notifications && json({ ...choicesOf(user), ...notifications }),
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
 * Refuses to turn visibility on while required fields are missing. Takes a visible profile offline when a change makes
 * it incomplete.
 */
function settleVisibility(user: UserRow, patch: Patch, changes: UserChanges): UserChanges {
  const turnsOn =
    (patch.is_profile_live && user.is_profile_live !== 1) ||
    (patch.is_publicly_listed && user.is_publicly_listed !== 1);
  const missing = turnsOn ? missingAfter(user, changes) : [];
  if (missing.length > 0) throw profileIncomplete(missing);
  return offLineWhenIncomplete(user, changes);
}

/**
 * Changes the user's own profile. A new email address has to be verified again.
 * @throws {Failure} validation_failed or profile_incomplete
 */
export async function updateProfile(context: Context, user: UserRow, patch: Patch): Promise<UserRow> {
  const changes = settleVisibility(user, patch, toChanges(user, patch));
  const { min_investment: min = user.min_investment, max_investment: max = user.max_investment } = changes;
  if (min !== null && max !== null && max < min) throw invalidFields({ max_investment: [PROFILE_MESSAGES.range] });
  await checkAgainstOthers(context, user, changes);

  const movesAway = changes.email !== undefined && changes.email !== user.email;
  if (movesAway) changes.email_verified_at = null;
  const updated = await updateUser(context.db, user, changes).catch((error) => {
    throw isTaken(error) ? invalidFields({ non_field_errors: ['This email or custom URL is taken.'] }) : error;
  });
  if (movesAway) {
    sendVerification(context, updated.email);
    const { config, clock, mailer } = context;
    mailer.post(async () => emailChangedMail(config, user, updated.email, clock()));
  }
  return updated;
}
