import type { z } from 'zod';
import type { UserRow } from '../../platform/database/tables.ts';
import { choicesOf } from './notifications-policy.ts';
import type { AdminUser, User } from './schemas.ts';

/** The URL of a profile image; null when there is none. */
export const imageAddress = (key: string | null): string | null => (key === null ? null : `/api/files/${key}`);

const digits = (amount: number | null) => (amount === null ? '' : String(amount));

/** A user as they see themselves; `pendingEmail` waits to be confirmed. */
export const presentUser = (row: UserRow, pendingEmail: string | null = null): z.output<typeof User> => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  pending_email: pendingEmail,
  contact_email: row.contact_email ?? '',
  company: row.company,
  work_field: row.work_field as z.output<typeof User>['work_field'],
  phone: row.phone,
  bio: row.bio,
  profile_image: imageAddress(row.profile_image),
  is_investor: row.is_investor === 1,
  is_superuser: row.is_superuser === 1,
  linkedin: row.linkedin,
  twitter: row.twitter,
  website: row.website,
  is_profile_live: row.is_profile_live === 1,
  is_publicly_listed: row.is_publicly_listed === 1,
  investment_experience: row.investment_experience,
  investment_preferences: row.investment_preferences,
  investment_stage: row.investment_stage,
  investment_geography: row.investment_geography,
  title: row.title,
  expertise_tags: row.expertise_tags,
  min_investment: digits(row.min_investment),
  max_investment: digits(row.max_investment),
  previous_investments: row.previous_investments,
  previous_exits: row.previous_exits,
  investment_fields: JSON.parse(row.investment_fields),
  custom_url_slug: row.custom_url_slug ?? '',
  investor_questionnaire: JSON.parse(row.investor_questionnaire),
  notifications: choicesOf(row),
});

/** A user as admins see them. */
export const presentAdminUser = (row: UserRow): z.output<typeof AdminUser> => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  company: row.company,
  is_investor: row.is_investor === 1,
  is_superuser: row.is_superuser === 1,
  created_at: row.created_at,
  last_login: row.last_login_at,
  is_profile_live: row.is_profile_live === 1,
  deletion_due: row.deletion_due_at,
});
