import { describe, expect, it } from '@jest/globals';
import { newPerson } from '../src/browser.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();

/** What browsers ask of one server at a time, over HTTP/1.1: what is more waits for an answer first. */
const AT_ONCE = 6;

describe('a first visit', () => {
  it.each(['/', '/login', '/investors', '/evaluation'])(
    'to %s asks for all it needs to show in one go',
    async (path) => {
      const html = await (await fetch(world.product.url + path)).text();
      const head = html.replace(/<script id="(?:settings|remotes)".*?<\/script>/gs, '');
      const preloads = [...head.matchAll(/<link rel="preload"[^>]*>/g)];
      const files = [...preloads, ...head.matchAll(/<script[^>]* src=|<link[^>]*rel="stylesheet"/g)];
      expect(files.length).toBeLessThanOrEqual(AT_ONCE);
    },
  );

  it('over a slow network says that it is loading, and nothing moves when the page is there', async () => {
    const { page, problems } = world;
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
  }, 180_000);

  it('whose first script does not arrive says so, and Try again brings the page', async () => {
    const { context, page } = await newPerson(world.browser);
    await page.route('**/shell/main.*.js', (route) => route.abort());
    await page.goto(`${world.product.url}/login`);
    await page.getByRole('heading', { name: 'Northlight did not load' }).waitFor({ timeout: 60_000 });
    expect(await page.getByText('Loading...').count()).toBe(0);
    await page.unroute('**/shell/main.*.js');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Email' }).waitFor({ timeout: 60_000 });
    await context.close();
  }, 180_000);

  it.each([
    ['is not the one that was released', 'globalThis.loaded = true;'],
    ['is in words that this browser does not know', 'let = ;'],
  ])(
    'whose first script %s says so',
    async (_, body) => {
      const { context, page } = await newPerson(world.browser);
      await page.route('**/shell/main.*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto(world.product.url);
      await page.getByRole('heading', { name: 'Northlight did not load' }).waitFor({ timeout: 60_000 });
      await context.close();
    },
    180_000,
  );

  it('whose first script takes very long says so, and shows the page once it is there', async () => {
    const { context, page } = await newPerson(world.browser);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/shell/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(`${world.product.url}/login`, { waitUntil: 'commit' });
    await page.locator('.arriving').waitFor({ timeout: 60_000 });
    await page.clock.fastForward(15_000);
    await page.getByRole('heading', { name: 'Northlight is slow to load' }).waitFor({ timeout: 60_000 });
    letGo();
    await page.getByRole('textbox', { name: 'Email' }).waitFor({ timeout: 60_000 });
    expect(await page.getByRole('heading', { name: 'Northlight is slow to load' }).count()).toBe(0);
    await context.close();
  }, 180_000);

  it('without scripts says what is needed, and not that it is loading', async () => {
    const { context, page } = await newPerson(world.browser, { javaScriptEnabled: false });
    await page.goto(world.product.url);
    expect(await page.locator('noscript').textContent()).toContain('This product needs JavaScript.');
    expect(await page.locator('noscript').isVisible()).toBe(true);
    expect(await page.locator('.arriving').isVisible()).toBe(false);
    await context.close();
  }, 60_000);
});
