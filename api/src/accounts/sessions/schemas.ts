import { z } from 'zod';
import { errors, IdParams, NoContent, Timestamp } from '../../platform/http/schemas.ts';

export const ActiveSession = z
  .object({
    id: z.string(),
    device: z.string().describe('As people call it: "Firefox on Windows"'),
    created_at: Timestamp,
    last_used_at: Timestamp,
    current: z.boolean().describe('Whether it is the one that asks'),
  })
  .meta({ id: 'ActiveSession' });

export const listSessions = {
  operationId: 'listSessions',
  tags: ['Accounts'],
  summary: 'Where one is logged in',
  response: { 200: z.array(ActiveSession), ...errors(401) },
};

export const revokeSession = {
  operationId: 'revokeSession',
  tags: ['Accounts'],
  summary: 'Ends one of one’s sessions',
  params: IdParams,
  response: { 204: NoContent, ...errors(401, 404) },
};

export const revokeOtherSessions = {
  operationId: 'revokeOtherSessions',
  tags: ['Accounts'],
  summary: 'Ends all sessions but the one that asks',
  response: { 204: NoContent, ...errors(401) },
};
