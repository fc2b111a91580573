import type { RegisteredRemote } from '@northlight/shared-api/remote';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { existing } from '../src/accounts.ts';
import { expect, test, type Visitor } from '../src/journey.ts';
import { confirmIdentity, DEMO, logIn, sees } from '../src/person.ts';
import { type Product, startProduct } from '../src/product.ts';
import { copySite, type OwnSite } from '../src/site.ts';

type Visit = (options: BrowserContextOptions) => Promise<Visitor>;

const BUCKET = 'release_bucket';

let site: OwnSite;
let product: Product;
/** Releases of mfe-auth. */
let newest: string;
let earlier: string;
let broken: string;

test.beforeAll(async () => {
  site = copySite();
  newest = site.current('mfe-auth');
  earlier = site.derive('mfe-auth', '0.0.1-earlier', (code) => code.replaceAll('"Login"', '"Login, as it was"'));
  broken = site.derive('mfe-auth', '0.0.2-broken', (code) => code.replaceAll('"Login"', 'null.broken'));
  site.set('mfe-auth', earlier); // before the server first reads which release is current
  product = await startProduct({ SITE_DIR: site.dir });
});
test.afterAll(async () => {
  await product?.stop();
  site?.remove();
});

/** Records which releases of a remote a page requests, and how often it requests each script. */
function watch(page: Page, remote: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/remotes/${remote}/`)) scripts.push(pathname);
  });
  return { scripts, releases: () => [...new Set(scripts.map((path) => path.split('/')[3]))] };
}

/** Opens a new browser context on the product under test. */
const arrive = (visit: Visit) => visit({ baseURL: product.url });

/** Opens a browser that belongs to this canary bucket. */
async function someoneIn(visit: Visit, bucket: number) {
  const { page, context } = await arrive(visit);
  await context.addCookies([{ name: BUCKET, value: String(bucket), url: product.url }]);
  return page;
}

/** The release of the login page that this browser gets. */
async function releaseOf(page: Page) {
  const seen = watch(page, 'mfe-auth');
  await page.goto('/login');
  await sees(page.getByLabel('Email'));
  expect(seen.releases()).toHaveLength(1);
  return seen.releases()[0];
}

test.beforeEach(() => site.set('mfe-auth', earlier));

test.describe('while somebody is in the middle of a form', { tag: ['@mfe-auth', '@any-database'] }, () => {
  test('a release, a canary and a rollback lose no input, and the tab keeps its set of versions', async ({ visit }) => {
    const { page } = await arrive(visit);
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
    expect(await releaseOf(await someoneIn(visit, 50))).toBe(released);
    await site.run('canary', 'mfe-auth', earlier, '51');
    expect(await releaseOf(await someoneIn(visit, 50))).toBe(earlier);
    expect(await site.run('rollback', 'mfe-auth')).toContain(`is back at ${earlier} (before: ${released})`);
    expect(await releaseOf(await someoneIn(visit, 99))).toBe(earlier);

    for (const [label, value] of Object.entries(typed))
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/email-verification');
    await sees(page.getByText(typed.Email));
    expect(seen.releases()).toEqual([earlier]);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });
});

test.describe('a release of the shell', { tag: ['@mfe-auth', '@any-database'] }, () => {
  /** Which shell a browser gets. */
  async function shellOf(page: Page) {
    await page.goto('/login');
    await sees(page.getByLabel('Email'));
    return await page.locator('html').getAttribute('data-shell');
  }
  const marked =
    (name: string) =>
    ({ page }: { page: string }) => ({
      page: page.replace('<html ', `<html data-shell="${name}" `),
    });

  test('reaches a share first, can be rolled back, and leaves a half filled form as it is', async ({ visit }) => {
    const built = site.currentShell();
    site.deriveShell('9.0.0-newer', marked('newer'));
    const { page } = await arrive(visit);
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Ylva');

    await site.run('canary', 'shell', '9.0.0-newer', '10');
    expect(await shellOf(await someoneIn(visit, 9))).toBe('newer');
    expect(await shellOf(await someoneIn(visit, 10))).toBeNull();
    expect(await site.run('canary', 'shell', 'promote')).toContain('shell is now at 9.0.0-newer');
    expect(await shellOf(await someoneIn(visit, 99))).toBe('newer');
    expect(await site.run('rollback', 'shell')).toContain(`shell is back at ${built} (before: 9.0.0-newer)`);
    expect(await shellOf(await someoneIn(visit, 9))).toBeNull();

    expect(await page.getByLabel('First name').inputValue()).toBe('Ylva');
    expect(await page.locator('html').getAttribute('data-shell')).toBeNull();
  });

  test('is refused while a remote that people get uses what it lacks, by name', async () => {
    const built = site.currentShell();
    site.deriveShell('9.0.1-renamed', ({ provides }) => ({
      provides: {
        ...provides,
        '@northlight/shared-ui': {
          names: (provides['@northlight/shared-ui']?.names ?? []).map((name) => (name === 'Link' ? 'LinkTo' : name)),
        },
      },
    }));
    const refused = expect(site.run('canary', 'shell', '9.0.1-renamed', '10')).rejects;
    await refused.toThrow(/uses Link of @northlight\/shared-ui, which the shell lacks; the nearest is LinkTo/);
    expect(site.currentShell()).toBe(built);
  });
});

test.describe('a canary release', { tag: ['@mfe-auth', '@any-database'] }, () => {
  test('reaches its share of the browsers, each stays with what it got, and everybody is back when it is taken back', async ({
    visit,
  }) => {
    await site.run('canary', 'mfe-auth', newest, '10');
    const [few, many] = [await someoneIn(visit, 9), await someoneIn(visit, 10)];
    expect(await releaseOf(few)).toBe(newest);
    expect(await releaseOf(many)).toBe(earlier);
    await site.run('canary', 'mfe-auth', newest, '30');
    expect(await releaseOf(few)).toBe(newest);
    expect(await releaseOf(many)).toBe(newest);
    await site.run('canary', 'mfe-auth', 'off');
    expect(await releaseOf(few)).toBe(earlier);
  });

  test('is drawn once for a browser that comes for the first time', async ({ visit }) => {
    const { page, context } = await arrive(visit);
    await page.goto('/login');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(BUCKET);
    await site.run('canary', 'mfe-auth', newest, '50');
    const first = await releaseOf(page);
    const [drawn] = (await context.cookies()).filter(({ name }) => name === BUCKET);
    expect(first).toBe(Number(drawn?.value) < 50 ? newest : earlier);
    for (let turn = 0; turn < 3; turn += 1) expect(await releaseOf(page)).toBe(first);
  });
});

test.describe('a script that was changed after it was released', { tag: ['@mfe-investors', '@any-database'] }, () => {
  const SCRIPTS: [which: string, fileOf: (remote: RegisteredRemote) => string][] = [
    ['the entry of a part', ({ entry }) => entry],
    ['the chunk of a page', ({ preload }) => String(preload.DirectoryPage?.[0])],
  ];
  const hasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

  for (const [which, fileOf] of SCRIPTS)
    test(`does not run when it is ${which}, and the part says so`, async ({ visit }) => {
      const { page, problems } = await arrive(visit);
      const mend = site.tamper(fileOf(site.remote('mfe-investors')), (code) => `globalThis.tampered = true;\n${code}`);
      await page.goto('/investors');
      await sees(page.getByText('didn’t load'));
      await page.getByText('What happened').click();
      await sees(page.getByText('differs from the released one'));
      expect(await hasRun(page)).toBe(false);
      expect(problems.some((text) => text.includes("in the 'integrity' attribute"))).toBe(true);

      mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await sees(page.getByRole('heading', { level: 1, name: 'Investors' }));
      expect(await hasRun(page)).toBe(false);
    });
});

test('a first visit asks for each script once, although it was told of them in advance', {
  tag: ['@mfe-auth', '@any-database'],
}, async ({ visit }) => {
  const { page } = await arrive(visit);
  const seen = watch(page, 'mfe-auth');
  await page.goto('/login');
  await sees(page.getByLabel('Email'));
  expect(seen.scripts.length).toBeGreaterThan(1);
  expect(new Set(seen.scripts).size).toBe(seen.scripts.length);
});

test('a command that cannot be followed says why and changes nothing', { tag: '@any-database' }, async () => {
  const before = site.current('mfe-auth');
  await expect(site.run('canary', 'mfe-auth', '0.0.0-none', '10')).rejects.toThrow(
    /has no release 0\.0\.0-none: there are/,
  );
  await expect(site.run('canary', 'mfe-auth', newest, '150')).rejects.toThrow(/from 1 to 99/);
  await expect(site.run('canary', 'mfe-auth')).rejects.toThrow(/Usage:/);
  await expect(site.run('rollback', 'mfe-nothing')).rejects.toThrow(/no released remote named mfe-nothing/);
  await expect(site.run('release', 'mfe-nothing')).rejects.toThrow(/Name a part to release: shell, mfe-auth/);
  expect(site.current('mfe-auth')).toBe(before);
});

test.describe('a release that breaks when it is shown', { tag: ['@mfe-auth', '@any-database'] }, () => {
  /** Reports loads of a release, as twenty other browsers would. */
  const reportLoads = (release: string) => {
    const load = { kind: 'load', remote: 'mfe-auth', release, page: 'LoginPage', milliseconds: 90 };
    const body = JSON.stringify({ events: Array(20).fill(load) });
    return fetch(`${product.url}/api/telemetry/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  };

  test('stops itself as a canary, and an admin reads why, withdraws another release and allows it again', async ({
    visit,
  }) => {
    await site.run('canary', 'mfe-auth', newest, '10');
    await site.run('canary', 'mfe-auth', 'promote');
    await site.run('canary', 'mfe-auth', broken, '50');
    await reportLoads(newest);

    const page = await someoneIn(visit, 1);
    await page.goto('/login');
    await page.getByText('What happened').click();
    await sees(page.getByText('The page crashed'));
    await expect(async () => {
      await page.reload();
      await page.getByText('What happened').or(page.getByLabel('Email')).first().waitFor();
      expect(await page.getByLabel('Email').count()).toBe(1);
    }).toPass({ timeout: 30_000, intervals: [0] });
    expect(await releaseOf(page)).toBe(newest);

    const admin = await existing(product, DEMO.admin, DEMO.password);
    const { page: desk } = await arrive(visit);
    await logIn(desk, admin);
    await desk.goto('/status');
    const releases = desk.getByRole('table', { name: 'Releases of each part' });
    const stopped = releases.getByRole('row', { name: new RegExp(broken) });
    await sees(stopped.getByText(/by the server/));
    await sees(stopped.getByText(/It failed in 5 of .* loads .*, the current release .* in 0 of/));

    const current = releases.getByRole('row', { name: new RegExp(`${newest}.*Current`) });
    await current.getByRole('button', { name: /^Withdraw/ }).click();
    await desk.getByRole('textbox', { name: 'Reason' }).fill('It forgets the address.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await confirmIdentity(desk, admin);
    await sees(releases.getByText('It forgets the address.'));
    expect(await releaseOf(page)).toBe(earlier);

    await releases
      .getByRole('row', { name: new RegExp(`^.*${newest}.*Withdrawn`) })
      .getByRole('button', { name: /^Allow again/ })
      .click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Allow again' }).click();
    await confirmIdentity(desk, admin);
    await sees(releases.getByText(/Allowed again by/));
    expect(await releaseOf(page)).toBe(newest);
  });
});
