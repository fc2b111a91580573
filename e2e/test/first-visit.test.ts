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

  it('without scripts says what is needed, and not that it is loading', async () => {
    const { context, page } = await newPerson(world.browser, { javaScriptEnabled: false });
    await page.goto(world.product.url);
    expect(await page.locator('noscript').textContent()).toContain('This product needs JavaScript.');
    expect(await page.locator('noscript').isVisible()).toBe(true);
    expect(await page.locator('.arriving').isVisible()).toBe(false);
    await context.close();
  }, 60_000);
});
