import type { Page } from '@playwright/test';
import type { Account } from '../src/accounts.ts';
import { exportAs } from '../src/exporting.ts';
import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';

const SAVED = '/pitch-decks/assistant/saved-decks/';

/** Creates a deck of this founder through the API. @returns its ID */
async function makeDeck(founder: Account): Promise<string> {
  const slides = ['Problem', 'Market', 'Team'].map((title, place) => ({
    id: `s${place}`,
    kind: 'bullets',
    title,
    notes: `Say this about the ${title.toLowerCase()}.`,
    lines: [`What we say of the ${title.toLowerCase()}`],
  }));
  const deck = { name: 'To present', company_name: 'Isferd', content: { theme: 'paper', slides } };
  return (await founder.call<{ id: string }>('POST', SAVED, deck)).id;
}

async function openDeck(page: Page, id: string) {
  await page.goto(`/assistant/${id}`);
  await sees(page.getByRole('textbox', { name: 'Slide title' }));
}

const show = (page: Page) => page.getByRole('dialog', { name: 'Presentation: To present' });
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);
const at = (page: Page, words: string) => show(page).getByText(words, { exact: true }).waitFor({ state: 'attached' });

test.describe('presenting', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('A founder presents a deck with notes and a timer', async ({ page, problems, people }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await openDeck(page, await makeDeck(founder));
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await sees(show(page));
    await expect.poll(() => isFull(page)).toBe(true);
    await at(page, 'Slide 1 of 3: Problem');

    await page.keyboard.press('s');
    await sees(show(page).getByText('Say this about the problem.'));
    const timer = show(page).getByRole('timer');
    expect(await timer.textContent()).toBe('0:00');
    await page.keyboard.press('ArrowRight');
    await at(page, 'Slide 2 of 3: Market');
    await sees(show(page).getByText('Say this about the market.'));
    await sees(show(page).getByRole('img', { name: 'Next: Team' }));
    await expect(timer).not.toHaveText('0:00');
    await show(page).getByRole('button', { name: 'Pause' }).click();
    const stands = await timer.textContent();
    await show(page).getByRole('button', { name: 'Reset' }).click();
    await expect(timer).toHaveText('0:00');
    expect(stands).not.toBe('0:00');

    // The click did not take the keys away.
    await page.keyboard.press('Space');
    await at(page, 'Slide 3 of 3: Team');
    await page.keyboard.press('Escape');
    await show(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFull(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Present', exact: true })).toBeFocused();
    await sees(page.getByRole('heading', { level: 2, name: 'Team' }));
    expect(problems).toEqual([]);
  });

  test('A hidden slide is skipped when presenting and left out of the PDF, and comes back', async ({
    page,
    problems,
    people,
  }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    const id = await makeDeck(founder);
    await openDeck(page, id);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('button', { name: 'Actions for slide 2' }).click();
    await page.getByRole('menuitem', { name: 'Hide slide' }).click();
    await sees(page.getByRole('button', { name: /^Slide 2: Market ?, Hidden$/ }));
    await sees(page.getByText(/^Saved \d/));

    await page.reload();
    await sees(page.getByRole('button', { name: /^Slide 2: Market ?, Hidden$/ }));
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await at(page, 'Slide 1 of 2: Problem');
    await page.keyboard.press('PageDown');
    await at(page, 'Slide 2 of 2: Team');
    await page.keyboard.press('Escape');
    await show(page).waitFor({ state: 'detached' });

    await exportAs(page, 'PDF');
    await sees(page.getByText('1 hidden slide is left out.'));

    await page.getByRole('button', { name: /^Slide 2: Market ?, Hidden$/ }).click();
    await page.getByRole('button', { name: 'Show slide' }).click();
    await sees(page.getByRole('button', { name: /^Slide 2: Market$/ }));
    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(page.getByRole('button', { name: /^Slide 2: Market ?, Hidden$/ }));
    expect(problems).toEqual([]);
  });
});
