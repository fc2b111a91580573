import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets an ETag for the content, and returns true when the browser has this version. The tag is weak because the content
 * is sent in several encodings.
 */
export function isKnownAlready(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  return known.some((one) => one.trim() === tag);
}
