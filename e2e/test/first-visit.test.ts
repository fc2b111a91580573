import { expect, test } from '../src/journey.ts';

/** Browsers open at most six connections to one server over HTTP/1.1; further requests wait. */
const AT_ONCE = 6;

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

  test('over a slow network says that it is loading, and nothing moves when the page is there', {
    tag: '@mfe-auth',
  }, async ({ page, problems }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/shell/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(`
      globalThis.moved = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => { moved += entry.value; }))
        .observe({ type: 'layout-shift', buffered: true });
    `);
    await page.goto('/login', { waitUntil: 'commit' });
    const loading = page.locator('.arriving');
    await loading.waitFor({ state: 'visible', timeout: 60_000 });
    expect(await loading.textContent()).toBe('Loading...');
    letGo();
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    expect(await loading.count()).toBe(0);
    expect(await page.evaluate('moved')).toBeLessThanOrEqual(0.02);
    expect(problems).toEqual([]);
  });

  test('whose first script does not arrive says so, and Try again brings the page', { tag: '@mfe-auth' }, async ({
    page,
  }) => {
    await page.route('**/shell/main.*.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Northlight did not load' }).waitFor({ timeout: 60_000 });
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
      await page.getByRole('heading', { name: 'Northlight did not load' }).waitFor({ timeout: 60_000 });
    });
  }

  test('whose first script takes very long says so, and shows the page once it is there', { tag: '@mfe-auth' }, async ({
    page,
  }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/shell/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('.arriving').waitFor({ timeout: 60_000 });
    await page.clock.fastForward(15_000);
    await page.getByRole('heading', { name: 'Northlight is slow to load' }).waitFor({ timeout: 60_000 });
    letGo();
    await page.getByRole('textbox', { name: 'Email' }).waitFor({ timeout: 60_000 });
    expect(await page.getByRole('heading', { name: 'Northlight is slow to load' }).count()).toBe(0);
  });

  test('without scripts says what is needed, and not that it is loading', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.locator('noscript').textContent()).toContain('This product needs JavaScript.');
    expect(await page.locator('noscript').isVisible()).toBe(true);
    expect(await page.locator('.arriving').isVisible()).toBe(false);
  });
});
