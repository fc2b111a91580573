import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../context.ts';

/** A group of routes. Its calls are registered below /api. */
export type Routes = FastifyPluginAsyncZod<{ context: Context }>;
