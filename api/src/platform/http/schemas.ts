import { EMAIL_MAX, normaliseEmail, PAGE_SIZE, PAGE_SIZE_MAX, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { z } from 'zod';

/** Every answer that is an error. Fields that are wrong stand beside these keys, each with its list of messages. */
export const ErrorBody = z
  .looseObject({
    code: z.string().describe('Stable name of the failure'),
    detail: z.string().optional(),
    error: z.string().optional(),
    non_field_errors: z.array(z.string()).optional(),
    request_id: z.string().optional(),
  })
  .meta({ id: 'ErrorBody' });

/** Declares which errors a route answers, for its documentation. */
export const errors = <S extends number>(...statuses: S[]) =>
  Object.fromEntries(statuses.map((status) => [status, ErrorBody])) as Record<S, typeof ErrorBody>;

/** An answer that comes at once, or as a stream of events for a client that asks for one. */
export const streamable = <A extends z.ZodType, E extends z.ZodType>(answer: A, event: E) => ({
  description: 'At once, or event by event',
  content: { 'application/json': { schema: answer }, 'text/event-stream': { schema: event } },
});

export const Message = z.object({ message: z.string() }).meta({ id: 'Message' });

export const NoContent = z.undefined().describe('Done');

export const IdParams = z.object({ id: z.string().max(64) });

/** Page of a list; without either the whole list is answered. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
});

export interface Page {
  offset: number;
  limit: number;
}

/** What part of a list a query asks for. */
export const pageOf = (query: z.output<typeof PageQuery>, defaultSize = PAGE_SIZE): Page => {
  const limit = query.page_size ?? defaultSize;
  return { offset: ((query.page ?? 1) - 1) * limit, limit };
};

/** Which engine is to work; without it the installation's own. */
export const EngineChoice = z.enum(['rubric', 'llm']).optional().describe('The built-in rules, or the language model');

/** The time of an event, ISO 8601 in UTC. */
export const Timestamp = z.string().describe('ISO 8601, UTC');

export const Email = z
  .string()
  .max(EMAIL_MAX, PROFILE_MESSAGES.email)
  .transform(normaliseEmail)
  .pipe(z.email(PROFILE_MESSAGES.email));
