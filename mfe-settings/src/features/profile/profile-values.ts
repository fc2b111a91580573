import type { ProfilePatch, User } from '@northlight/shared-api';
import { joinList, normaliseLink, normaliseSlug, readFields, splitList } from '@northlight/shared-api/rules';

export type PersonValues = ReturnType<typeof personValues>;
export type InvestorValues = ReturnType<typeof investorValues> & Pick<PersonValues, 'title'>;

/** The fields of a user that a form of the profile shows and may change. */
export type ProfileValues = Partial<PersonValues & InvestorValues>;

/** The forms of the profile: each shows and saves its own fields. */
export type ProfileSection = 'personal' | 'investor';

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

/** The values of a section. An investor's title belongs to the investor profile. */
export function valuesOf(user: User, section: ProfileSection): ProfileValues {
  const { title, ...person } = personValues(user);
  if (section === 'investor') return { title, ...investorValues(user) };
  return user.is_investor ? person : { ...person, title };
}

const LINKS = ['linkedin', 'twitter', 'website'];
const LISTS = ['expertise_tags', 'previous_investments', 'previous_exits'];

function toApi(field: string, value: unknown): unknown {
  if (LISTS.includes(field)) return joinList(value as string[]);
  if (typeof value !== 'string') return value;
  if (LINKS.includes(field)) return normaliseLink(value) ?? value;
  return field === 'custom_url_slug' ? normaliseSlug(value) : value.trim();
}

/** Converts values for the API: trimmed texts, links with a scheme and comma-separated lists. */
export const patchOf = (values: ProfileValues): ProfilePatch =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, toApi(field, value)]));

type Field = keyof ProfileValues & keyof User;

/** The fields of a section whose values differ from the user's, for the API. */
export function changesOf(values: ProfileValues, user: User, section: ProfileSection): ProfilePatch {
  const before: Partial<Record<string, unknown>> = patchOf(valuesOf(user, section));
  const differs = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(patchOf(values)).filter(differs));
}

/** The named fields of a user, as they were read. */
export const fieldsOf = (user: User, names: readonly string[]): Partial<User> =>
  Object.fromEntries(names.map((name) => [name, user[name as Field]]));
