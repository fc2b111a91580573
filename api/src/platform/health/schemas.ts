import { z } from 'zod';
import { errors, file, NotModified } from '../http/schemas.ts';

export const Health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' });

export const getHealth = {
  operationId: 'getHealth',
  tags: ['Service'],
  summary: 'Returns 200 if the server accepts requests and can reach its database',
  response: { 200: Health, ...errors(503) },
};

export const getLiveness = {
  operationId: 'getLiveness',
  tags: ['Service'],
  summary: "Returns 200 as long as the process is alive, even if it can't reach its database",
  response: { 200: Health },
};

/** Settings that the browser needs. */
export const Settings = z
  .object({
    product_name: z.string(),
    provider_email: z.string(),
    cost_note: z.string().describe('What the product costs, in a sentence'),
    evaluation_access: z.enum(['everyone', 'login']),
    require_verified_email: z.boolean(),
    demo: z.boolean(),
    social_links: z.array(z.object({ label: z.string(), url: z.string() })),
    remote_origins: z.array(z.string()).describe('Origins from which a browser may load remotes'),
    remote_timeout: z.int().describe('Milliseconds a remote may take to load'),
    engine: z.enum(['rubric', 'llm']).describe('Default engine; a request can name the other one'),
    model: z.string().nullable().describe('Name of the language model; null if none is set up'),
    passkey_domain: z
      .string()
      .nullable()
      .describe('Domain that passkeys belong to; null if passkeys are not available'),
    telemetry_percent: z.int().describe('Percentage of browser tabs that report how remotes load'),
  })
  .meta({ id: 'Settings' });

export const getSettings = {
  operationId: 'getSettings',
  tags: ['Service'],
  summary: 'Public settings that screens depend on',
  response: { 200: Settings },
};

const card = { tags: ['Service'], response: { 200: file('image/png'), 304: NotModified } };

export const getProductCard = {
  ...card,
  operationId: 'getProductCard',
  summary: 'The preview image that other sites show for a link to the product',
};

export const getSharedResultCard = {
  ...card,
  operationId: 'getSharedResultCard',
  summary: 'The preview image that other sites show for a link to a shared evaluation; the same for all of them',
};
