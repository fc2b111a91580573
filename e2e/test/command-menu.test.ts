import type { Page } from '@playwright/test';
import { VIEWPORTS } from '../src/browser.ts';
import { expect, test } from '../src/journey.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { isTakenOver, logIn, sees } from '../src/person.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const entry = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const highlighted = (page: Page) => page.locator('[role=option][data-highlighted]');

test.describe('the search', { tag: '@any-database' }, () => {
  test('takes me to an investor with the keyboard alone', { tag: '@mfe-investors' }, async ({ page, problems }) => {
    await page.goto('/');
    await isTakenOver(page);
    await page.keyboard.press('Control+k');
    await sees(field(page));
    await page.keyboard.type('harrow');
    await sees(entry(page, /^Leonie Harrow/));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('heading', { level: 1, name: 'Leonie Harrow' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('is a button that I can tab to, and Escape brings me back to it', async ({ page }) => {
    await page.goto('/');
    await isTakenOver(page);
    await tabTo(page, 'Search');
    await page.keyboard.press('Enter');
    await sees(field(page));
    await expect(highlighted(page)).toHaveText('Home');
    await page.keyboard.press('End');
    await expect(highlighted(page)).toHaveText('Sign Up');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted(page)).toHaveText('Investors');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await focused(page)).toBe('Search');
  });

  test('opens my evaluated deck, which nobody else finds', {
    tag: ['@mfe-dashboard', '@mfe-evaluation', '@mfe-investors'],
  }, async ({ page, people, visit }) => {
    await logIn(page, await people.demo('founder'));
    await page.goto('/dashboard');
    await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }));
    await page.keyboard.press('Control+k');
    await sees(field(page));
    await page.keyboard.type('seed-v4');
    await entry(page, /^isferd-seed-v4\.pdf/).click();
    await page.waitForURL('**/evaluation-results/*');
    await sees(page.getByRole('heading', { level: 1, name: 'isferd-seed-v4.pdf' }));

    const other = await visit();
    await logIn(other.page, await people.founder());
    await other.page.goto('/investors');
    await isTakenOver(other.page);
    await other.page.keyboard.press('Control+k');
    await sees(field(other.page));
    await other.page.keyboard.type('seed-v4');
    await sees(other.page.getByText('No page, deck or investor matches “seed-v4”.'));
  });

  test('on a phone is in the menu, and gives the menu its focus back', { tag: '@mfe-investors' }, async ({ visit }) => {
    const { page } = await visit({ viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    await page.goto('/investors');
    await isTakenOver(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Search' }).click();
    await sees(field(page));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await focused(page)).toBe('Menu');
  });
});
