import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { newPerson } from '../src/browser.ts';
import { breakRemote, FAULTS, type Fault, NEEDS_NEWER_SHELL, NEWER, NO_REGISTRY, OLDER } from '../src/faults.ts';
import { DEMO, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

/** A page of each part, as an investor can open them. */
const PAGES = {
  'mfe-auth': '/forgot-password',
  'mfe-investors': '/investors',
  'mfe-dashboard': '/dashboard',
  'mfe-evaluation': '/evaluation',
  'mfe-questions': '/customize-questions',
  'mfe-settings': '/settings',
} as const;
type Part = keyof typeof PAGES;
const PARTS = Object.keys(PAGES) as Part[];

const world = aWorld();
let session: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  const { page, context } = await newPerson(world.browser, { baseURL: world.product.url });
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await page.getByLabel('Email').fill(DEMO.investor);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard');
  session = await context.storageState();
  await context.close();
});

const pageItself = (page: Page) => page.locator('main:not(:has([role="alert"] h1)) h1');
const card = (page: Page) => page.getByRole('alert').getByRole('heading', { level: 1 });
const isSameTab = (page: Page) => page.evaluate(() => 'sameTab' in globalThis);

/** Goes to another page of the product without loading the tab anew, as a link does. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function expectTheOthersToWork(page: Page, part: Part) {
  for (const other of PARTS.filter((name) => name !== part)) {
    await go(page, PAGES[other]);
    await sees(pageItself(page));
  }
  await sees(page.getByRole('navigation', { name: 'Main' }));
  expect(await isSameTab(page)).toBe(true);
}

/** What happens to a person who opens a page of a part with that fault. `mend` takes the fault away. */
type Story = (page: Page, part: Part, mend: () => Promise<void>) => Promise<void>;

const getsACard =
  (way: 'Try again' | 'Reload when ready'): Story =>
  async (page, part, mend) => {
    await sees(card(page));
    await expectTheOthersToWork(page, part);
    await go(page, PAGES[part]);
    await sees(card(page));
    await mend();
    await page.getByRole('button', { name: way }).click();
    await sees(pageItself(page));
    expect(await isSameTab(page)).toBe(way === 'Try again');
  };

const works: Story = async (page, part) => {
  await sees(pageItself(page));
  await expectTheOthersToWork(page, part);
};

const worksAsBefore: Story = async (page, part, mend) => {
  await sees(pageItself(page));
  await sees(page.getByText('The newest version of this page did not load'));
  await expectTheOthersToWork(page, part);
  await mend();
};

const CELLS: [what: string, fault: Fault, story: Story][] = [
  ...Object.entries(FAULTS).map(([what, fault]): (typeof CELLS)[number] => [
    `${what}, the rest works, and Try again brings it back`,
    fault,
    getsACard('Try again'),
  ]),
  ['needs a newer shell, the rest works, and a reload brings it', NEEDS_NEWER_SHELL, getsACard('Reload when ready')],
  ['is an older release, everything works', OLDER, works],
  ['is a newer release that cannot be had, the one before stands in and says so', NEWER, worksAsBefore],
  ['is in a registry that cannot be had, the last good one does', NO_REGISTRY, works],
];

/** How many browser profiles are at work at once: most of the time is spent waiting. */
const AT_ONCE = 3;

describe.each(PARTS)('when %s', (part) => {
  const outcomes = CELLS.map(() => Promise.withResolvers<void>());
  for (const { promise } of outcomes) promise.catch(() => {}); // its own test tells

  async function run(fault: Fault, story: Story) {
    const { page, context } = await newPerson(world.browser, { baseURL: world.product.url, storageState: session });
    try {
      const mend = await breakRemote(context, part, fault);
      await page.goto(PAGES[part]);
      await page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
      await story(page, part, mend);
    } finally {
      await context.close();
    }
  }

  beforeAll(() => {
    const waiting = CELLS.entries();
    const work = async () => {
      for (const [at, [, fault, story]] of waiting)
        await run(fault, story).then(outcomes[at]?.resolve, outcomes[at]?.reject);
    };
    for (let lane = 0; lane < AT_ONCE; lane += 1) void work();
  });

  it.each(CELLS.map(([what], at) => [what, at] as const))('%s', (_what, at) => outcomes[at]?.promise);
});

it('a first visit without a registry gets a card, and Try again brings the product', async () => {
  const { page, context } = world;
  const mend = await breakRemote(context, 'mfe-auth', NO_REGISTRY);
  await page.goto('/login');
  await sees(page.getByText('The product did not load'));
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(page.getByLabel('Email'));
});
