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

describe('a link to a profile, as other sites show it', () => {
  it.each(['/investor/nobody', '/investor?id=999999', '/investor?id=1%20or%201', '/investors'])(
    'says nothing where there is none: %s',
    async (path) => {
      const response = await server.app.inject(path);
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toContain('og:');
    },
  );

  it('says nothing of a profile that is not live', async () => {
    await buildInvestor(server.context, { is_profile_live: 0, custom_url_slug: 'dark' });
    expect(await htmlOf('/investor/dark')).not.toContain('og:');
  });

  it('says who it is, at the one address that counts', async () => {
    const { id } = await buildInvestor(server.context, {
      first_name: 'Ada',
      last_name: 'Berg',
      custom_url_slug: 'ada',
    });
    for (const path of ['/investor/ada', '/investor/ADA/', `/investor?id=${id}`]) {
      const html = await htmlOf(path);
      expect(html).toContain('<meta property="og:title" content="Ada Berg, Partner, Fold Capital">');
      expect(html).toContain('<meta property="og:url" content="https://app.example.com/investor/ada">');
      expect(html).toContain('<link rel="canonical" href="https://app.example.com/investor/ada">');
      expect(html).toContain('content="https://app.example.com/api/files/profile-images/none.png"');
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
    expect(description).toContain('&#39; onload=&#34;x&#34; $1 long');
    expect(description.endsWith('…')).toBe(true);
    expect(description.replace(/&#\d+;/g, 'x').length).toBeLessThanOrEqual(200);
  });
});
