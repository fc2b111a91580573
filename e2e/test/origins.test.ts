import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../src/journey.ts';
import { DEMO, logInByHand, sees } from '../src/person.ts';
import { type Product, startProduct } from '../src/product.ts';
import { copySite, type OwnSite } from '../src/site.ts';
import { type StaticHost, serveFiles } from '../src/static-host.ts';

let site: OwnSite;
/** The front-end folder of the product's own server: shell.json and remotes.json only. */
let own: string;
/** The host of the shell and most remotes, and the separate host of mfe-auth. */
let network: StaticHost;
let team: StaticHost;
let product: Product;

test.beforeAll(async () => {
  site = copySite();
  [network, team] = [await serveFiles(site.dir, ['/shell/', '/remotes/']), await serveFiles(site.dir, ['/remotes/'])];
  await site.run('remotes', 'mfe-auth', team.url);
  own = mkdtempSync(join(tmpdir(), 'northlight-e2e-own-'));
  for (const folder of ['shell', 'remotes']) mkdirSync(join(own, folder));
  for (const file of ['shell.json', 'remotes.json']) await cp(join(site.dir, file), join(own, file));
  product = await startProduct({ SITE_DIR: own, ASSETS_URL: network.url });
});
test.afterAll(async () => {
  await product?.stop();
  await Promise.all([network?.close(), team?.close()]);
  site?.remove();
  rmSync(own, { recursive: true, force: true });
});

test('I use the product with its front end on a content network and one part on an origin of its team', {
  tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-investors', '@mfe-settings', '@any-database'],
}, async ({ visit }) => {
  const { page, problems } = await visit({ baseURL: product.url });
  const fromServer: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === product.url && /^\/(shell|remotes)\//.test(pathname)) fromServer.push(pathname);
  });
  await logInByHand(page, DEMO.founder);
  await sees(page.getByRole('heading', { level: 1 }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investors' }).click();
  await sees(page.getByRole('link', { name: /Adaeze Nwokori/ }));
  await page.goto('/settings');
  await sees(page.getByLabel('First name'));
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  expect(fromServer).toEqual([]);
  expect(team.asked.some((path) => path.startsWith('/remotes/mfe-auth/'))).toBe(true);
  expect(team.asked.filter((path) => !path.startsWith('/remotes/mfe-auth/'))).toEqual([]);
  expect(network.asked.filter((path) => path.startsWith('/remotes/mfe-auth/'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('every file is fetched once, though the page asks for it ahead', {
  tag: ['@mfe-investors', '@any-database'],
}, async ({ visit }) => {
  const { page } = await visit({ baseURL: product.url });
  const before = network.asked.length;
  await page.goto('/investors');
  await sees(page.getByRole('link', { name: /Adaeze Nwokori/ }));
  const asked = network.asked.slice(before).filter((path) => path.endsWith('.js') || path.endsWith('.woff2'));
  expect(asked.length).toBeGreaterThan(3);
  expect([...new Set(asked)].sort()).toEqual([...asked].sort());
});

test('a part that was changed where its team keeps it does not run', { tag: ['@mfe-auth', '@any-database'] }, async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: product.url });
  const { entry } = site.remote('mfe-auth');
  const mend = site.tamper(entry, (code) => `${code}\n// changed`);
  await page.goto('/login');
  await page.getByText('What happened').click();
  await sees(page.getByText('The part differs from the released one, so it was not run'));
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(page.getByLabel('Email'));
});

test('a page takes nothing from an origin that the registry does not name', {
  tag: ['@mfe-auth', '@any-database'],
}, async ({ visit }) => {
  const { page, problems } = await visit({ baseURL: product.url });
  await page.goto('/login');
  await sees(page.getByLabel('Email'));
  const stranger = await serveFiles(site.dir, ['/shell/']);
  const ran = await page.evaluate(
    (url) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src: `${url}/shell/x.js` });
        script.onload = script.onerror = () => resolve(null);
        document.head.append(script);
      }),
    stranger.url,
  );
  expect(ran).toBeNull();
  expect(stranger.asked).toEqual([]);
  expect(problems.join()).toContain('Content Security Policy');
  await stranger.close();
});
