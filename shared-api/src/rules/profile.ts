import { paths } from '../paths.ts';
import { NAME_MIN } from './limits.ts';

/** Labels of the profile fields on screen. */
export const PROFILE_LABELS = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  email_verified: 'Verified email address',
  contact_email: 'Contact email',
  company: 'Company',
  work_field: 'Sector',
  phone: 'Phone',
  bio: 'Bio',
  profile_image: 'Profile image',
  is_investor: 'Investor account',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  website: 'Website',
  title: 'Title',
  investment_experience: 'Investment experience',
  investment_preferences: 'Investment preferences',
  investment_stage: 'Investment stage',
  investment_geography: 'Investment geography',
  expertise_tags: 'Expertise tags',
  min_investment: 'Minimum investment',
  max_investment: 'Maximum investment',
  previous_investments: 'Previous investments',
  previous_exits: 'Previous exits',
  investment_fields: 'Investment fields',
  custom_url_slug: 'Custom URL',
} as const;

export type ProfileField = keyof typeof PROFILE_LABELS;

/** Messages of the profile form that do not depend on the input. */
export const PROFILE_MESSAGES = {
  first_name: `First name must be at least ${NAME_MIN} characters`,
  last_name: `Last name must be at least ${NAME_MIN} characters`,
  email: 'Invalid email address',
  range: 'Maximum investment must be greater than or equal to minimum investment',
  incomplete: 'Please complete the following fields before activating your profile:',
} as const;

const SENDING = ['first_name', 'last_name', 'email', 'company', 'work_field', 'phone', 'bio'] as const;

const GOING_LIVE = [
  'is_investor',
  'profile_image',
  'company',
  'phone',
  'bio',
  'work_field',
  'title',
  'investment_experience',
  'investment_preferences',
  'investment_stage',
  'investment_geography',
  'expertise_tags',
  'min_investment',
  'max_investment',
  'previous_investments',
  'investment_fields',
] as const;

const PERSONAL: readonly ProfileField[] = ['profile_image', 'company', 'work_field', 'phone', 'bio'];

/** Whether a field that a live profile needs is one that founders have too. Settings show those apart from the rest. */
export const isPersonalField = (field: ProfileField): boolean => PERSONAL.includes(field);

/** The element id of a field in the settings, so that other pages can link to it. */
export const profileFieldId = (field: ProfileField): string => `profile-${field}`;

/** The address of a field, in its section of the settings. */
export const profileFieldPath = (field: ProfileField): string =>
  `${paths.settings(isPersonalField(field) ? {} : { section: 'investor-profile' })}#${profileFieldId(field)}`;

/** Number of profile fields an investor fills in before going live. The investor account itself is not one of them. */
export const LIVE_FIELD_COUNT = GOING_LIVE.filter((field) => field !== 'is_investor').length;

/** A field that still has to be filled in. */
export interface MissingField {
  field: ProfileField;
  label: string;
}

const isEmpty = (value: unknown) =>
  !value || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

function missing<F extends ProfileField>(profile: Readonly<Record<F, unknown>>, fields: readonly F[]): MissingField[] {
  return fields.filter((field) => isEmpty(profile[field])).map((field) => ({ field, label: PROFILE_LABELS[field] }));
}

/** Fields a founder must fill in before sending a deck; empty if none are missing. */
export const missingForSending = (
  profile: Readonly<Record<(typeof SENDING)[number], unknown> & { email_verified?: unknown }>,
  requireVerifiedEmail = false,
): MissingField[] => [
  ...missing(profile, SENDING),
  ...(requireVerifiedEmail ? missing({ email_verified: profile.email_verified }, ['email_verified']) : []),
];

/** Fields an investor must fill in before the profile can be live or listed; empty if none are missing. */
export const missingForLive = (profile: Readonly<Record<(typeof GOING_LIVE)[number], unknown>>): MissingField[] =>
  missing(profile, GOING_LIVE);
