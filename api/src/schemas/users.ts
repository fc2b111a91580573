import { SECTORS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, IdParams, PageQuery, Timestamp } from './common.ts';

/** A person with all that they may see of their own profile. */
export const User = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    company: z.string(),
    work_field: z.union([z.enum(SECTORS), z.literal('')]),
    phone: z.string(),
    bio: z.string(),
    profile_image: z.string().nullable().describe('Address of the image'),
    is_investor: z.boolean(),
    is_superuser: z.boolean(),
    linkedin: z.string(),
    twitter: z.string(),
    website: z.string(),
    is_profile_live: z.boolean(),
    is_publicly_listed: z.boolean(),
    investment_experience: z.string(),
    investment_preferences: z.string(),
    investment_stage: z.string(),
    investment_geography: z.string(),
    title: z.string(),
    expertise_tags: z.string().describe('Comma-separated'),
    min_investment: z.string().describe('Whole dollars, digits only'),
    max_investment: z.string().describe('Whole dollars, digits only'),
    previous_investments: z.string().describe('Comma-separated'),
    previous_exits: z.string().describe('Comma-separated'),
    investment_fields: z.array(z.string()),
    custom_url_slug: z.string(),
    investor_questionnaire: z.record(z.string(), z.string()),
  })
  .meta({ id: 'User' });

/** A person as a superuser sees them in the list of all. */
export const AdminUser = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    company: z.string(),
    is_investor: z.boolean(),
    is_superuser: z.boolean(),
    created_at: Timestamp,
    last_login: Timestamp.nullable(),
  })
  .meta({ id: 'AdminUser' });

export const AdminUserPage = z.object({ count: z.int(), results: z.array(AdminUser) }).meta({ id: 'AdminUserPage' });

export const listUsers = {
  operationId: 'listUsers',
  tags: ['Administration'],
  summary: 'All users; with a search or a page, the part asked for',
  querystring: PageQuery.extend({ search: z.string().max(200).optional() }),
  response: { 200: z.union([AdminUserPage, z.array(AdminUser)]), ...errors(400, 401, 403) },
};

export const UserPatch = z.object({ is_investor: z.boolean() }).meta({ id: 'UserPatch' });

export const patchUser = {
  operationId: 'patchUser',
  tags: ['Administration'],
  summary: 'Makes somebody an investor, or no longer',
  params: IdParams,
  body: UserPatch,
  response: { 200: AdminUser, ...errors(400, 401, 403, 404) },
};
