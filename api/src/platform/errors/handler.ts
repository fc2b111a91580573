import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownMethods } from '../http/known-methods.ts';
import { Failure } from './failure.ts';
import { translate } from './translate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Adds the message as `error` too, which the screens of this call read. */
    answersError?: boolean;
  }
  interface FastifyRequest {
    /** Returns the account's name in the log; null for a visitor. */
    hashOfAccount: (() => string) | null;
  }
}

const INTERNAL = new Failure(500, 'internal', { detail: 'Server error. Please try again later.' });

/** Says how to name the account behind a call in the log. Most calls succeed and are logged without it. */
export function nameAccount(request: FastifyRequest, hash: () => string) {
  request.hashOfAccount = hash;
}

/** Logs a refused call with who made it. The log has no accounts for calls that succeed. */
const noteRefusal = ({ log, hashOfAccount }: FastifyRequest, { status, code }: Failure) =>
  log.info({ status, code, account: hashOfAccount?.() ?? null }, 'a call was refused');

function send(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  if (failure.status < 500) noteRefusal(request, failure);
  const { detail, non_field_errors, fields = {} } = failure.body;
  const first = detail ?? non_field_errors?.[0] ?? Object.values(fields)[0]?.[0];
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(failure.status).send({
    ...fields,
    ...(non_field_errors && { non_field_errors }),
    ...(detail && { detail }),
    ...(request.routeOptions.config.answersError && first && { error: first }),
    code: failure.code,
    ...(failure.status >= 500 && { request_id: request.id }),
  });
}

const NO_SUCH_CALL = new Failure(404, 'no_such_call', { detail: 'There is no such endpoint.' });
const METHOD_NOT_ALLOWED = new Failure(405, 'method_not_allowed', {
  detail: 'This endpoint does not support this method.',
});

/** Sends an error in the wire format. An unexpected one is logged and sent without its cause. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = translate(error);
  const hasLeft = error.name === 'AbortError' && reply.raw.destroyed;
  if (hasLeft) request.log.info('whoever asked has left');
  else if (!failure) request.log.error({ err: error }, 'a request failed');
  else if (failure.status >= 500)
    request.log.warn({ err: error, code: failure.code }, 'a request cannot be answered now');
  return send(request, reply, failure ?? INTERNAL);
}

/** Handles errors, unknown paths and wrong methods of the routes that are registered from now on. */
export function handleErrors(app: FastifyInstance) {
  app.decorateRequest('hashOfAccount', null);
  app.setErrorHandler(sendError);
  const methodsOf = knownMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url);
    if (allowed.length === 0) return send(request, reply, NO_SUCH_CALL);
    return send(request, reply.header('allow', allowed.join(', ')), METHOD_NOT_ALLOWED);
  });
}
