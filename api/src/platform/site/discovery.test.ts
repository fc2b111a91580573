import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { evaluateDeck } from '../../../test/factories/evaluations.ts';
import { buildRelease, buildRemote, buildShell, buildSite } from '../../../test/factories/site.ts';
import { buildInvestor, buildUser } from '../../../test/factories/users.ts';
import { insertShare } from '../../evaluation/shares/repository.ts';
import { hashToken, randomToken } from '../security/secrets.ts';
import { registerDiscovery } from './discovery.ts';

let server: TestApp;
beforeAll(async () => {
  const site = buildSite();
  const shell = buildShell('1.0.0-a', {
    routes: [
      { path: '/', title: null, access: 'everyone', description: 'The product.' },
      { path: '/status', title: 'Status', access: 'superuser' },
    ],
    others: ['/shell/icon-192.ab12.png', '/shell/icon-maskable.cd34.png'],
  });
  const routes = [
    { path: '/x', page: 'XPage', access: 'everyone', title: 'X', description: 'The X & more.' },
    { path: '/mine/:id', page: 'XPage', access: 'login', title: 'Mine' },
    { path: '/shared-results/:token', page: 'XPage', access: 'everyone', title: 'Shared' },
  ] as const;
  site.releaseShell(shell, buildRemote('1', { ...buildRelease('1'), routes: [...routes] }));
  server = await buildTestApp({
    readDeck: async () => ({ slides: [], language: null, sha256: '0'.repeat(64) }),
    env: { SITE_DIR: site.dir, PUBLIC_URL: 'https://app.example.com' },
  });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject(url);

describe('what search engines and browsers look for', () => {
  it('keeps robots away from calls and from pages behind login, and shows them the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /status', 'Disallow: /mine/']));
    expect(lines).not.toContain('Disallow: /x');
    expect(lines).toContain('Sitemap: https://app.example.com/sitemap.xml');
  });

  it('lists public pages and the profiles of the directory', async () => {
    await buildInvestor(server.context, { custom_url_slug: 'ada-b' });
    await buildInvestor(server.context, { custom_url_slug: 'hidden', is_publicly_listed: 0 });
    await buildInvestor(server.context, { custom_url_slug: 'dark', is_profile_live: 0 });
    const { id } = await buildInvestor(server.context, { custom_url_slug: null });
    const { body } = await get('/sitemap.xml');
    const urls = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(urls).toEqual(
      ['/', '/x', '/investor/ada-b', `/investor?id=${id}`].map((path) => `https://app.example.com${path}`),
    );
    expect((await get('/sitemap-0.xml')).body).toContain('<loc>https://app.example.com/x</loc>');
    expect((await get('/sitemap-1.xml')).body).toContain('<loc>https://app.example.com/investor/ada-b</loc>');
    expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
  });

  it('splits the sitemap where there are more pages than one may name', async () => {
    const app = Fastify();
    const count = 100_001;
    registerDiscovery(app, {
      settings: {} as never,
      publicUrl: 'https://app.example.com',
      releases: async () => ({ registry: null, shell: buildShell('1.0.0-a') }),
      listed: {
        count: async () => count,
        paths: async ({ offset, limit }) =>
          Array.from({ length: Math.min(limit, count - offset) }, (_, index) => `/investor/${offset + index}`),
      },
    });
    const locations = async (url: string) =>
      Array.from((await app.inject(url)).body.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
    const parts = await locations('/sitemap.xml');
    expect(parts).toEqual([0, 1, 2, 3].map((part) => `https://app.example.com/sitemap-${part}.xml`));
    const profiles = await Promise.all([1, 2, 3].map((part) => locations(`/sitemap-${part}.xml`)));
    expect(profiles.map(({ length }) => length)).toEqual([50_000, 50_000, 1]);
    expect(new Set(profiles.flat()).size).toBe(count);
    await app.close();
  });

  it('lets a browser install the product', async () => {
    const manifest = (await get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Northlight', start_url: '/', display: 'standalone' });
    expect(manifest.icons).toEqual([
      { src: '/shell/icon-192.ab12.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/shell/icon-maskable.cd34.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]);
    expect((await get('/favicon.ico')).headers.location).toBe('/shell/icon-192.ab12.png');
  });

  it('tells each page’s title, and whether there is such a page', async () => {
    const page = await get('/x');
    expect(page.body).toContain('<title>X · Northlight</title>');
    expect(page.body).toContain('<meta name="description" content="The X &#38; more.">');
    expect((await get('/')).body).toContain('<title>Northlight</title>');
    expect((await get('/mine/7')).headers['x-robots-tag']).toBe('noindex');
    const nowhere = await get('/nowhere');
    expect(nowhere.statusCode).toBe(404);
    expect(nowhere.body).toContain('<title>Page not found · Northlight</title>');
    expect((await server.app.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404);
  });
});

describe('a link to a shared evaluation', () => {
  it('tells nothing of it, and that it is gone once it is', async () => {
    const founder = await buildUser(server.context);
    const path = join(server.dir, 'x.pdf');
    writeFileSync(path, '%PDF');
    const { evaluation } = await evaluateDeck(server.context, { path, filename: 'x.pdf', size: 4 }, founder.id);
    const token = randomToken();
    const share = { id: crypto.randomUUID(), created_at: '2026-11-20T10:00:00.000Z', last_opened_at: null };
    const expires_at = new Date(server.context.clock().getTime() + 60_000).toISOString();
    await insertShare(server.context.db, {
      ...share,
      expires_at,
      evaluation_id: evaluation.id,
      token_hash: hashToken(token),
    });
    const open = await get(`/shared-results/${token}`);
    expect(open.statusCode).toBe(200);
    expect(open.headers['x-robots-tag']).toBe('noindex');
    expect(open.body).toContain('content="https://app.example.com/api/cards/shared-result/"');
    await server.context.db.deleteFrom('evaluation_shares').execute();
    expect((await get(`/shared-results/${token}`)).statusCode).toBe(410);
    expect((await get('/shared-results/short')).statusCode).toBe(404);
  });
});

describe('the picture of a link', () => {
  it.each(['/api/cards/product/', '/api/cards/shared-result/'])('is drawn once and kept: %s', async (url) => {
    const { rawPayload, headers } = await get(url);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('shows a live profile, in any script and whatever its length, and no other', async () => {
    const strange = { first_name: '</svg><image href="http://127.0.0.1/"/>', last_name: '王小明 محمد ✓', bio: 'x' };
    const { id } = await buildInvestor(server.context, { ...strange, company: 'Long '.repeat(60) });
    const { rawPayload, statusCode } = await get(`/api/accounts/investors/${id}/card/`);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    await server.context.db.updateTable('users').set({ is_profile_live: 0 }).where('id', '=', id).execute();
    expect((await get(`/api/accounts/investors/${id}/card/`)).statusCode).toBe(403);
    expect((await get('/api/accounts/investors/999999/card/')).statusCode).toBe(404);
  });
});
