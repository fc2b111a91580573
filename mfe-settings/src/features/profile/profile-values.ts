import type { ProfilePatch, User } from '@northlight/shared-api';
import { joinList, normaliseLink, normaliseSlug, readFields, splitList } from '@northlight/shared-api/rules';

export type PersonValues = ReturnType<typeof personValues>;
export type InvestorValues = ReturnType<typeof investorValues>;

/** The fields of a user that this form shows and may change. */
export type ProfileValues = PersonValues & Partial<InvestorValues>;

const personValues = (user: User) => ({
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone: user.phone,
  company: user.company,
  work_field: user.work_field,
  title: user.title,
  bio: user.bio,
  linkedin: user.linkedin,
  twitter: user.twitter,
  website: user.website,
});

const investorValues = (user: User) => ({
  contact_email: user.contact_email,
  investment_stage: user.investment_stage,
  investment_geography: user.investment_geography,
  investment_experience: user.investment_experience,
  investment_preferences: user.investment_preferences,
  min_investment: user.min_investment,
  max_investment: user.max_investment,
  expertise_tags: splitList(user.expertise_tags),
  investment_fields: readFields(user.investment_fields),
  previous_investments: splitList(user.previous_investments),
  previous_exits: splitList(user.previous_exits),
  custom_url_slug: user.custom_url_slug,
  is_profile_live: user.is_profile_live,
  is_publicly_listed: user.is_publicly_listed,
});

export const valuesOf = (user: User): ProfileValues =>
  user.is_investor ? { ...personValues(user), ...investorValues(user) } : personValues(user);

const isInvestors = (values: ProfileValues): values is PersonValues & InvestorValues =>
  values.is_profile_live !== undefined;

const link = (value: string) => normaliseLink(value) ?? value;

const personPatch = (values: PersonValues) => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  company: values.company.trim(),
  work_field: values.work_field,
  title: values.title.trim(),
  bio: values.bio.trim(),
  linkedin: link(values.linkedin),
  twitter: link(values.twitter),
  website: link(values.website),
});

const investorPatch = (values: InvestorValues) => ({
  contact_email: values.contact_email.trim(),
  investment_stage: values.investment_stage.trim(),
  investment_geography: values.investment_geography.trim(),
  investment_experience: values.investment_experience.trim(),
  investment_preferences: values.investment_preferences.trim(),
  min_investment: values.min_investment,
  max_investment: values.max_investment,
  expertise_tags: joinList(values.expertise_tags),
  investment_fields: values.investment_fields,
  previous_investments: joinList(values.previous_investments),
  previous_exits: joinList(values.previous_exits),
  custom_url_slug: normaliseSlug(values.custom_url_slug),
  is_profile_live: values.is_profile_live,
  is_publicly_listed: values.is_publicly_listed,
});

/**
 * Converts values for the API: trimmed texts, links with a scheme, comma-separated lists, and investor fields for
 * investors only.
 */
export const patchOf = (values: ProfileValues): ProfilePatch => ({
  ...personPatch(values),
  ...(isInvestors(values) && investorPatch(values)),
});

type Field = keyof ProfileValues & keyof User;

/** The fields whose values differ from the user's, for the API. */
export function changesOf(values: ProfileValues, user: User): ProfilePatch {
  const before: Partial<Record<string, unknown>> = patchOf(valuesOf(user));
  const differs = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(patchOf(values)).filter(differs));
}

/** The named fields of a user, as they were read. */
export const fieldsOf = (user: User, names: readonly string[]): Partial<User> =>
  Object.fromEntries(names.map((name) => [name, user[name as Field]]));
