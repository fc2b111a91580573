import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { translate } from './translate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Adds the message as `error` too, which the screens of this call read. */
    answersError?: boolean;
  }
}

const INTERNAL = new Failure(500, 'internal', { detail: 'Server error. Please try again later.' });

function send(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
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

/** Sends every error in the wire format. An unexpected error is logged and sent without its cause. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = translate(error);
    const hasLeft = error.name === 'AbortError' && reply.raw.destroyed;
    if (hasLeft) request.log.info('whoever asked has left');
    else if (!failure) request.log.error({ err: error }, 'a request failed');
    return send(request, reply, failure ?? INTERNAL);
  });
  app.setNotFoundHandler((request, reply) =>
    send(request, reply, new Failure(404, 'no_such_call', { detail: 'There is no such call.' })),
  );
}
