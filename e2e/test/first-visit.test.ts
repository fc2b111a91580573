import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, newPerson } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, 60_000);
afterAll(() => Promise.all([product.stop(), browser.close()]));

/** What browsers ask of one server at a time, over HTTP/1.1: what is more waits for an answer first. */
const AT_ONCE = 6;

describe('a first visit', () => {
  it.each(['/', '/login', '/investors', '/evaluation'])(
    'to %s asks for all it needs to show in one go',
    async (path) => {
      const html = await (await fetch(product.url + path)).text();
      const head = html.replace(/<script id="(?:settings|remotes)".*?<\/script>/gs, '');
      const preloads = [...head.matchAll(/<link rel="preload"[^>]*>/g)];
      const files = [...preloads, ...head.matchAll(/<script[^>]* src=|<link[^>]*rel="stylesheet"/g)];
      expect(files.length).toBeLessThanOrEqual(AT_ONCE);
    },
  );

  it('over a slow network says that it is loading, and nothing moves when the page is there', async () => {
    const { context, page, problems } = await newPerson(browser);
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
    await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
    const loading = page.locator('.arriving');
    await loading.waitFor({ state: 'visible', timeout: 60_000 });
    expect(await loading.textContent()).toBe('Loading...');
    letGo();
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    expect(await loading.count()).toBe(0);
    expect(await page.evaluate('moved')).toBeLessThanOrEqual(0.02);
    expect(problems).toEqual([]);
    await context.close();
  }, 180_000);

  it('without scripts says what is needed, and not that it is loading', async () => {
    const { context, page } = await newPerson(browser, { javaScriptEnabled: false });
    await page.goto(product.url);
    expect(await page.locator('noscript').innerText()).toBe('This product needs JavaScript.');
    expect(await page.locator('.arriving').isVisible()).toBe(false);
    await context.close();
  }, 60_000);
});
