import { EMAIL_MAX, normaliseEmail, PAGE_SIZE, PAGE_SIZE_MAX, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { z } from 'zod';

/** Every error answer. Invalid fields are added as further keys, each with a list of messages. */
export const ErrorBody = z
  .looseObject({
    code: z.string().describe('Stable error code'),
    detail: z.string().optional(),
    error: z.string().optional(),
    non_field_errors: z.array(z.string()).optional(),
    request_id: z.string().optional(),
  })
  .meta({ id: 'ErrorBody' });

/** The error answers of a route, for the OpenAPI document. */
export const errors = <S extends number>(...statuses: S[]) =>
  Object.fromEntries(statuses.map((status) => [status, ErrorBody])) as Record<S, typeof ErrorBody>;

/** An answer as JSON, or as an event stream if the client asks for one. */
export const streamable = <A extends z.ZodType, E extends z.ZodType>(answer: A, event: E) => ({
  description: 'As JSON, or as an event stream',
  content: { 'application/json': { schema: answer }, 'text/event-stream': { schema: event } },
});

const FileContent = z.unknown().meta({ type: 'string', format: 'binary' });

/** A file of one of these media types. */
export const file = (...types: string[]) => ({
  description: 'The file',
  content: Object.fromEntries(types.map((type) => [type, { schema: FileContent }])),
});

const ETAG = { etag: { type: 'string', description: 'The version of the response' } };

/** An answer that tells its version. */
export const versioned = <A extends z.ZodType>(answer: A) => ({
  description: 'The ETag header has its version',
  headers: ETAG,
  content: { 'application/json': { schema: answer } },
});

/** Headers of a call that clients make again and again. */
export const IfNoneMatch = z.looseObject({
  'if-none-match': z.string().optional().describe('ETag of the version that the client has'),
});

/** Tells a client that it has the current version. */
export const NotModified = z.undefined().describe('Not modified: the client already has this version');

export const Message = z.object({ message: z.string() }).meta({ id: 'Message' });

export const NoContent = z.undefined().describe('Done');

/** The largest id of a row: PostgreSQL stores ids in four bytes. */
const ROW_ID_MAX = 2_147_483_647;

/** The row id in a text from a client; 0, which no row has, for any other text. */
export function rowIdOf(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id <= ROW_ID_MAX ? id : 0;
}

export const IdParams = z.object({ id: z.string().max(64) });

/** Page of a list. Without both parameters, the whole list is returned. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
});

export interface Page {
  offset: number;
  limit: number;
}

/** The offset and limit that a query asks for. */
export const pageOf = (query: z.output<typeof PageQuery>, defaultSize = PAGE_SIZE): Page => {
  const limit = query.page_size ?? defaultSize;
  return { offset: ((query.page ?? 1) - 1) * limit, limit };
};

/** The engine to use; without it, the server's default. */
export const EngineChoice = z.enum(['rubric', 'llm']).optional().describe('The built-in engine, or the language model');

export const Timestamp = z.string().describe('ISO 8601, UTC');

export const Email = z
  .string()
  .max(EMAIL_MAX, PROFILE_MESSAGES.email)
  .transform(normaliseEmail)
  .pipe(z.email(PROFILE_MESSAGES.email));
