import { expect, type Locator, type Page } from '@playwright/test';
import {
  breakRemote,
  CHUNK_FAULTS,
  FAULTS,
  type Fault,
  HANGING_PRELOAD,
  NEEDS_NEWER_SHELL,
  NEWER,
  NO_REGISTRY,
  OLDER,
  PRELOAD_FAULTS,
} from '../src/faults.ts';
import { type OpenFaulty, test } from '../src/faulty-tab.ts';
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

const pageItself = (page: Page) => page.locator('main:not(:has([role="alert"] h1)) h1');
const card = (page: Page) => page.getByRole('alert').getByRole('heading', { level: 1 });
const isSameTab = (page: Page) => page.evaluate(() => 'sameTab' in globalThis);

/** Navigates to another page without reloading the tab, as a link does. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Each fault opens another of the other remotes, so that all of them are tried in the end. */
let tried = 0;

async function expectTheOthersToWork(page: Page, part: Part) {
  const others = PARTS.filter((name) => name !== part);
  tried += 1;
  await go(page, PAGES[others[tried % others.length] as Part]);
  await sees(pageItself(page));
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
  await sees(page.getByText('The newest version of this page didn’t load'));
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
      test(what, async ({ earlier, openFaulty }) => {
        const { page, mend } = await openFaulty({ path: PAGES[part], remote: part, fault, stored: earlier });
        await story(page, part, mend);
      });
  });

/** A page that needs the shell's form libraries on demand. */
const FORM_PAGE = { path: PAGES['mfe-auth'], remote: 'mfe-auth' };
const form = (page: Page) => page.getByRole('button', { name: 'Send reset link' });
const notice = (page: Page) => page.getByText('The newest version of this page didn’t load');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Milliseconds that the shell may take to start, before it loads the page. */
const START = 4000;

/** Waits until the element is visible, no longer than one attempt to load a page may take. */
const seesInTime = (locator: Locator, { patience = 15_000 }: Fault) =>
  locator.waitFor({ state: 'visible', timeout: START + patience });

async function getsACardAndTheForm(openFaulty: OpenFaulty, fault: Fault, cause: string) {
  const { page, mend } = await openFaulty({ ...FORM_PAGE, fault });
  await seesInTime(card(page), fault);
  await page.getByText('What happened').click();
  await sees(page.getByText(cause));
  await mend();
  await tryAgain(page).click();
  await sees(form(page));
  expect(await isSameTab(page)).toBe(true);
}

async function getsTheFormOfTheReleaseBefore(openFaulty: OpenFaulty, fault: Fault, cause: string) {
  const { page, mend } = await openFaulty({ ...FORM_PAGE, fault: { ...fault, hasFallback: true } });
  if (cause.endsWith('page crashed')) await tryAgain(page).click();
  await seesInTime(notice(page), fault);
  await sees(form(page));
  await mend();
  await page.getByRole('button', { name: 'Try the newest' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await sees(form(page));
  expect(await isSameTab(page)).toBe(true);
}

test.describe('when a chunk of a form page', { tag: ['@any-database', '@loader', '@mfe-auth'] }, () => {
  test.describe.configure({ mode: 'parallel' });
  for (const [what, [fault, cause]] of Object.entries(CHUNK_FAULTS))
    test(`${what}, its card says so and Try again brings it back, or the release before stands in`, async ({
      openFaulty,
    }) => {
      await getsACardAndTheForm(openFaulty, fault, cause);
      await getsTheFormOfTheReleaseBefore(openFaulty, fault, cause);
    });

  test('never answers its preload, the card comes in time, or the release before', async ({ openFaulty }) => {
    await getsACardAndTheForm(openFaulty, HANGING_PRELOAD, 'Timed out');
    await getsTheFormOfTheReleaseBefore(openFaulty, HANGING_PRELOAD, 'Timed out');
  });

  test('arrives but the form libraries never answer, the card comes in time and Try again brings both', async ({
    openFaulty,
  }) => {
    const { page } = await openFaulty({
      ...FORM_PAGE,
      fault: { patience: 4000 },
      prepare: (context) =>
        context.route('**/shell/forms.*', (route) => (route.request().url().includes('?') ? route.continue() : {})),
    });
    await seesInTime(card(page), { patience: 4000 });
    await tryAgain(page).click();
    await sees(form(page));
  });

  for (const hasFallback of [false, true])
    test(`fails at first, the page loads ${hasFallback ? 'without the release before' : 'without a card'}`, async ({
      openFaulty,
    }) => {
      for (const fault of Object.values(PRELOAD_FAULTS)) {
        const { page } = await openFaulty({ ...FORM_PAGE, fault: { ...fault, hasFallback } });
        await sees(form(page));
        await expect(notice(page)).toHaveCount(0);
      }
    });
});

test('a first visit without a registry gets a card, and Try again brings the product', {
  tag: ['@mfe-auth', '@any-database'],
}, async ({ page, context }) => {
  const mend = await breakRemote(context, 'mfe-auth', NO_REGISTRY);
  await page.goto('/login');
  await sees(page.getByText('The product didn’t load'));
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(page.getByLabel('Email'));
});
