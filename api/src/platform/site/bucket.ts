import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

const NAME = 'release_bucket';
const BUCKETS = 100;
const YEAR = 31_536_000;

/**
 * The canary bucket of a browser: a random number from 0 to 99 that identifies nobody. Canary releases go to the lowest
 * buckets. A cookie keeps the number, so that a browser stays on its release.
 */
export function bucketOf(request: FastifyRequest, reply: FastifyReply, { https }: { https: boolean }): number {
  const kept = readCookie(request, NAME);
  if (/^\d{1,2}$/.test(kept)) return Number(kept);
  const bucket = randomInt(BUCKETS);
  const attributes = `Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`;
  reply.header('set-cookie', `${NAME}=${bucket}; ${attributes}`);
  return bucket;
}
