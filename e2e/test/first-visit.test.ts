import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enterPassword, holdScript, isTakenOver, logIn, sees } from '../src/person.ts';

/**
 * Browsers open at most six connections to one server over HTTP/1.1; further requests wait. The page can be read before
 * any of these has arrived, and the entry of a remote, the smallest, soon makes room for a seventh.
 */
const AT_ONCE = 7;

/** Adds up how much moves on the pages that this tab opens. */
const watchShifts = (page: Page) =>
  page.addInitScript(`
    globalThis.moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { moved += entry.value; }))
      .observe({ type: 'layout-shift', buffered: true });
  `);

test.describe.configure({ timeout: 180_000 });

test.describe('a first visit', { tag: '@any-database' }, () => {
  for (const [path, ...tag] of [
    ['/'],
    ['/login', '@mfe-auth'],
    ['/investors', '@mfe-investors'],
    ['/evaluation', '@mfe-evaluation'],
  ] as const) {
    test(`to ${path} asks for all it needs to show in one go`, { tag }, async ({ product }) => {
      const html = await (await fetch(product.url + path)).text();
      const head = html.replace(/<script id="(?:settings|remotes)".*?<\/script>/gs, '');
      const preloads = [...head.matchAll(/<link rel="preload"[^>]*>/g)];
      const files = [...preloads, ...head.matchAll(/<script[^>]* src=|<link[^>]*rel="stylesheet"/g)];
      expect(files.length).toBeLessThanOrEqual(AT_ONCE);
    });
  }

  test('over a slow network shows the page at once, keeps what is typed, and nothing moves', {
    tag: '@mfe-auth',
  }, async ({ page, problems }) => {
    const letGo = await holdScript(page);
    await watchShifts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await sees(page.getByRole('heading', { level: 1, name: 'Login' }));
    await page.getByLabel('Email').fill('early@example.com');
    await page.getByLabel('Password', { exact: true }).fill('four random words');
    await page.getByLabel('Remember me on this device').check();
    letGo();
    await isTakenOver(page);
    await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('four random words');
    await expect(page.getByLabel('Remember me on this device')).toBeChecked();
    expect(await page.evaluate('moved')).toBeLessThanOrEqual(0.01);
    expect(problems).toEqual([]);
  });

  test('by somebody who logs in before the scripts are there succeeds, and no password is in an address', {
    tag: ['@mfe-auth', '@mfe-dashboard'],
  }, async ({ page, people }) => {
    const { email, password } = await people.founder();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const letGo = await holdScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await enterPassword(page, email, password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    letGo();
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(addresses.filter((address) => address.includes('password='))).toEqual([]);
  });

  test('to a page behind login shows the frame and that it is loading, without what is for guests', {
    tag: '@mfe-dashboard',
  }, async ({ page, people, problems }) => {
    await logIn(page, await people.founder());
    const letGo = await holdScript(page);
    await watchShifts(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await sees(page.getByRole('region', { name: 'Loading...' }));
    await sees(page.getByRole('link', { name: 'Northlight' }));
    expect(await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).isVisible()).toBe(false);
    letGo();
    await sees(page.getByRole('heading', { level: 1 }));
    await sees(page.getByRole('button', { name: /^Account of/ }));
    expect(problems).toEqual([]);
  });

  test('whose first script does not arrive says so, and Try again brings the page', { tag: '@mfe-auth' }, async ({
    page,
  }) => {
    await page.route('**/shell/main.*.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Northlight didn’t load' }).waitFor({ timeout: 60_000 });
    expect(await page.getByText('Loading...').count()).toBe(0);
    await page.unroute('**/shell/main.*.js');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Email' }).waitFor({ timeout: 60_000 });
  });

  for (const [what, body] of [
    ['is not the one that was released', 'globalThis.loaded = true;'],
    ['is in words that this browser does not know', 'let = ;'],
  ]) {
    test(`whose first script ${what} says so`, async ({ page }) => {
      await page.route('**/shell/main.*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto('/');
      await page.getByRole('heading', { name: 'Northlight didn’t load' }).waitFor({ timeout: 60_000 });
    });
  }

  test('whose first script takes very long says so, and shows the page once it is there', { tag: '@mfe-auth' }, async ({
    page,
  }) => {
    const letGo = await holdScript(page);
    await page.clock.install();
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).waitFor({ timeout: 60_000 });
    await page.clock.fastForward(15_000);
    await page.getByRole('heading', { name: 'Northlight is slow to load' }).waitFor({ timeout: 60_000 });
    await page.getByRole('textbox', { name: 'Email' }).fill('meanwhile@example.com');
    letGo();
    await isTakenOver(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('meanwhile@example.com');
    expect(await page.getByRole('heading', { name: 'Northlight is slow to load' }).count()).toBe(0);
  });

  test('without scripts can read public pages, and says what is needed for more', {
    tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-investors'],
  }, async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    const note = page.locator('noscript p');
    await expect(note).toHaveText('This product needs JavaScript. Without it, you can only read public pages.');
    await sees(note);
    await sees(page.getByRole('heading', { level: 1, name: 'See your deck in an honest light' }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investors' }).click();
    await page.getByRole('link', { name: 'Adaeze Nwokori' }).first().click();
    await sees(page.getByRole('heading', { level: 1, name: 'Adaeze Nwokori' }));
    await sees(note);
    await page.goto('/login');
    await enterPassword(page, 'someone@example.com', 'four random words');
    expect(page.url()).not.toContain('password');
    await page.goto('/dashboard');
    expect(await page.getByText('Loading...').isVisible()).toBe(false);
    await sees(note);
  });
});
