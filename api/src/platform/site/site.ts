import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { OVERRIDE } from '@northlight/shared-api/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnownAlready } from '../http/etag.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import type { Releases } from '../releases/releases.ts';
import type { SandboxLevel } from '../sandbox/sandbox.ts';
import { bucketOf } from './bucket.ts';
import { type ListedPages, registerDiscovery } from './discovery.ts';
import { overrideOrigins } from './override-origins.ts';
import { createPage, type OpenedPage } from './page.ts';
import { type Describe, factsOf, headOf, type PageFacts } from './page-head.ts';
import type { PageSettings } from './page-settings.ts';
import { readCookie } from './read-cookie.ts';
import { type Ask, createRenderedPages } from './rendering/rendered-pages.ts';
import { PageRenderer } from './rendering/renderer.ts';
import { hasCanaries, originsOf } from './rollout.ts';

const PLAIN = 'text/plain; charset=utf-8';
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

/** Powers that no page uses, and that a script from elsewhere therefore cannot ask for. */
const PERMISSIONS = `accelerometer autoplay camera display-capture geolocation gyroscope hid magnetometer
  microphone midi payment screen-wake-lock serial usb xr-spatial-tracking`
  .split(/\s+/)
  .map((power) => `${power}=()`)
  .join(', ');

/** Paths of files rather than pages. */
const isFile = (path: string) => /^\/(shell|remotes)\/|\.[a-z0-9]+$/i.test(path);

/** Milliseconds for the first page, which loads the shell's bundle. */
const WARM_UP_MS = 5000;
const SILENT = { ended: () => {}, failed: () => {} };
const NO_ANSWERS: Ask = async () => undefined;

type RenderPage = ReturnType<typeof createRenderedPages>;

/** The content of a page by this renderer, if all releases are known. */
const renderIn = async (render: RenderPage, { url, shell, wanted, registry }: OpenedPage, ask: Ask) =>
  wanted && registry ? await render({ url, shell, wanted, registry }, ask) : null;

export interface SiteOptions {
  /** Folder of the built front end. */
  dir: string;
  settings: PageSettings;
  /** Origin of the front end's files; empty for the page's own. */
  assets: string;
  releases: Pick<Releases, 'registry' | 'standings' | 'report'>;
  /** Pages that one address may load in a minute. */
  pagesPerMinute: number;
  /** Milliseconds that rendering a page may take; 0 leaves it to the browser. */
  renderDeadline: number;
  /** Protection of the process that renders pages. @default the strongest one on this machine */
  sandbox?: SandboxLevel | undefined;
  /** Public address of the product, without a path. */
  publicUrl: string;
  describe?: Describe;
  listed: ListedPages;
}

/**
 * Serves the built front end: hashed files with a cache lifetime of a year, the registry with revalidation, and the
 * shell's page for every other path. Paths under /api/ are left alone.
 */
export function registerSite(
  app: FastifyInstance,
  {
    dir,
    settings,
    publicUrl,
    assets,
    releases,
    describe,
    listed,
    pagesPerMinute,
    renderDeadline,
    sandbox,
  }: SiteOptions,
) {
  const page = createPage(dir, settings, assets);
  const https = publicUrl.startsWith('https:');
  const renderer = new PageRenderer(dir, sandbox);
  app.addHook('onClose', async () => renderer.close());
  const renderPage = createRenderedPages({
    renderer,
    settings,
    deadline: renderDeadline,
    report: { ended: releases.report.pageEnded, failed: releases.report.renderingFailed },
  });

  /** Asks the API within this process, on behalf of the visitor's address but without a session. */
  const asGuest =
    ({ ip }: FastifyRequest): Ask =>
    async (url, signal) => {
      const answer = await app.inject({ url, remoteAddress: ip, signal });
      return answer.statusCode === 200 ? answer.json() : undefined;
    };

  /** What routes and data say of a page. Data that cannot be read say nothing. */
  async function describePage({ url, wanted, isComplete }: OpenedPage): Promise<PageFacts> {
    const address = URL.parse(url, publicUrl) ?? new URL(publicUrl);
    const facts = factsOf(address, wanted, isComplete, settings);
    return { ...facts, ...(await describe?.(address).catch(() => null)) };
  }

  /** The content of a page, if the server renders it in the releases that this browser gets. */
  const renderFor = async (request: FastifyRequest, opened: OpenedPage) =>
    readCookie(request, OVERRIDE.cookie) === '' ? await renderIn(renderPage, opened, asGuest(request)) : null;

  /**
   * The registry, what is known of its releases, and this browser's bucket. Without a canary release, browsers are not
   * assigned to buckets.
   */
  async function visitOf(request: FastifyRequest, reply: FastifyReply) {
    const [registry, standings] = await Promise.all([releases.registry(), releases.standings()]);
    const bucket = registry && hasCanaries(registry, standings) ? bucketOf(request, reply, { https }) : 0;
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    return { registry, standings, bucket };
  }

  /** Renders the first page ahead, because the shell's bundle takes its time when it is loaded. */
  async function warmUp() {
    const [registry, standings] = await Promise.all([releases.registry(), releases.standings()]);
    const opened = await page.open('/', { registry, standings, bucket: 100 });
    // However long it takes.
    await renderIn(
      createRenderedPages({ renderer, settings, deadline: WARM_UP_MS, report: SILENT }),
      opened,
      NO_ANSWERS,
    );
  }
  if (renderDeadline > 0) app.addHook('onListen', async () => void warmUp().catch(() => {}));

  let countPage: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    countPage = scope.createRateLimit({ max: pagesPerMinute, timeWindow: '1 minute' });
  });

  const files = { index: false as const, cacheControl: false, preCompressed: true };
  /** These files are public, and a CDN passes the headers on to pages of any origin. */
  const setYear = (reply: FastifyReply) => {
    reply.headers({
      'cache-control': YEAR,
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
    const { registry, ...browser } = await visitOf(request, reply);
    if (!registry) return reply.code(503).type(PLAIN).send('No releases are available.');
    const json = JSON.stringify(await page.registryOf(registry, browser));
    if (isKnownAlready(request, reply, json)) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), json);
  });

  registerDiscovery(app, {
    settings,
    publicUrl,
    listed,
    releases: async () => {
      const [registry, standings] = await Promise.all([releases.registry(), releases.standings()]);
      return await page.releasesOf({ registry, standings });
    },
  });

  app.get('/third-party-notices.txt', { schema: { hide: true } }, async (request, reply) => {
    const notices = await readFile(join(dir, 'third-party-notices.txt'), 'utf8').catch(() => null);
    reply.header('cache-control', 'no-cache').type(PLAIN);
    if (notices === null) return reply.code(404).send('Not found');
    if (isKnownAlready(request, reply, notices)) return reply.code(304).send();
    return sendCompressed(request, reply, notices);
  });

  /**
   * Answers a path outside /api/ with the shell's page. Unknown files get a 404, so that HTML is never served as a
   * script.
   */
  return async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/'] = request.url.split('?', 1);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    if (isFile(path)) return reply.code(404).type(PLAIN).send('Not found');
    const counted = await countPage?.(request);
    if (counted?.isAllowed === false && counted.isExceeded) {
      reply.header('retry-after', counted.ttlInSeconds).type(PLAIN);
      return reply.code(429).send('Too many pages were loaded from your network. Please try again in a minute.');
    }
    const nonce = randomBytes(16).toString('base64url');
    const visit = await visitOf(request, reply);
    const elsewhere = [...originsOf(visit.registry, assets), ...overrideOrigins(request, settings.remote_origins)];
    reply.headers({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': PERMISSIONS,
      'content-security-policy': contentSecurityPolicy(nonce, [...new Set(elsewhere)]),
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const opened = await page.open(request.url, visit);
    const [facts, fragment] = await Promise.all([describePage(opened), renderFor(request, opened)]);
    // Permanent for search engines. `no-cache` has browsers ask again, because the old address may get a new owner.
    if (facts.movedTo !== undefined) return reply.redirect(facts.movedTo, 301);
    if (facts.canonical === null) reply.header('x-robots-tag', 'noindex');
    const head = headOf(facts, { productName: settings.product_name, publicUrl, nonce });
    const html = page.write(opened, { nonce, head, fragment });
    reply.code(facts.status);
    return sendCompressed(request, reply.type('text/html; charset=utf-8'), html);
  };
}
