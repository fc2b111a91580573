import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { breakRemote } from '../src/faults.ts';
import { expect, test } from '../src/journey.ts';
import { isTakenOver, logIn, sees } from '../src/person.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Parts chosen for this browser' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'This link wants to change what this browser loads' });
const acceptLink = (page: Page) => question(page).getByRole('button', { name: 'Apply' }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Forgot password' });

/** URLs of the scripts of a remote that this page has run. */
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

test.describe('a part from a developer’s machine', { tag: ['@mfe-auth', '@any-database'] }, () => {
  let elsewhere: Server;
  let origin: string;
  /** Changes a file on its way. */
  let change: (file: string, code: string) => string;

  /** Serves the released remote from another origin, like a development server. */
  test.beforeEach(async ({ product }) => {
    change = (_file, code) => code;
    const registry = (await (await fetch(`${product.url}/remotes.json`)).json()) as {
      remotes: { name: string; entry: string }[];
    };
    const entry = registry.remotes.find(({ name }) => name === 'mfe-auth')?.entry ?? '';
    const folder = new URL('.', new URL(entry, product.url));
    elsewhere = createServer(async (request, response) => {
      const file = await fetch(new URL(`.${request.url?.split('?')[0]}`, folder));
      response.writeHead(file.status, {
        'content-type': file.headers.get('content-type') ?? 'text/plain',
        'access-control-allow-origin': '*',
      });
      response.end(change(request.url ?? '', await file.text()));
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  });
  test.afterEach(() => void elsewhere.close());

  test('runs in the real product, says so, survives a reload and is left with one click', async ({
    page,
    product,
    problems,
  }) => {
    await page.goto(`/forgot-password?remote=mfe-auth@${origin}`);
    await acceptLink(page);
    await sees(heading(page));
    await sees(bar(page).getByText(`mfe-auth comes from ${origin}.`));
    expect(page.url()).toBe(`${product.url}/forgot-password`);
    await page.reload();
    await sees(heading(page));
    expect((await scriptsOf(page, 'mfe-auth')).filter((url) => !url.startsWith(origin))).toEqual([]);

    await bar(page).getByRole('button', { name: 'Reset' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await sees(heading(page));
    expect((await scriptsOf(page, 'mfe-auth')).filter((url) => url.startsWith(origin))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('shows what it throws, although it comes from another site', async ({ page }) => {
    change = (file, code) => (file.includes('remoteEntry') ? 'throw new TypeError("mine");' : code);
    const thrown = page.waitForEvent('pageerror');
    await page.goto(`/forgot-password?remote=mfe-auth@${origin}`);
    await acceptLink(page);
    expect((await thrown).message).toBe('mine');
    await page.getByText('What happened').click();
    await sees(page.getByText('The part failed to start'));

    change = (file, code) =>
      file.includes('page-') ? `<!doctype html>${code}` : code.replace(/sha384-[\w+/]{64}/g, '');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('What happened').click();
    await sees(page.getByText('The download was not a part of this product'));
  });

  test('does not run because of a link alone: a link cannot switch remotes without my consent', async ({
    page,
    context,
    product,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    const link = `/forgot-password?remote=mfe-auth@${origin}&disable-remotes=mfe-settings`;
    await page.goto(link);
    await sees(question(page).getByText(origin));
    await sees(question(page).getByText('mfe-settings'));
    await sees(question(page).getByText(/only if the link comes from your own team/));
    await expect(question(page).getByRole('button', { name: 'Keep as it is' })).toBeFocused();
    await page.keyboard.press('Enter');
    await sees(heading(page));
    expect(page.url()).toBe(`${product.url}/forgot-password`);

    await page.goto(link);
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await sees(heading(page));
    await page.reload();
    await sees(heading(page));
    await expect(bar(page)).toHaveCount(0);
    expect(asked).not.toContain(origin);
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'remote_overrides' }));

    await page.goto(link);
    await acceptLink(page);
    await sees(bar(page));
    await page.goto(link);
    await sees(heading(page));
    await expect(question(page)).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('is refused from an origin that is not allowed, and the released one runs', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.goto('/forgot-password?remote=mfe-auth@https://elsewhere.example');
    await sees(heading(page));
    await sees(bar(page).getByText('mfe-auth isn’t allowed to load from https://elsewhere.example here.'));
    expect(asked).not.toContain('elsewhere.example');
  });
});

test('a part that is switched off in the address is not fetched, says so, and is switched on with one click', {
  tag: ['@mfe-auth', '@mfe-investors', '@any-database'],
}, async ({ page }) => {
  await page.goto('/forgot-password?disable-remotes=mfe-auth,mfe-settings');
  await acceptLink(page);
  await sees(bar(page).getByText('Switched off in this tab: mfe-auth, mfe-settings.'));
  await sees(page.getByRole('heading', { level: 1, name: /switched off/ }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investors' }).click();
  await sees(page.getByRole('heading', { level: 1, name: 'Investors' }));
  await page.goBack();
  await page.getByRole('button', { name: 'Switch on again' }).click();
  await sees(heading(page));
});

test('the reference on a failing part’s card leads an admin to what happened', {
  tag: ['@mfe-auth', '@any-database'],
}, async ({ page, context, people }) => {
  const mend = await breakRemote(context, 'mfe-auth', {
    answer: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  });
  await page.goto('/forgot-password');
  await page.getByText('What happened').click();
  const reference = await page.locator('code').textContent();
  const told = page.waitForResponse('**/api/telemetry/');
  await mend();
  await told;
  await logIn(page, await people.demo('admin'));
  await page.goto('/');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'Status' }).first().click();
  await sees(page.getByRole('heading', { level: 1, name: 'Status' }));
  await page.getByRole('searchbox').fill(String(reference));
  const found = page
    .getByRole('table', { name: 'Failures, newest first' })
    .getByRole('row', { name: String(reference) });
  await sees(found.getByText('The part couldn’t be downloaded'));
});

test('somebody who is no admin is turned away from the status before any of it is asked for', {
  tag: ['@mfe-dashboard', '@any-database'],
}, async ({ page, people }) => {
  await logIn(page, await people.demo('founder'));
  await page.goto('/');
  await sees(page.getByRole('button', { name: /^Account of/ }));
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

test.describe('a tab that was opened before a release', { tag: ['@mfe-auth', '@any-database'] }, () => {
  const OLD = { entry: '/remotes/mfe-auth/0.0.1-gone/remoteEntry.js', release: '0.0.1-gone', integrity: '' };
  /** Opens a page whose registry names a missing release during the first `loads` page loads. */
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

  test('is loaded anew by itself, once, when a file is gone', async ({ page }) => {
    const documents = await openOld(page, 1);
    await expect.poll(documents).toBe(2);
    await isTakenOver(page);
    await sees(heading(page));
    expect(documents()).toBe(2);
  });

  test('never reloads in a loop: the second time it asks', async ({ page }) => {
    const documents = await openOld(page, 2);
    await sees(page.getByText('A newer version of Northlight is available'));
    expect(documents()).toBe(2);
    await page.getByRole('button', { name: 'Reload when ready' }).click();
    await sees(heading(page));
  });
});

test('going back returns to where one was, and a new page begins at its top with its content in focus', {
  tag: '@any-database',
}, async ({ page }) => {
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
