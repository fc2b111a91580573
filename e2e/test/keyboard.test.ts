import { smallDeck } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { DEMO, pdf, sees } from '../src/person.ts';

test.describe('with the keyboard alone', { tag: '@any-database' }, () => {
  test('I skip the navigation', { tag: '@mfe-investors' }, async ({ page }) => {
    await page.goto('/investors');
    await sees(page.getByRole('heading', { level: 1 }));
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('I log in, close my menu with Escape, and log out from it', { tag: ['@mfe-auth', '@mfe-dashboard'] }, async ({
    page,
  }) => {
    await page.goto('/login');
    await sees(page.getByLabel('Email'));
    await tabTo(page, 'Email');
    await page.keyboard.type(DEMO.founder);
    await tabTo(page, 'Password');
    await page.keyboard.type(DEMO.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }));

    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await tabTo(page, /^Account of/);
    await page.keyboard.press('Enter');
    await sees(page.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(false);
    expect(await focused(page)).toMatch(/^Account of/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Logout');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
  });

  test('I evaluate a deck and the results have my focus', { tag: '@mfe-evaluation' }, async ({ page }) => {
    await page.goto('/evaluation');
    await sees(page.getByRole('button', { name: 'Evaluate deck' }));
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, /^Choose a PDF/);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(pdf('tidewell-seed.pdf', await smallDeck()));
    await tabTo(page, 'Evaluate deck');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('heading', { name: 'Eight categories' }));
    expect(await focused(page)).toContain('tidewell-seed.pdf');
  });
});
