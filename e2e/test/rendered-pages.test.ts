import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { holdScript, isTakenOver, sees } from '../src/person.ts';
import { rendersPages, startProduct } from '../src/product.ts';
import { copySite } from '../src/site.ts';

const ALL = ['@mfe-auth', '@mfe-evaluation', '@mfe-investors'];
const PAGES = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/evaluation',
  '/investors',
  '/investors?search=Harrow&range=100k-500k',
  '/investors?page=2&utm_source=mail',
  '/investor/leonie-harrow',
  '/terms-of-service',
  '/privacy-policy',
  '/nowhere',
];

/** The elements of the page in order: tag, classes and the text of those without children. */
const elementsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map(
      (element) =>
        `${element.tagName}.${element.getAttribute('class') ?? ''}#${element.id} ${element.childElementCount === 0 ? element.textContent : ''}`,
    ),
  );

test.describe('a page that the server renders', { tag: '@any-database' }, () => {
  for (const path of PAGES) {
    test(`is taken over as it is: ${path}`, { tag: ALL }, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      const letGo = await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main h1').waitFor();
      await page.waitForFunction(() => document.readyState !== 'loading');
      const before = await elementsOf(page);
      expect(before.length).toBeGreaterThan(20);
      await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-seen', ''));
      letGo();
      await isTakenOver(page);
      expect(await page.locator('main h1[data-seen]').count()).toBe(1);
      expect(await elementsOf(page)).toEqual(before);
      expect(said.filter((text) => !/status of 404/.test(text))).toEqual([]);
    });
  }
});

test.describe('the releases of a remote', { tag: ['@mfe-auth', '@any-database'] }, () => {
  test('are rendered as each browser gets them: current, canary, rolled back, broken on the server', async ({
    visit,
  }) => {
    const site = copySite();
    const first = site.current('mfe-auth');
    const reworded = (word: string) => (code: string) => code.replaceAll('"Login"', `"${word}"`);
    const second = site.derive('mfe-auth', '0.0.2-second', reworded('Login, anew'));
    const onServer = (code: string) =>
      /^\(\(\)=>|module\.exports/.test(code) ? `throw new Error("no");${code}` : code;
    const broken = site.derive('mfe-auth', '0.0.3-broken', onServer);
    const product = await startProduct({ SITE_DIR: site.dir, RENDER_DEADLINE: '4000' });
    const rendered = (html: string) =>
      /<h1[^>]*>([^<]*)<\/h1>/.exec(html.replace(/<template.*?<\/template>/gs, ''))?.[1] ?? null;
    /** What the HTML and then the page say in a browser of this canary bucket. */
    const titles = async (bucket: number) => {
      const { page, context, problems } = await visit({ baseURL: product.url });
      await context.addCookies([{ name: 'release_bucket', value: String(bucket), url: product.url }]);
      const html = await (await context.request.get('/login')).text();
      await page.goto('/login');
      await isTakenOver(page);
      const shown = await page.locator('main h1').textContent();
      expect(problems).toEqual([]);
      await context.close();
      return [rendered(html), shown];
    };
    try {
      await rendersPages(product.url);
      expect(await titles(50)).toEqual(['Login', 'Login']);
      await site.run('canary', 'mfe-auth', second, '20%');
      expect(await titles(50)).toEqual(['Login', 'Login']);
      expect(await titles(3)).toEqual(['Login, anew', 'Login, anew']);
      await site.run('canary', 'mfe-auth', 'off');
      expect(await titles(3)).toEqual(['Login', 'Login']);
      site.set('mfe-auth', second);
      expect(await titles(50)).toEqual(['Login, anew', 'Login, anew']);
      site.set('mfe-auth', first);
      expect(await titles(50)).toEqual(['Login', 'Login']);
      site.set('mfe-auth', broken);
      expect(await titles(50)).toEqual([null, 'Login']);
      site.set('mfe-auth', first);
      const mend = site.tamper(`remotes/mfe-auth/${first}/server-SignUpPage.js`, (code) => `${code}//`);
      expect(rendered(await (await fetch(`${product.url}/signup`)).text())).toBe(null);
      mend();
      expect(await titles(50)).toEqual(['Login', 'Login']);
    } finally {
      await product.stop();
      site.remove();
    }
  });
});

test.describe('a link as other sites and search engines read it', { tag: '@any-database' }, () => {
  const read = async (url: string) => {
    const response = await fetch(url, { redirect: 'manual' });
    const html = await response.text();
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const tags = Object.fromEntries(
      Array.from(html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g), ([, name, value]) => [
        name,
        value,
      ]),
    );
    return { status: response.status, headers: response.headers, title, tags };
  };

  test('says what it is, and shows a picture', async ({ product }) => {
    for (const [path, title] of [
      ['/', 'Northlight'],
      ['/login', 'Login · Northlight'],
      ['/investors', 'Investors · Northlight'],
      ['/investor/leonie-harrow', 'Leonie Harrow · Northlight'],
      ['/evaluation', 'Pitch Analysis · Northlight'],
    ]) {
      const page = await read(product.url + path);
      expect([page.status, page.title]).toEqual([200, title]);
      expect(page.tags.description?.length).toBeGreaterThan(20);
      const picture = await fetch(String(page.tags['og:image']).replace(/^https?:\/\/[^/]+/, product.url));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });

  test('to nothing is not found, and one to shared results that are gone is gone', async ({ product }) => {
    const nowhere = await read(`${product.url}/nowhere`);
    expect([nowhere.status, nowhere.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    expect((await read(`${product.url}/investor/nobody-at-all`)).status).toBe(404);
    expect((await read(`${product.url}/shared-results/${'x'.repeat(43)}`)).status).toBe(410);
  });

  test('to a profile whose custom URL has changed leads to the new one', { tag: '@mfe-investors' }, async ({
    page,
    product,
    people,
  }) => {
    const former = `harbour-${Date.now()}`;
    const next = `${former}-two`;
    const investor = await people.investor({ custom_url_slug: former });
    await investor.call('PATCH', '/accounts/profile/', { custom_url_slug: next });
    const moved = await read(`${product.url}/investor/${former}?ref=mail`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/investor/${next}?ref=mail`]);
    await page.goto(`/investor/${former}`);
    await page.waitForURL(`**/investor/${next}`);
    await sees(page.getByRole('heading', { level: 1 }));
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    expect(sitemap).toContain(`/investor/${next}</loc>`);
    expect(sitemap).not.toContain(`/investor/${former}</loc>`);
  });
});
