import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import plugin from 'fastify-plugin';
import { tooManyRequests } from '../errors/failures.ts';

/** Headers that keep answers from being taken for pages, and a ceiling on requests from one address. */
export const guards = plugin<{ requestsPerMinute: number; https: boolean }>(async (app, options) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.https && { maxAge: 31_536_000, includeSubDomains: true },
  });
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
});
