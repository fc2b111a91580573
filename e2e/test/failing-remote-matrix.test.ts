import type { Page } from '@playwright/test';
import type { Account } from '../src/accounts.ts';
import { breakRemote, FAULTS, type Fault, NEEDS_NEWER_SHELL, NEWER, NO_REGISTRY, OLDER } from '../src/faults.ts';
import { expect, test, type Visitor } from '../src/journey.ts';
import { sees } from '../src/person.ts';

/** A page of each remote that an investor can open. */
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

/** What the browser keeps from an earlier visit with Remember me ticked: the session and the last good registry. */
async function visitBefore(visit: () => Promise<Visitor>, investor: Account) {
  const { page, context } = await visit();
  const { access, refresh } = await investor.openSession();
  const entries = { access_token: access, refresh_token: refresh, remember_me: 'true' };
  await page.goto('/api/health/live/');
  await page.evaluate((kept) => Object.assign(localStorage, kept), entries);
  await page.goto('/');
  await sees(page.getByRole('button', { name: /^Account of/ }));
  return await context.storageState();
}

/** One per worker. */
let earlier: ReturnType<typeof visitBefore> | undefined;

const pageItself = (page: Page) => page.locator('main:not(:has([role="alert"] h1)) h1');
const card = (page: Page) => page.getByRole('alert').getByRole('heading', { level: 1 });
const isSameTab = (page: Page) => page.evaluate(() => 'sameTab' in globalThis);

/** Navigates to another page without reloading the tab, as a link does. */
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

/** What a user sees on opening a page of a remote with this fault. `mend` removes the fault. */
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

for (const part of PARTS)
  test.describe(`when ${part}`, { tag: ['@any-database', '@loader', `@${part}`] }, () => {
    test.describe.configure({ mode: 'parallel' });
    for (const [what, fault, story] of CELLS)
      test(what, async ({ people, visit }) => {
        earlier ??= people.demo('investor').then((investor) => visitBefore(visit, investor));
        const { page, context } = await visit({ storageState: await earlier });
        const mend = await breakRemote(context, part, fault);
        await page.goto(PAGES[part], { waitUntil: 'commit' }); // a file that never answers can keep the page loading
        await page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
        await story(page, part, mend);
      });
  });

test('a first visit without a registry gets a card, and Try again brings the product', {
  tag: ['@mfe-auth', '@any-database'],
}, async ({ page, context }) => {
  const mend = await breakRemote(context, 'mfe-auth', NO_REGISTRY);
  await page.goto('/login');
  await sees(page.getByText('The product did not load'));
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(page.getByLabel('Email'));
});
