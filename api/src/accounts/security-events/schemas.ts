import { SECURITY_EVENT_KINDS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, PageQuery, Timestamp } from '../../platform/http/schemas.ts';
import { AdminActionKind, Someone } from '../users/schemas.ts';

const Kind = z.enum(SECURITY_EVENT_KINDS).meta({ id: 'SecurityEventKind' });

export const SecurityEvent = z
  .object({
    id: z.string(),
    at: Timestamp,
    kind: Kind,
    device: z.string().nullable().describe('Such as "Firefox on Windows"; null if done from the command line'),
    detail: AdminActionKind.nullable().describe('For a role change, what changed'),
  })
  .meta({ id: 'SecurityEvent' });

export const SecurityEventPage = z
  .object({ count: z.int(), results: z.array(SecurityEvent) })
  .meta({ id: 'SecurityEventPage' });

export const listOwnSecurityEvents = {
  operationId: 'listOwnSecurityEvents',
  tags: ['Accounts'],
  summary: "The security events of the user's account, newest first",
  querystring: PageQuery,
  response: { 200: SecurityEventPage, ...errors(400, 401) },
};

export const AccountSecurityEvent = SecurityEvent.extend({
  account: Someone,
  actor: Someone.nullable().describe('The admin who did it; null if done by the user or from the command line'),
}).meta({ id: 'AccountSecurityEvent' });

export const AccountSecurityEventPage = z
  .object({ count: z.int(), results: z.array(AccountSecurityEvent) })
  .meta({ id: 'AccountSecurityEventPage' });

export const listSecurityEvents = {
  operationId: 'listSecurityEvents',
  tags: ['Administration'],
  summary: 'The security events of all accounts, newest first',
  querystring: PageQuery.extend({
    kind: Kind.optional(),
    account: z.string().max(200).optional().describe('Searches name and email address'),
  }),
  response: { 200: AccountSecurityEventPage, ...errors(400, 401, 403) },
};
