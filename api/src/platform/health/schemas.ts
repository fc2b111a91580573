import { z } from 'zod';
import { errors } from '../http/schemas.ts';

export const Health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' });

export const getHealth = {
  operationId: 'getHealth',
  tags: ['Service'],
  summary: 'Answers 200 when the server takes requests and reaches its database',
  response: { 200: Health, ...errors(503) },
};

export const getLiveness = {
  operationId: 'getLiveness',
  tags: ['Service'],
  summary: 'Answers as long as the process is alive, whatever it reaches',
  response: { 200: Health },
};

/** Settings that the browser needs. */
export const Settings = z
  .object({
    product_name: z.string(),
    provider_email: z.string(),
    evaluation_access: z.enum(['everyone', 'login']),
    require_verified_email: z.boolean(),
    demo: z.boolean(),
    social_links: z.array(z.object({ label: z.string(), url: z.string() })),
    remote_origins: z.array(z.string()).describe('From where a browser may take a part of the page'),
    remote_timeout: z.int().describe('Milliseconds that a part of the page may take to load'),
    engine: z.enum(['rubric', 'llm']).describe('Which judges and writes unless the other is asked for'),
    model: z.string().nullable().describe('Name of the language model; null where none is set up'),
    telemetry_percent: z.int().describe('Share of the tabs that tell how parts loaded'),
  })
  .meta({ id: 'Settings' });

export const getSettings = {
  operationId: 'getSettings',
  tags: ['Service'],
  summary: 'The settings that screens depend on',
  response: { 200: Settings },
};
