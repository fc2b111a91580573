import { goodDeck } from '@northlight/api/test/decks/index.ts';
import type { Page } from '@playwright/test';
import { smallDeck } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { logIn, pdf, sees } from '../src/person.ts';

/** Moves the focus back to the top of the page. */
const toTop = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });

async function choose(page: Page, file: ReturnType<typeof pdf>) {
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^Choose a PDF/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await sees(page.getByText(file.name));
}

async function evaluates(page: Page, file: ReturnType<typeof pdf>) {
  await choose(page, file);
  expect(await focused(page)).toBe('Evaluate deck');
  await page.keyboard.press('Enter');
  await sees(page.getByRole('heading', { name: 'Eight categories' }));
  expect(await focused(page)).toContain(file.name);
}

/** Tabs to the element with this name and presses Enter. */
async function press(page: Page, name: string | RegExp) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test.describe('evaluating with the keyboard alone', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('I evaluate, evaluate another deck, and get to the results at their own address', {
    tag: '@mfe-dashboard',
  }, async ({ page, people, problems }) => {
    await logIn(page, await people.founder());
    await page.goto('/evaluation');
    await sees(page.getByRole('button', { name: 'Evaluate deck' }));
    await evaluates(page, pdf('thin.pdf', await smallDeck()));
    await press(page, 'Upload Another Deck');
    await sees(page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    await evaluates(page, pdf('tidewell-seed.pdf', await goodDeck()));
    await press(page, 'Open its own page');
    await page.waitForURL('**/evaluation-results/*');
    await sees(page.getByRole('heading', { name: 'Slides' }));

    await toTop(page);
    await press(page, /^1Problem & why now/);
    await press(page, /^Slide \d+: show/);
    await sees(page.getByRole('dialog', { name: /^Slide \d+/ }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^Slide \d+: show/);

    await toTop(page);
    // Pins come before the slide number.
    await tabTo(page, /1Tidewell, /);
    await page.keyboard.press('End');
    expect(await focused(page)).toMatch(/12\D/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('dialog', { name: 'Slide 11' }));
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    await page.keyboard.press('ArrowRight');
    await sees(page.getByRole('dialog', { name: 'Slide 12' }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/11\D/);

    await toTop(page);
    await press(page, 'More');
    await sees(page.getByRole('menuitem', { name: 'Share' }));
    while ((await focused(page)) !== 'Share') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('dialog', { name: 'Share these results' }));
    await press(page, /^Create link/);
    await sees(page.getByText('The link is ready. Copy it now: it won’t be shown again.'));
    await press(page, /^Revoke/);
    await sees(page.getByText('There are no active links.'));
    expect(await focused(page)).toContain('Active links');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('More');

    await press(page, /^Take part/);
    await sees(page.getByRole('button', { name: 'Stop taking part' }));
    await press(page, /^Stop taking part/);
    await sees(page.getByRole('button', { name: 'Take part', exact: true }));
    await tabTo(page, 'Earlier evaluation');
    await page.keyboard.press('ArrowDown');
    await sees(page.getByText(/no longer|gained|lost/i));

    await toTop(page);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Back to Dashboard');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
  });

  test('I cancel, and start again with the same deck', async ({ page }) => {
    await page.goto('/evaluation');
    await sees(page.getByRole('button', { name: 'Evaluate deck' }));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/pitch-decks/evaluate/', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await choose(page, pdf('tidewell-seed.pdf', await goodDeck()));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('heading', { name: 'Analyzing your deck' }));
    expect(await focused(page)).toBe('Analyzing your deck');
    await press(page, 'Cancel');
    await sees(page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    expect(await focused(page)).toBe('Evaluate a pitch deck');
    release();
    await page.unroute('**/api/pitch-decks/evaluate/');
    await sees(page.getByText('tidewell-seed.pdf'));
    await press(page, 'Evaluate deck');
    await sees(page.getByRole('heading', { name: 'Eight categories' }));
  });
});
