import { NOTIFICATIONS, type NotificationKind, SECTORS, USER_ROLES, USER_SORTS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, IdParams, PageQuery, Timestamp } from '../../platform/http/schemas.ts';
import { ProofHeader } from '../re-authentication/proof-header.ts';

/** Whether each kind of email is wanted. */
export const NotificationChoices = z
  .object(
    Object.fromEntries(NOTIFICATIONS.map(({ kind }) => [kind, z.boolean()])) as Record<NotificationKind, z.ZodBoolean>,
  )
  .meta({ id: 'NotificationChoices' });

/** A user with everything they can see of their own profile. */
export const User = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    pending_email: z.string().nullable().describe('New email address, not yet confirmed'),
    contact_email: z.string().describe('Shown on the public investor profile; empty if there is none'),
    company: z.string(),
    work_field: z.union([z.enum(SECTORS), z.literal('')]),
    phone: z.string(),
    bio: z.string(),
    profile_image: z.string().nullable().describe('URL of the image'),
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
    notifications: NotificationChoices,
  })
  .meta({ id: 'User' });

/** A user as admins see them in the user list. */
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
    is_profile_live: z.boolean(),
    deletion_due: Timestamp.nullable().describe('When the account will be deleted, if its owner has asked for that'),
  })
  .meta({ id: 'AdminUser' });

export const AdminUserPage = z.object({ count: z.int(), results: z.array(AdminUser) }).meta({ id: 'AdminUserPage' });

export const listUsers = {
  operationId: 'listUsers',
  tags: ['Administration'],
  summary: 'All users; with any parameter, one page of the matching ones',
  querystring: PageQuery.extend({
    search: z.string().max(200).optional(),
    role: z.enum(USER_ROLES).optional(),
    sort: z.enum(USER_SORTS).optional(),
  }),
  response: { 200: z.union([AdminUserPage, z.array(AdminUser)]), ...errors(400, 401, 403) },
};

export const UserPatch = z.object({ is_investor: z.boolean() }).meta({ id: 'UserPatch' });

export const patchUser = {
  operationId: 'patchUser',
  tags: ['Administration'],
  summary: 'Makes a user an investor, or makes an investor a founder again',
  params: IdParams,
  headers: ProofHeader,
  body: UserPatch,
  response: { 200: AdminUser, ...errors(400, 401, 403, 404) },
};

export const Someone = z.object({ id: z.int(), name: z.string(), email: z.string() }).meta({ id: 'Someone' });

export const AdminActionKind = z
  .enum(['made_investor', 'unmade_investor', 'made_superuser', 'unmade_superuser', 'removed_second_factor'])
  .meta({ id: 'AdminActionKind' });

/** An admin action on an account. Deleted people are null. */
export const AdminAction = z
  .object({
    id: z.string(),
    at: Timestamp,
    action: AdminActionKind,
    actor: Someone.nullable().describe('Null if done from the command line, or if the account was deleted since'),
    target: Someone.nullable(),
  })
  .meta({ id: 'AdminAction' });

export const AdminActionPage = z
  .object({ count: z.int(), results: z.array(AdminAction) })
  .meta({ id: 'AdminActionPage' });

export const listAdminActions = {
  operationId: 'listAdminActions',
  tags: ['Administration'],
  summary: 'Log of admin actions on accounts, newest first',
  querystring: PageQuery,
  response: { 200: AdminActionPage, ...errors(400, 401, 403) },
};
