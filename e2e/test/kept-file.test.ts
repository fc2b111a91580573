import type { Locator, Page } from '@playwright/test';
import { endSessionsOf, smallDeck } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { enterPassword, logIn, logInByHand, pdf, sees } from '../src/person.ts';

const chosen = (page: Page) => page.getByRole('main').getByText('isferd.pdf');
const evaluate = (page: Page) => page.getByRole('button', { name: 'Evaluate deck' });

/** How many files the browser keeps for later. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === 'northlight.files')) return 0;
    const database = await done(indexedDB.open('northlight.files'));
    const count = await done(database.transaction('files').objectStore('files').count());
    database.close();
    return count;
  });

const send = (page: Page) =>
  page.getByRole('complementary', { name: 'Send Pitch Deck' }).getByRole('button', { name: 'Send Pitch Deck' });

/** Chooses a deck at this path, and the session ends before this button sends it. */
async function loseDeck(page: Page, path: string, button: Locator, endSessions: () => Promise<void>) {
  await page.goto(path);
  await page.locator('input[type=file]').setInputFiles(pdf('isferd.pdf', await smallDeck()));
  await sees(chosen(page));
  await page.waitForLoadState('networkidle');
  // Reads are left unanswered, so that none of them notices the end before the deck is sent.
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  await endSessions();
  await button.click();
  await sees(page.getByText('Session expired. Please log in again.'));
  await expect.poll(() => keptFiles(page)).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test.describe('a deck that I had chosen when my session ended', {
  tag: ['@mfe-evaluation', '@mfe-auth', '@mfe-dashboard'],
}, () => {
  test('is still there after I log in again, and is evaluated once', { tag: '@any-database' }, async ({
    page,
    people,
    product,
  }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await loseDeck(page, '/evaluation', evaluate(page), () => endSessionsOf(product, founder));
    await logInByHand(page, founder.email, founder.password);
    await page.goto('/evaluation');
    await sees(page.getByText('We restored the file you chose'));
    await sees(page.getByText('It hasn’t been evaluated yet.'));
    await sees(chosen(page));

    await evaluate(page).click();
    await sees(page.getByRole('heading', { name: 'Eight categories' }));
    await page.goto('/dashboard');
    await sees(page.getByRole('row').filter({ hasText: 'isferd.pdf' }));
    await expect(page.getByRole('row').filter({ hasText: 'isferd.pdf' })).toHaveCount(1);
    expect(await keptFiles(page)).toBe(0);
  });

  test('is not shown to somebody else who logs in on my computer', { tag: '@any-database' }, async ({
    page,
    people,
    product,
  }) => {
    const [founder, other] = await Promise.all([people.founder(), people.founder()]);
    await logIn(page, founder);
    await loseDeck(page, '/evaluation', evaluate(page), () => endSessionsOf(product, founder));
    await page.goto('/login');
    await enterPassword(page, other.email, other.password);
    await page.waitForURL('**/dashboard');
    await page.goto('/evaluation');
    await sees(evaluate(page));
    await page.waitForLoadState('networkidle');
    await expect(chosen(page)).toHaveCount(0);
    expect(await keptFiles(page)).toBe(0);
  });

  test('for an investor is still there after I log in again, and is sent once', {
    tag: ['@mfe-investors', '@mfe-questions'],
  }, async ({ page, people, product }) => {
    const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
    const profile = `/investor/${investor.slug}`;
    await logIn(page, founder);
    await loseDeck(page, profile, send(page), () => endSessionsOf(product, founder));
    await logInByHand(page, founder.email, founder.password);
    await page.goto(profile);
    await sees(page.getByText('We restored the file you chose'));
    await sees(page.getByText('It hasn’t been sent yet.'));
    await sees(chosen(page));

    await send(page).click();
    await page.waitForURL('**/answer-questions?submission=*');
    await page.goto('/dashboard');
    const count = page.getByRole('listitem').filter({ hasText: 'Total submissions to investors' });
    await expect(count.getByText('1', { exact: true })).toBeVisible();
    await expect.poll(() => keptFiles(page)).toBe(0);
  });
});
