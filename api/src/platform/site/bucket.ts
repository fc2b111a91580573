import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

const NAME = 'release_bucket';
const BUCKETS = 100;
const YEAR = 31_536_000;

/**
 * The bucket of a browser, a number from 0 to 99 that says nothing else of it: canary releases go to the first few.
 * It is drawn when it is needed first, and kept in a cookie so that a browser stays with its release.
 */
export function bucketOf(request: FastifyRequest, reply: FastifyReply, { https }: { https: boolean }): number {
  const kept = readCookie(request, NAME);
  if (/^\d{1,2}$/.test(kept)) return Number(kept);
  const bucket = randomInt(BUCKETS);
  const attributes = `Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`;
  reply.header('set-cookie', `${NAME}=${bucket}; ${attributes}`);
  return bucket;
}
