import rateLimit from '@fastify/rate-limit';
import plugin from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { tooManyRequests } from '../errors/failures.ts';
import { API_HEADERS } from './base-headers.ts';
import { shortAnswers } from './short-answers.ts';

/** Timeout for Redis in milliseconds. When Redis doesn't answer, requests pass uncounted. */
const REDIS_WAIT = 500;

/** Redis holds the request counts that several servers share. */
async function connectRedis(url: string, report: (error: Error) => void): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, {
    connectTimeout: REDIS_WAIT,
    commandTimeout: REDIS_WAIT,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries) => Math.min(tries * 50, REDIS_WAIT),
  });
  redis.on('error', report);
  return redis;
}

interface GuardOptions {
  requestsPerMinute: number;
  redisUrl: string | undefined;
}

/** Security headers, and a rate limit per client address. */
export const guards = plugin<GuardOptions>(async (app, options) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(API_HEADERS);
    done();
  });
  await app.register(shortAnswers);
  const redis = options.redisUrl
    ? await connectRedis(options.redisUrl, (error) => {
        app.uncounted.errors += 1;
        app.log.warn({ err: error }, 'requests are not counted');
      })
    : null;
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, {
    ...(redis && { redis, nameSpace: 'northlight-requests-', skipOnError: true }),
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
});
