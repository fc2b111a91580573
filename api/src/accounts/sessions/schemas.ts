import { z } from 'zod';
import { errors, IdParams, NoContent, Timestamp } from '../../platform/http/schemas.ts';

export const ActiveSession = z
  .object({
    id: z.string(),
    device: z.string().describe('Display name, such as "Firefox on Windows"'),
    created_at: Timestamp,
    last_used_at: Timestamp,
    ends_at: Timestamp.describe('Latest time the session can end, however much it is used'),
    current: z.boolean().describe('Whether this request belongs to the session'),
  })
  .meta({ id: 'ActiveSession' });

export const listSessions = {
  operationId: 'listSessions',
  tags: ['Accounts'],
  summary: "The user's active sessions",
  response: { 200: z.array(ActiveSession), ...errors(401) },
};

export const revokeSession = {
  operationId: 'revokeSession',
  tags: ['Accounts'],
  summary: "Ends one of the user's sessions",
  params: IdParams,
  response: { 204: NoContent, ...errors(401, 404) },
};

export const revokeOtherSessions = {
  operationId: 'revokeOtherSessions',
  tags: ['Accounts'],
  summary: 'Ends all sessions except the session of this request',
  response: { 204: NoContent, ...errors(401) },
};
