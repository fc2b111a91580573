import type { RouteOptions } from 'fastify';
import { ErrorBody } from '../platform/http/schemas.ts';

type Header = Record<string, { description: string; schema: { type: 'string' | 'integer' } }>;

interface Described {
  /** Name of the component. */
  name: string;
  description: string;
  headers?: Header;
}

const RETRY_AFTER: Header = {
  'Retry-After': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } },
};

/** Every error status that the server answers with. */
const ERRORS: Record<string, Described> = {
  400: {
    name: 'BadRequest',
    description: 'The request is not valid; the body maps each invalid field to its messages',
  },
  401: {
    name: 'Unauthorized',
    description: 'The token is missing, invalid or expired, or the login failed',
    headers: { 'WWW-Authenticate': { description: 'Always `Bearer`', schema: { type: 'string' } } },
  },
  403: { name: 'Forbidden', description: 'The caller is not allowed to do this, or must confirm their identity first' },
  404: { name: 'NotFound', description: 'It does not exist, or it belongs to someone else' },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path does not support this method',
    headers: { Allow: { description: 'The methods that the path supports', schema: { type: 'string' } } },
  },
  409: { name: 'Conflict', description: 'The current state does not allow this; `code` says why' },
  413: { name: 'ContentTooLarge', description: 'The body or a file in it is too large' },
  415: { name: 'UnsupportedMediaType', description: 'The content type of the body is not supported' },
  416: {
    name: 'RangeNotSatisfiable',
    description: 'The file is smaller than the requested range',
    headers: {
      'Content-Range': { description: 'The size of the file, such as `bytes */1000`', schema: { type: 'string' } },
    },
  },
  422: { name: 'UnprocessableContent', description: 'The request is valid, but its content cannot be used' },
  429: { name: 'TooManyRequests', description: 'The caller has sent too many requests', headers: RETRY_AFTER },
  500: { name: 'InternalServerError', description: 'The server failed; `request_id` identifies the error in its log' },
  502: { name: 'BadGateway', description: 'The language model gave no usable answer' },
  503: { name: 'ServiceUnavailable', description: 'The server is unavailable at the moment', headers: RETRY_AFTER },
  507: { name: 'InsufficientStorage', description: 'The server has no space left for this' },
};

/** Errors of the server's condition, which any call can meet. */
const OF_THE_SERVER = [429, 500, 503, 507];

const READING = ['GET', 'HEAD'];

/** The error answers that follow from a route's properties. What its own code refuses is in its schema. */
export function impliedErrors({ method, schema = {}, config }: RouteOptions): Record<number, typeof ErrorBody> {
  const { access = 'anonymous', reAuthentication } = config ?? {};
  const takesBody = [method].flat().some((one) => !READING.includes(one));
  const isChecked = Boolean(schema.params || schema.querystring || schema.headers || takesBody);
  const isRestricted = access === 'investor' || access === 'superuser' || reAuthentication !== undefined;
  const statuses = [
    ...(isChecked ? [400] : []),
    ...(access === 'anonymous' ? [] : [401]),
    ...(isRestricted ? [403] : []),
    ...(takesBody ? [413, 415] : []),
    ...OF_THE_SERVER,
  ];
  return Object.fromEntries(statuses.map((status) => [status, ErrorBody]));
}

/**
 * Takes over the headers of the answers, which the translation of their schemas leaves out. An answer without content
 * because the client has the version has the same headers.
 */
export function withHeaders<T extends { schema: unknown }>(answers: Record<string, object>, document: T): T {
  const { response = {} } = document.schema as { response?: Record<string, object> };
  for (const [status, answer] of Object.entries(answers)) {
    if (!('headers' in answer)) continue;
    Object.assign(response[status] ?? {}, { headers: answer.headers });
    Object.assign(response[304] ?? {}, { headers: answer.headers });
  }
  return document;
}

interface Answer {
  description?: string;
}
interface Operation {
  responses?: Record<string, Answer>;
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: object;
}

const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };

const SUCCESSES: Record<string, string> = { 200: 'Done', 201: 'Created', 202: 'A second step is needed' };

/** What the schemas of a library say for those that say nothing. */
const UNDESCRIBED = 'Default Response';

/** Describes each error status once, with its headers, and lets all operations refer to it. */
export function shareErrors(document: Document): Document {
  const described = (answer: Answer, status: string) =>
    answer.description === UNDESCRIBED ? { ...answer, description: SUCCESSES[status] ?? UNDESCRIBED } : answer;
  const shared = (responses: Record<string, Answer> = {}) =>
    Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => {
        const error = ERRORS[status];
        return [status, error ? { $ref: `#/components/responses/${error.name}` } : described(answer, status)];
      }),
    );
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => [
      method,
      { ...operation, responses: shared(operation.responses) },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  const responses = Object.values(ERRORS).map(({ name, ...error }) => [name, { ...error, content }]);
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, responses: Object.fromEntries(responses) },
  };
}
