import { PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { isTaken } from '../../platform/database/conflicts.ts';
import { atomically } from '../../platform/database/open.ts';
import { flag, type UserRow } from '../../platform/database/tables.ts';
import { invalidFields, profileChanged, profileIncomplete } from '../../platform/errors/failures.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { requestEmailChange } from '../email-change/request-email-change.ts';
import { choicesOf } from '../users/notifications-policy.ts';
import { presentUser } from '../users/presenter.ts';
import { lockUser, type UserChanges, updateUser } from '../users/repository.ts';
import { changeSlug, slugTaken } from './change-slug.ts';
import type { ProfilePatch } from './schemas.ts';
import { missingAfter, offLineWhenIncomplete } from './visibility.ts';

type Patch = z.output<typeof ProfilePatch>;

const amount = (digits: string | undefined) =>
  digits === undefined ? undefined : digits === '' ? null : Number(digits);
const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : flag(value));

function toChanges(user: UserRow, patch: Omit<Patch, 'based_on'>): UserChanges {
  const { investment_fields, investor_questionnaire, min_investment, max_investment, custom_url_slug, ...rest } = patch;
  const { notifications, contact_email, email: _, ...plain } = rest;
  const changes = {
    ...plain,
    contact_email: contact_email === '' ? null : contact_email,
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

/** Refuses changes of fields that are stored otherwise than the user saw them, unless they become what is stored. */
function checkBase(user: UserRow, base: NonNullable<Patch['based_on']>, changes: UserChanges): void {
  const [stored, next] = [presentUser(user), presentUser({ ...user, ...changes } as UserRow)];
  const isStored = (field: keyof typeof base, value: unknown) =>
    JSON.stringify(stored[field]) === JSON.stringify(value);
  const changed = (Object.keys(base) as (keyof typeof base)[]).filter(
    (field) => !isStored(field, base[field]) && !isStored(field, next[field]),
  );
  if (changed.length > 0) throw profileChanged(changed);
}

/**
 * Changes the user's own profile. A new email address has to be confirmed before it takes effect.
 * @param address of the client
 * @throws {Failure} validation_failed, profile_incomplete, profile_changed or too_many_requests
 */
export async function updateProfile(
  context: Context,
  viewer: Viewer,
  { based_on = {}, ...patch }: Patch,
  address: string,
): Promise<UserRow> {
  return await atomically(context.db, async (db) => {
    const before = await lockUser(db, viewer.user.id);
    const wanted = toChanges(before, patch);
    checkBase(before, based_on, wanted);
    const changes = settleVisibility(before, patch, wanted);
    const { min_investment: min = before.min_investment, max_investment: max = before.max_investment } = changes;
    if (min !== null && max !== null && max < min) throw invalidFields({ max_investment: [PROFILE_MESSAGES.range] });
    await changeSlug({ db, clock: context.clock }, before, changes.custom_url_slug);
    const isNew = patch.email !== undefined && patch.email !== before.email;
    if (isNew) await requestEmailChange(context, viewer, patch.email ?? '', { address, db });
    return await updateUser(db, before, changes);
  }).catch((error) => {
    throw isTaken(error) ? slugTaken() : error;
  });
}
