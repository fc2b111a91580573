import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPage, type PageSettings } from './page.ts';
import { sendCompressed } from './send-compressed.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Scripts come from this origin; what is inline carries the page's nonce; nothing may frame the product. */
const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Paths that name a file, not a page. */
const isFile = (path: string) => /^\/(shell|remotes)\/|\.[a-z0-9]+$/i.test(path);

/**
 * Serves the built front end: hashed files for a year, the registry never cached, and the shell's page for every other
 * path. What is under /api/ is left alone.
 */
export function registerSite(app: FastifyInstance, { dir, settings }: { dir: string; settings: PageSettings }) {
  const page = createPage(dir, settings);
  const files = { index: false as const, cacheControl: false, preCompressed: true };
  const setYear = (reply: FastifyReply) => {
    reply.headers({ 'cache-control': YEAR, 'x-content-type-options': 'nosniff' });
  };
  app.register(fastifyStatic, { ...files, root: join(dir, 'shell'), prefix: '/shell/', setHeaders: setYear });
  app.register(fastifyStatic, {
    ...files,
    decorateReply: false,
    root: join(dir, 'remotes'),
    prefix: '/remotes/',
    setHeaders: setYear,
  });

  app.get('/remotes.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('remotes.json', dir),
  );

  /** Answers a path outside /api/ with the shell's page; unknown files are 404, so that no script is ever HTML. */
  return async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    if (isFile(path)) return reply.code(404).type('text/plain').send('Not found');
    const nonce = randomBytes(16).toString('base64url');
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(nonce),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    return sendCompressed(request, reply.type('text/html; charset=utf-8'), await page(path, nonce));
  };
}
