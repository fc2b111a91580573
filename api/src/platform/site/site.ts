import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bucketOf } from './bucket.ts';
import { isKnownAlready } from './etag.ts';
import { overrideOrigins } from './override-origins.ts';
import { createPage, type PageSettings } from './page.ts';
import { openRegistry } from './registry.ts';
import { addressSource, fileSource } from './registry-source.ts';
import { hasCanaries, originsOf } from './rollout.ts';
import { sendCompressed } from './send-compressed.ts';

/** Milliseconds that a page waits for an update of a registry at a URL. */
const PATIENCE = 50;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Scripts come from this origin, inline code needs the page's nonce, and no site may frame the product. Other origins
 * are allowed only if the registry or an override of this browser names them.
 */
const contentSecurityPolicy = (nonce: string, elsewhere: string[]) =>
  [
    "default-src 'self'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...elsewhere].join(' '),
    ...(elsewhere.length > 0
      ? ['connect-src', 'font-src'].map((kind) => [kind, "'self'", ...elsewhere].join(' '))
      : []),
    ['style-src', "'self'", `'nonce-${nonce}'`, ...elsewhere].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...elsewhere].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Paths of files rather than pages. */
const isFile = (path: string) => /^\/(shell|remotes)\/|\.[a-z0-9]+$/i.test(path);

export interface SiteOptions {
  /** Folder of the built front end. */
  dir: string;
  settings: PageSettings;
  /** Whether the public address uses HTTPS. */
  https: boolean;
  /** Origin of the front end's files; empty for the page's own. */
  assets: string;
  /** URL of the registry, if it is hosted apart from the front end. */
  registryUrl?: string | undefined;
  /** Adds the metadata that other sites show for a link to the page. */
  describe?: (html: string, path: string) => Promise<string>;
}

/**
 * Serves the built front end: hashed files with a cache lifetime of a year, the registry with revalidation, and the
 * shell's page for every other path. Paths under /api/ are left alone.
 */
export function registerSite(
  app: FastifyInstance,
  { dir, settings, https, assets, registryUrl, describe }: SiteOptions,
) {
  const page = createPage(dir, settings, assets);
  const source = registryUrl ? addressSource(registryUrl) : fileSource(join(dir, 'remotes.json'));
  const report = (error: unknown) => app.log.error(error, 'The registry of releases is not usable');
  const readRegistry = openRegistry(source, report, registryUrl ? PATIENCE : undefined);

  /** The registry, and this browser's bucket. Without a canary release, browsers are not assigned to buckets. */
  async function visitOf(request: FastifyRequest, reply: FastifyReply) {
    const registry = await readRegistry();
    const bucket = registry && hasCanaries(registry) ? bucketOf(request, reply, { https }) : 0;
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie', 'x-content-type-options': 'nosniff' });
    return { registry, bucket };
  }

  const files = { index: false as const, cacheControl: false, preCompressed: true };
  /** These files are public, and a CDN passes the headers on to pages of any origin. */
  const setYear = (reply: FastifyReply) => {
    reply.headers({
      'cache-control': YEAR,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  };
  app.register(fastifyStatic, { ...files, root: join(dir, 'shell'), prefix: '/shell/', setHeaders: setYear });
  app.register(fastifyStatic, {
    ...files,
    decorateReply: false,
    root: join(dir, 'remotes'),
    prefix: '/remotes/',
    setHeaders: setYear,
  });

  app.get('/remotes.json', { schema: { hide: true } }, async (request, reply) => {
    const { registry, bucket } = await visitOf(request, reply);
    if (!registry) return reply.code(503).type('text/plain').send('There are no releases to be had.');
    const json = JSON.stringify(await page.registryOf(registry, bucket));
    if (isKnownAlready(request, reply, json)) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), json);
  });

  /**
   * Answers a path outside /api/ with the shell's page. Unknown files get a 404, so that HTML is never served as a
   * script.
   */
  return async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    if (isFile(path)) return reply.code(404).type('text/plain').send('Not found');
    const nonce = randomBytes(16).toString('base64url');
    const visit = await visitOf(request, reply);
    const elsewhere = [...originsOf(visit.registry, assets), ...overrideOrigins(request, settings.remote_origins)];
    reply.headers({
      'content-security-policy': contentSecurityPolicy(nonce, [...new Set(elsewhere)]),
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const html = await page.htmlOf(path, { ...visit, nonce });
    const described = describe ? await describe(html, request.url) : html;
    return sendCompressed(request, reply.type('text/html; charset=utf-8'), described);
  };
}
