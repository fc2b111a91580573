import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { buildSite } from '../../test/factories/site.ts';
import { buildInvestor } from '../../test/factories/users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env: { SITE_DIR: buildSite().dir, PUBLIC_URL: 'https://app.example.com' } });
});
afterAll(() => server.close());

const htmlOf = async (path: string) => (await server.app.inject(path)).body;

describe('a link to the directory', () => {
  it('counts with what it lists, and without what only tells where it was found', async () => {
    const html = await htmlOf('/investors?utm_source=mail&page=2&search=climate%20%26%20%3Cb%3E');
    expect(html).toContain(
      '<link rel="canonical" href="https://app.example.com/investors?search=climate+%26+%3Cb%3E&#38;page=2">',
    );
    expect(await htmlOf('/investors?ref=x')).toContain(
      '<link rel="canonical" href="https://app.example.com/investors">',
    );
  });
});

describe('a link to a profile, as other sites show it', () => {
  it.each(['/investor/nobody', '/investor?id=999999', '/investor?id=1%20or%201', '/investor'])(
    'leads nowhere if there is none: %s',
    async (path) => {
      const { statusCode, headers, body } = await server.app.inject(path);
      expect(statusCode).toBe(404);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(body).toContain('<title>Investor · Northlight</title>');
    },
  );

  it('says nothing of a profile that is not live', async () => {
    await buildInvestor(server.context, { is_profile_live: 0, custom_url_slug: 'dark', first_name: 'Shade' });
    const { statusCode, body } = await server.app.inject('/investor/dark');
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Shade');
  });

  it('says who it is, at the one address that counts', async () => {
    const { id } = await buildInvestor(server.context, {
      first_name: 'Ada',
      last_name: 'Berg',
      custom_url_slug: 'ada',
    });
    for (const path of ['/investor/ADA?ref=x', '/investor/ada/?ref=x', `/investor?id=${id}&ref=x`]) {
      const { statusCode, headers } = await server.app.inject(path);
      expect([statusCode, headers.location]).toEqual([301, '/investor/ada?ref=x']);
    }
    for (const path of ['/investor/ada', '/investor/ada?ref=x']) {
      const html = await htmlOf(path);
      expect(html).toContain('<title>Ada Berg · Northlight</title>');
      expect(html).toContain('<meta property="og:title" content="Ada Berg">');
      expect(html).toMatch(/<meta name="description" content="Partner, Fold Capital\. /);
      expect(html).toContain('<meta property="og:url" content="https://app.example.com/investor/ada">');
      expect(html).toContain('<link rel="canonical" href="https://app.example.com/investor/ada">');
      const [, json = ''] = /<script type="application\/ld\+json" nonce="[\w-]+">(.*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(json)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: 'Ada Berg',
          jobTitle: 'Partner',
          image: 'https://app.example.com/api/files/profile-images/none.png',
        },
      });
    }
  });

  it('lets no text become markup, and cuts a long one', async () => {
    await buildInvestor(server.context, {
      first_name: '</head><script>alert(1)</script>',
      last_name: '"$&',
      bio: `' onload="x" $1 ${'long '.repeat(100)}`,
      custom_url_slug: 'evil',
    });
    const html = await htmlOf('/investor/evil');
    expect(html).not.toContain('<script>alert(1)');
    expect(html.match(/<\/head>/g)).toHaveLength(1);
    const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(html) ?? [];
    expect(description).toContain("' onload=&#34;x&#34; $1 long");
    expect(description.endsWith('…')).toBe(true);
    expect(description.replace(/&#\d+;/g, 'x').length).toBeLessThanOrEqual(200);
  });
});
