import { z } from 'zod';
import { errors } from './common.ts';

export const Health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' });

export const getHealth = {
  operationId: 'getHealth',
  tags: ['Service'],
  summary: 'Answers when the server and its database are at work',
  response: { 200: Health, ...errors(503) },
};

/** What the browser has to know of how this installation is set up. */
export const Settings = z
  .object({
    product_name: z.string(),
    provider_email: z.string(),
    evaluation_access: z.enum(['everyone', 'login']),
    require_verified_email: z.boolean(),
    demo: z.boolean(),
  })
  .meta({ id: 'Settings' });

export const getSettings = {
  operationId: 'getSettings',
  tags: ['Service'],
  summary: 'The settings that screens depend on',
  response: { 200: Settings },
};
