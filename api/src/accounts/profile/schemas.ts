import {
  countOf,
  EMAIL_MAX,
  joinList,
  LINK_MESSAGES,
  type LinkField,
  NAME_MIN,
  normaliseLink,
  normaliseSlug,
  PROFILE_LINE_MAX,
  PROFILE_MESSAGES,
  PROFILE_TEXT_MAX,
  parseMoney,
  readFields,
  SECTORS,
  slugProblem,
  splitList,
} from '@northlight/shared-api/rules';
import { z } from 'zod';
import { Email, errors } from '../../platform/http/schemas.ts';
import { ProofHeader } from '../re-authentication/proof-header.ts';
import { NotificationChoices, User } from '../users/schemas.ts';

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${countOf(max)} characters.`);
const line = text(PROFILE_LINE_MAX);
const paragraphs = text(PROFILE_TEXT_MAX);

const link = (field: LinkField) =>
  z
    .string()
    .max(2000, LINK_MESSAGES[field])
    .transform((value, ctx) => {
      const url = normaliseLink(value);
      if (url === null) ctx.addIssue(LINK_MESSAGES[field]);
      return url ?? '';
    });

const commaList = paragraphs.transform((value) => joinList(splitList(value)));

const contactEmail = z
  .string()
  .trim()
  .max(EMAIL_MAX, PROFILE_MESSAGES.email)
  .pipe(z.union([z.literal(''), z.email()], PROFILE_MESSAGES.email));

const money = z.union([z.string().trim(), z.number()]).transform((value, ctx) => {
  if (value === '') return '';
  const amount = parseMoney(value);
  if (amount === null) ctx.addIssue('Enter an amount in whole dollars.');
  return String(amount ?? '');
});

const fields = z
  .union([z.array(z.string()), z.string()])
  .transform(readFields)
  .refine((list) => list.every((field) => SECTORS.some((s) => s === field)), 'Choose sectors from the list.');

const slug = z
  .string()
  .max(500)
  .transform((value, ctx) => {
    const normal = normaliseSlug(value);
    const problem = slugProblem(normal) ?? (value.trim() !== '' && normal === '' ? slugProblem('-') : null);
    if (problem) ctx.addIssue(problem);
    return normal;
  });

const questionnaire = z
  .record(z.string().max(500), paragraphs)
  .refine((map) => Object.keys(map).length <= 100, 'A questionnaire has at most 100 answers.');

/** What the user saw before the change. */
export const ProfileBase = User.omit({
  id: true,
  email_verified: true,
  profile_image: true,
  is_investor: true,
  is_superuser: true,
  notifications: true,
})
  .partial()
  .meta({ id: 'ProfileBase' });

/** The profile fields a user can change. Omitted fields stay the same. */
export const ProfilePatch = z
  .object({
    first_name: line.min(NAME_MIN, PROFILE_MESSAGES.first_name),
    last_name: line.min(NAME_MIN, PROFILE_MESSAGES.last_name),
    email: Email,
    contact_email: contactEmail.describe('An empty value removes it'),
    company: line,
    work_field: z.union([z.enum(SECTORS), z.literal('')], 'Choose a sector from the list.'),
    phone: line,
    bio: paragraphs,
    linkedin: link('linkedin'),
    twitter: link('twitter'),
    website: link('website'),
    is_profile_live: z.boolean(),
    is_publicly_listed: z.boolean(),
    investment_experience: paragraphs,
    investment_preferences: paragraphs,
    investment_stage: line,
    investment_geography: line,
    title: line,
    expertise_tags: commaList,
    min_investment: money,
    max_investment: money,
    previous_investments: commaList,
    previous_exits: commaList,
    investment_fields: fields,
    custom_url_slug: slug,
    investor_questionnaire: questionnaire,
    notifications: NotificationChoices.partial(),
    based_on: ProfileBase.describe(
      "The changed fields' previous values as the user saw them; refused if the stored values differ",
    ),
  })
  .partial()
  .meta({ id: 'ProfilePatch' });

export const getProfile = {
  operationId: 'getProfile',
  tags: ['Accounts'],
  summary: "The user's own profile",
  response: { 200: User, ...errors(401) },
};

export const patchProfile = {
  operationId: 'patchProfile',
  tags: ['Accounts'],
  summary: "Changes the user's own profile; a new email address takes effect once it is confirmed",
  headers: ProofHeader,
  body: ProfilePatch,
  response: { 200: User, ...errors(400, 401, 403, 409, 429) },
};

const Image = z.unknown().meta({ type: 'string', format: 'binary' });

export const putProfileImage = {
  operationId: 'putProfileImage',
  tags: ['Accounts'],
  summary: "Replaces the user's profile image; the server re-encodes it as an upright JPEG without metadata",
  consumes: ['multipart/form-data'],
  response: { 200: User, ...errors(400, 401, 413, 415, 422, 429, 503) },
};

/** Upload bodies are read as a stream, so they are only documented here; the route checks them. */
export const uploads: Record<string, z.ZodType> = {
  putProfileImage: z.object({ profile_image: Image.describe('JPEG, PNG or WebP, at most 20 MB') }),
};

export const deleteProfileImage = {
  operationId: 'deleteProfileImage',
  tags: ['Accounts'],
  summary: "Removes the user's profile image; a profile that is live or listed goes offline",
  response: { 200: User, ...errors(401) },
};
