import {
  EMAIL_MAX,
  LINK_MESSAGES,
  type LinkField,
  linkProblem,
  NAME_MIN,
  PROFILE_LINE_MAX,
  PROFILE_MESSAGES,
  PROFILE_TEXT_MAX,
} from '@northlight/shared-api/rules';
import { object, string } from 'yup';

const text = (max: number) => string().trim().max(max, `Keep this to ${max} characters.`);
const line = text(PROFILE_LINE_MAX);
const name = (message: string) => line.required(message).min(NAME_MIN, message);
const link = (field: LinkField) =>
  string().test('link', LINK_MESSAGES[field], (value = '') => linkProblem(field, value) === null);

/** What a profile may hold; the server checks the same. */
export const profileSchema = object({
  first_name: name(PROFILE_MESSAGES.first_name),
  last_name: name(PROFILE_MESSAGES.last_name),
  email: string()
    .trim()
    .required(PROFILE_MESSAGES.email)
    .email(PROFILE_MESSAGES.email)
    .max(EMAIL_MAX, PROFILE_MESSAGES.email),
  phone: line,
  company: line,
  work_field: string(),
  title: line,
  bio: text(PROFILE_TEXT_MAX),
  linkedin: link('linkedin'),
  twitter: link('twitter'),
  website: link('website'),
});
