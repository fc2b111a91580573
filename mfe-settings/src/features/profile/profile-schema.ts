import {
  countOf,
  EMAIL_MAX,
  LINK_MESSAGES,
  type LinkField,
  linkProblem,
  NAME_MIN,
  normaliseSlug,
  PROFILE_LINE_MAX,
  PROFILE_MESSAGES,
  PROFILE_TEXT_MAX,
  SLUG_MESSAGE,
  slugProblem,
} from '@northlight/shared-api/rules';
import { array, boolean, object, string } from 'yup';

const text = (max: number) =>
  string()
    .trim()
    .max(max, `Use at most ${countOf(max)} characters.`);
const line = text(PROFILE_LINE_MAX);
const name = (message: string) => line.required(message).min(NAME_MIN, message);
const link = (field: LinkField) =>
  string().test('link', LINK_MESSAGES[field], (value = '') => linkProblem(field, value) === null);
const list = array(string().required()).test(
  'length',
  `Use at most ${countOf(PROFILE_TEXT_MAX)} characters.`,
  (entries = []) => entries.join(', ').length <= PROFILE_TEXT_MAX,
);

const email = string().trim().email(PROFILE_MESSAGES.email).max(EMAIL_MAX, PROFILE_MESSAGES.email);

/** Validation of the profile. The server checks the same rules. */
export const profileSchema = object({
  first_name: name(PROFILE_MESSAGES.first_name),
  last_name: name(PROFILE_MESSAGES.last_name),
  email: email.required(PROFILE_MESSAGES.email),
  contact_email: email,
  phone: line,
  company: line,
  work_field: string(),
  title: line,
  bio: text(PROFILE_TEXT_MAX),
  linkedin: link('linkedin'),
  twitter: link('twitter'),
  website: link('website'),
  investment_stage: line,
  investment_geography: line,
  investment_experience: text(PROFILE_TEXT_MAX),
  investment_preferences: text(PROFILE_TEXT_MAX),
  min_investment: string(),
  max_investment: string().test('range', PROFILE_MESSAGES.range, (max = '', { parent }) => {
    const min: string = parent.min_investment ?? '';
    return max === '' || min === '' || Number(max) >= Number(min);
  }),
  expertise_tags: list,
  investment_fields: array(string().required()),
  previous_investments: list,
  previous_exits: list,
  custom_url_slug: string().test('slug', SLUG_MESSAGE, (slug = '') => slugProblem(normaliseSlug(slug)) === null),
  is_profile_live: boolean(),
  is_publicly_listed: boolean(),
});
