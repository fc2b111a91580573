import { describe, expect, it } from '@jest/globals';
import { goodDeck } from '@northlight/api/test/decks/index.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { DEMO, pdf, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();

describe('with the keyboard alone', () => {
  it('I skip the navigation', async () => {
    const { page } = world;
    await page.goto('/investors');
    await sees(page.getByRole('heading', { level: 1 }));
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('I log in, close my menu with Escape, and log out from it', async () => {
    const { page } = world;
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

  it('I evaluate a deck and the results have my focus', async () => {
    const { page } = world;
    await page.goto('/evaluation');
    await sees(page.getByRole('button', { name: 'Evaluate deck' }));
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, /^Choose a PDF/);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(pdf('tidewell-seed.pdf', await goodDeck()));
    await tabTo(page, 'Evaluate deck');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('heading', { name: 'Eight categories' }));
    expect(await focused(page)).toContain('tidewell-seed.pdf');
  });
});
