import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isKnownAlready } from '../../http/etag.ts';
import { type Card, cardMarkup } from './draw-card.ts';

/** A day; links are previewed once and kept by those who do. */
const CACHED = 'public, max-age=86400';

/** Drawn cards by what they say. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 });

async function draw(card: Card): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return await sharp(Buffer.from(cardMarkup(card)))
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

/** Sends the picture that other sites show for a link. It is drawn once for what it says. */
export async function sendCard(request: FastifyRequest, reply: FastifyReply, card: Card): Promise<FastifyReply> {
  const text = JSON.stringify(card);
  const key = createHash('sha256').update(text).digest('base64url');
  reply.headers({ 'cache-control': CACHED, 'cross-origin-resource-policy': 'cross-origin' });
  if (isKnownAlready(request, reply, text)) return reply.code(304).send();
  let image = drawn.get(key);
  if (!image) {
    image = draw(card);
    drawn.set(key, image);
    image.catch(() => drawn.delete(key));
  }
  return reply.type('image/png').send(await image);
}
