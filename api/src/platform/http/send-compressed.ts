import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './content-encoding.ts';

/** Sends generated text compressed, if the browser accepts that. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding.name).send(await encoding.encode(text));
}
