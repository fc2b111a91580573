import plugin from 'fastify-plugin';
import { acceptedEncoding } from './content-encoding.ts';
import { isKnownAlready } from './etag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages ask for this again and again, mostly for the same answer. It gets an ETag, and 304 for who has it. */
    isAskedAgain?: boolean;
  }
}

/** Characters from which an answer is compressed. A shorter one fits a packet or two as it is. */
const WORTHWHILE = 1024;

/**
 * Sends less: 304 to who has an answer already, and others compressed. Only answers to GET are compressed: they need a
 * header that no other site can send, so nobody can have them made in order to guess a secret by its length.
 */
export const shortAnswers = plugin(async (app) => {
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    if (request.routeOptions.config.isAskedAgain && isKnownAlready(request, reply, payload)) {
      reply.code(304).removeHeader('content-type');
      return done(null, null);
    }
    if (payload.length < WORTHWHILE) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request);
    if (!encoding) return done(null, payload);
    reply.header('content-encoding', encoding.name).removeHeader('content-length');
    encoding.encode(payload).then((bytes) => done(null, bytes), done);
  });
});
