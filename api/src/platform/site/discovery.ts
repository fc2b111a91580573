import type { BuiltShell, RegistryFile } from '@northlight/shared-api/remote';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnownAlready } from '../http/etag.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import { escapeAttribute } from './markup.ts';
import type { PageSettings } from './page-settings.ts';
import { accessOf } from './preload-links.ts';

/** Addresses that one sitemap may name (sitemaps.org). */
const MOST = 50_000;
const HOUR = 'public, max-age=3600';

/** Public pages that data make, such as profiles. */
export interface ListedPages {
  count(): Promise<number>;
  /** Their paths, always in the same order. */
  paths(part: { offset: number; limit: number }): Promise<string[]>;
}

interface Options {
  settings: PageSettings;
  /** Public address of the product, without a path. */
  publicUrl: string;
  releases: () => Promise<{ registry: RegistryFile | null; shell: BuiltShell }>;
  listed: ListedPages;
}

type Declared = { path: string; access: string; description?: string | undefined };

/** Start of a pattern, up to its first parameter. */
const fixedPart = (path: string) => path.replace(/:.*$/, '');

const urlset = (urls: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
    .map((url) => `<url><loc>${escapeAttribute(url)}</loc></url>\n`)
    .join('')}</urlset>\n`;

const index = (urls: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
    .map((url) => `<sitemap><loc>${escapeAttribute(url)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** Serves what search engines and browsers look for at fixed addresses. */
export function registerDiscovery(app: FastifyInstance, { settings, publicUrl, releases, listed }: Options) {
  const hidden = { schema: { hide: true } };

  async function declared(): Promise<Declared[]> {
    const { registry, shell } = await releases();
    const remotes = registry?.remotes.flatMap(({ routes }) => routes) ?? [];
    return [...(shell.routes ?? []), ...remotes].map((route) => ({ ...route, access: accessOf(route, settings) }));
  }

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
    reply.header('cache-control', HOUR).type(`${type}; charset=utf-8`);
    if (isKnownAlready(request, reply, text)) return reply.code(304).send();
    return await sendCompressed(request, reply, text);
  }

  /** Addresses of the public pages that releases declare. Only those with a description are worth finding. */
  async function ownPages(): Promise<string[]> {
    const routes = await declared();
    return routes
      .filter(({ path, access, description }) => access === 'everyone' && description && !path.includes(':'))
      .map(({ path }) => path);
  }

  app.get('/robots.txt', hidden, async (request, reply) => {
    const routes = await declared();
    // Pages behind secret links say themselves that no search engine should list them; sites may preview them.
    const closed = routes.filter(({ access }) => access !== 'everyone');
    const lines = [
      'User-agent: *',
      'Allow: /api/cards/',
      'Allow: /api/accounts/investors/',
      'Allow: /api/files/profile-images/',
      'Disallow: /api/',
      ...[...new Set(closed.map(({ path }) => fixedPart(path)))].sort().map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ];
    return await send(request, reply, 'text/plain', lines.join('\n'));
  });

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const [own, count] = await Promise.all([ownPages(), listed.count()]);
    const absolute = (path: string) => publicUrl + path;
    if (own.length + count <= MOST) {
      const paths = [...own, ...(await listed.paths({ offset: 0, limit: MOST }))];
      return await send(request, reply, 'application/xml', urlset(paths.map(absolute)));
    }
    const parts = Array.from({ length: Math.ceil(count / MOST) + 1 }, (_, part) => absolute(`/sitemap-${part}.xml`));
    return await send(request, reply, 'application/xml', index(parts));
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,5}$).xml', hidden, async (request, reply) => {
    const part = Number(request.params.part);
    const paths = part === 0 ? await ownPages() : await listed.paths({ offset: (part - 1) * MOST, limit: MOST });
    if (paths.length === 0) return reply.callNotFound();
    return await send(request, reply, 'application/xml', urlset(paths.map((path) => publicUrl + path)));
  });

  app.get('/manifest.webmanifest', hidden, async (request, reply) => {
    const { shell } = await releases();
    const icon = (name: string, sizes: string, purpose: string) => {
      const src = shell.others.find((url) => url.startsWith(`/shell/${name}.`));
      return src ? [{ src, sizes, type: 'image/png', purpose }] : [];
    };
    const manifest = {
      name: settings.product_name,
      short_name: settings.product_name,
      start_url: '/',
      display: 'standalone',
      background_color: '#f6f4ee',
      theme_color: '#f6f4ee',
      icons: [
        ...icon('icon-192', '192x192', 'any'),
        ...icon('icon-512', '512x512', 'any'),
        ...icon('icon-maskable', '512x512', 'maskable'),
      ],
    };
    return await send(request, reply, 'application/manifest+json', JSON.stringify(manifest));
  });

  // Browsers without support for the icons of the page ask for this one.
  app.get('/favicon.ico', hidden, async (_request, reply) => {
    const { shell } = await releases();
    const icon = shell.others.find((url) => url.startsWith('/shell/icon-192.'));
    return icon ? reply.header('cache-control', HOUR).redirect(icon, 302) : reply.callNotFound();
  });
}
