import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { breakRemote } from '../src/faults.ts';
import { DEMO, logIn, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();
const bar = (page: Page) => page.getByRole('complementary', { name: 'Parts chosen for this browser' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Forgot password' });

/** Addresses of the scripts of a part that this page has run. */
const scriptsOf = (page: Page, part: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .map((entry) => entry.name)
        .filter((url) => url.endsWith('.js') && (url.includes(`/${name}/`) || url.includes('remoteEntry'))),
    part,
  );

describe('a part from a developer’s machine', () => {
  let elsewhere: Server;
  let origin: string;

  /** Serves the released part at another origin, as a development server would. */
  beforeEach(async () => {
    const registry = (await (await fetch(`${world.product.url}/remotes.json`)).json()) as {
      remotes: { name: string; entry: string }[];
    };
    const entry = registry.remotes.find(({ name }) => name === 'mfe-auth')?.entry ?? '';
    const folder = new URL('.', new URL(entry, world.product.url));
    elsewhere = createServer(async (request, response) => {
      const file = await fetch(new URL(`.${request.url?.split('?')[0]}`, folder));
      response.writeHead(file.status, {
        'content-type': file.headers.get('content-type') ?? 'text/plain',
        'access-control-allow-origin': '*',
      });
      response.end(Buffer.from(await file.arrayBuffer()));
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  });
  afterEach(() => void elsewhere.close());

  it('runs in the real product, says so, survives a reload and is left with one click', async () => {
    const { page, problems } = world;
    await page.goto(`/forgot-password?remote=mfe-auth@${origin}`);
    await sees(heading(page));
    await sees(bar(page).getByText(`mfe-auth comes from ${origin}.`));
    expect(page.url()).toBe(`${world.product.url}/forgot-password`);
    await page.reload();
    await sees(heading(page));
    expect((await scriptsOf(page, 'mfe-auth')).filter((url) => !url.startsWith(origin))).toEqual([]);

    await bar(page).getByRole('button', { name: 'Reset' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await sees(heading(page));
    expect((await scriptsOf(page, 'mfe-auth')).filter((url) => url.startsWith(origin))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('is refused from an origin that is not allowed, and the released one runs', async () => {
    const { page } = world;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.goto('/forgot-password?remote=mfe-auth@https://elsewhere.example');
    await sees(heading(page));
    await sees(bar(page).getByText('mfe-auth may not come from https://elsewhere.example here.'));
    expect(asked).not.toContain('elsewhere.example');
  });
});

it('a part that is switched off in the address is not fetched, says so, and is switched on with one click', async () => {
  const { page } = world;
  await page.goto('/forgot-password?disable-remotes=mfe-auth,mfe-settings');
  await sees(bar(page).getByText('Switched off in this tab: mfe-auth, mfe-settings.'));
  await sees(page.getByRole('heading', { level: 1, name: /switched off/ }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investors' }).click();
  await sees(page.getByRole('heading', { level: 1, name: 'Investors' }));
  await page.goBack();
  await page.getByRole('button', { name: 'Switch on again' }).click();
  await sees(heading(page));
});

it('the reference on a failing part’s card leads a superuser to what happened', async () => {
  const { page, context } = world;
  const mend = await breakRemote(context, 'mfe-auth', {
    answer: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  });
  await page.goto('/forgot-password');
  await page.getByText('What happened').click();
  const reference = await page.locator('code').textContent();
  const told = page.waitForResponse('**/api/telemetry/');
  await mend();
  await told;
  await logIn(page, DEMO.admin);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'Status' }).first().click();
  await sees(page.getByRole('heading', { level: 1, name: 'Status' }));
  await page.getByRole('searchbox').fill(String(reference));
  const found = page
    .getByRole('table', { name: 'Failures, newest first' })
    .getByRole('row', { name: String(reference) });
  await sees(found.getByText('The part could not be fetched'));
});

it('somebody who is no superuser is turned away from the status before any of it is asked for', async () => {
  const { page } = world;
  await logIn(page, DEMO.founder);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => {
    history.pushState({}, '', '/status');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await sees(page.getByText('Access Denied'));
  await page.waitForURL('**/dashboard');
  expect(asked.filter((url) => url.includes('telemetry/remotes'))).toEqual([]);
});

describe('a tab that was opened before a release', () => {
  const OLD = { entry: '/remotes/mfe-auth/0.0.1-gone/remoteEntry.js', release: '0.0.1-gone', integrity: '' };
  /** The page still names a release that is gone, in the first so many loads of it. */
  async function openOld(page: Page, loads: number) {
    let documents = 0;
    await page.route('**/forgot-password', async (route) => {
      documents += 1;
      const response = await route.fetch();
      const html = await response.text();
      const stale = html.replace(/(<script id="remotes"[^>]*>)(.*?)(<\/script>)/s, (_, start, json, end) => {
        const registry = JSON.parse(json) as { remotes: { name: string; fallback?: unknown }[] };
        const remotes = registry.remotes.map(({ fallback: _fallback, ...remote }) =>
          remote.name === 'mfe-auth' ? { ...remote, ...OLD } : remote,
        );
        return start + JSON.stringify({ ...registry, remotes }) + end;
      });
      await route.fulfill({ response, body: documents <= loads ? stale : html });
    });
    await page.goto('/forgot-password');
    return () => documents;
  }

  it('is loaded anew by itself, once, when a file is gone', async () => {
    const { page } = world;
    const documents = await openOld(page, 1);
    await sees(heading(page));
    expect(documents()).toBe(2);
  });

  it('never reloads in a loop: the second time it asks', async () => {
    const { page } = world;
    const documents = await openOld(page, 2);
    await sees(page.getByText('There is a newer Northlight'));
    expect(documents()).toBe(2);
    await page.getByRole('button', { name: 'Reload when ready' }).click();
    await sees(heading(page));
  });
});

it('going back returns to where one was, and a new page begins at its top with its content in focus', async () => {
  const { page } = world;
  await page.goto('/');
  await sees(page.getByRole('heading', { name: 'For investors' }));
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await terms.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  await terms.click();
  await sees(page.getByRole('heading', { level: 1, name: 'Terms of Service' }));
  expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main']);
  await page.goBack();
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 5, top);
});
