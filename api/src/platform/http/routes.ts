import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** A group of routes, registered under /api, with the context of its area. */
export type Routes<Context> = FastifyPluginAsyncZod<{ context: Context }>;
