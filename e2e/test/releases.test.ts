import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newPerson } from '../src/browser.ts';
import { sees } from '../src/person.ts';
import { copySite } from '../src/site.ts';
import { aWorld } from '../src/world.ts';

const BUCKET = 'release_bucket';
const site = copySite();
const world = aWorld({ SITE_DIR: site.dir });
const newest = site.current('mfe-auth');
const earlier = site.derive('mfe-auth', '0.0.1-earlier', (code) => code.replaceAll('"Login"', '"Login, as it was"'));

/** Names of the releases of a remote that a page asks for, and how often it asks for each script. */
function watch(page: Page, remote: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/remotes/${remote}/`)) scripts.push(pathname);
  });
  return { scripts, releases: () => [...new Set(scripts.map((path) => path.split('/')[3]))] };
}

/** Somebody else whose browser fell into this bucket. */
async function someoneIn(bucket: number) {
  const { browser, product } = world;
  const person = await newPerson(browser, { baseURL: product.url });
  await person.context.addCookies([{ name: BUCKET, value: String(bucket), url: product.url }]);
  return person;
}

/** The release of the login page that this person gets. */
async function releaseOf(page: Page) {
  const seen = watch(page, 'mfe-auth');
  await page.goto('/login');
  await sees(page.getByLabel('Email'));
  expect(seen.releases()).toHaveLength(1);
  return seen.releases()[0];
}

beforeEach(() => site.set('mfe-auth', earlier));
afterAll(() => site.remove());

describe('while somebody is in the middle of a form', () => {
  it('a release, a trial and a rollback lose no input, and the tab keeps its set of versions', async () => {
    const { page } = world;
    const seen = watch(page, 'mfe-auth');
    await page.goto('/signup');
    const typed = {
      'First name': 'Ylva',
      'Last name': 'Brandvold',
      Email: 'ylva@brandvold.test',
      Password: 'nine-herons-by-the-lock',
      'Confirm password': 'nine-herons-by-the-lock',
    };
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);

    const said = await site.run('release', 'mfe-auth');
    const released = site.current('mfe-auth');
    expect(said).toContain(`is now at ${released} (before: ${earlier})`);
    expect(await releaseOf((await someoneIn(50)).page)).toBe(released);
    await site.run('canary', 'mfe-auth', earlier, '51');
    expect(await releaseOf((await someoneIn(50)).page)).toBe(earlier);
    expect(await site.run('rollback', 'mfe-auth')).toContain(`is back at ${earlier} (before: ${released})`);
    expect(await releaseOf((await someoneIn(99)).page)).toBe(earlier);

    for (const [label, value] of Object.entries(typed))
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/email-verification');
    await sees(page.getByText(typed.Email));
    expect(seen.releases()).toEqual([earlier]);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });
});

describe('a release on trial', () => {
  it('reaches its share of the browsers, each stays with what it got, and everybody is back when it is taken back', async () => {
    await site.run('canary', 'mfe-auth', newest, '10');
    const [few, many] = [await someoneIn(9), await someoneIn(10)];
    expect(await releaseOf(few.page)).toBe(newest);
    expect(await releaseOf(many.page)).toBe(earlier);
    await site.run('canary', 'mfe-auth', newest, '30');
    expect(await releaseOf(few.page)).toBe(newest);
    expect(await releaseOf(many.page)).toBe(newest);
    await site.run('canary', 'mfe-auth', 'off');
    expect(await releaseOf(few.page)).toBe(earlier);
  });

  it('is drawn once for a browser that comes for the first time', async () => {
    const { page, context } = world;
    await page.goto('/login');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(BUCKET);
    await site.run('canary', 'mfe-auth', newest, '50');
    const first = await releaseOf(page);
    const [drawn] = (await context.cookies()).filter(({ name }) => name === BUCKET);
    expect(first).toBe(Number(drawn?.value) < 50 ? newest : earlier);
    for (let visit = 0; visit < 3; visit += 1) expect(await releaseOf(page)).toBe(first);
  });
});

describe('a script that was changed after it was released', () => {
  const { entry, preload } = site.remote('mfe-investors');
  const hasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

  it.each([
    ['the entry of a part', entry],
    ['the chunk of a page', String(preload.DirectoryPage?.[0])],
  ])('does not run when it is %s, and the part says so', async (_which, file) => {
    const { page, problems } = world;
    const mend = site.tamper(file, (code) => `globalThis.tampered = true;\n${code}`);
    await page.goto('/investors');
    await sees(page.getByText('did not load'));
    await page.getByText('What happened').click();
    await sees(page.getByText('not the one that was released'));
    expect(await hasRun(page)).toBe(false);
    expect(problems.some((text) => text.includes("in the 'integrity' attribute"))).toBe(true);

    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await sees(page.getByRole('heading', { level: 1, name: 'Investors' }));
    expect(await hasRun(page)).toBe(false);
  });
});

it('a first visit asks for each script once, although it was told of them in advance', async () => {
  const { page } = world;
  const seen = watch(page, 'mfe-auth');
  await page.goto('/login');
  await sees(page.getByLabel('Email'));
  expect(seen.scripts.length).toBeGreaterThan(1);
  expect(new Set(seen.scripts).size).toBe(seen.scripts.length);
});

it('a command that cannot be followed says why and changes nothing', async () => {
  const before = site.current('mfe-auth');
  await expect(site.run('canary', 'mfe-auth', '0.0.0-none', '10')).rejects.toThrow(
    /has no release 0\.0\.0-none: there are/,
  );
  await expect(site.run('canary', 'mfe-auth', newest, '150')).rejects.toThrow(/from 1 to 99/);
  await expect(site.run('canary', 'mfe-auth')).rejects.toThrow(/Usage:/);
  await expect(site.run('rollback', 'mfe-nothing')).rejects.toThrow(/no released remote named mfe-nothing/);
  await expect(site.run('release', 'mfe-nothing')).rejects.toThrow(/Name a remote to release: mfe-auth/);
  expect(site.current('mfe-auth')).toBe(before);
});
