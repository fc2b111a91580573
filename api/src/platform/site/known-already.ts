import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names the answer by its content, and says whether the browser has that very one. Weak, since it is sent in encodings. */
export function isKnownAlready(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  return known.some((one) => one.trim() === tag);
}
