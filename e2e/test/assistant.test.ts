import { readFile } from 'node:fs/promises';
import { BRAND_GREEN, brandedDeck, chartDeck, screenshotDeck } from '@northlight/api/test/decks/index.ts';
import { openPackage } from '@northlight/api/test/factories/packages.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { Account } from '../src/accounts.ts';
import { takeLogoAway } from '../src/brand-panel.ts';
import { exportAs } from '../src/exporting.ts';
import { expect, type People, test } from '../src/journey.ts';
import { logIn, pdf, sees } from '../src/person.ts';
import { halves } from '../src/png.ts';

const DECK = new URL('../../api/src/demo/decks/isferd-seed-v4.pdf', import.meta.url);
const SAVED = '/pitch-decks/assistant/saved-decks/';

const titles = (page: Page) =>
  page
    .getByRole('list', { name: 'Slides' })
    .getByRole('button', { name: /^Slide \d+: / })
    .evaluateAll((slides) => slides.map((slide) => slide.querySelector('b')?.textContent ?? ''));

const saved = (page: Page) => sees(page.getByText(/^Saved \d/));
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Creates a deck of this founder through the API. @returns its ID */
async function makeDeck(founder: Account, name: string): Promise<string> {
  const slides = ['Problem', 'Market', 'Team'].map((title, place) => ({
    id: `s${place}`,
    kind: 'bullets',
    title,
    notes: '',
    lines: [`What we say of the ${title.toLowerCase()}`],
  }));
  const deck = { name, company_name: 'Isferd', content: { theme: 'paper', slides } };
  return (await founder.call<{ id: string }>('POST', SAVED, deck)).id;
}

async function openDeck(page: Page, id: string) {
  await page.goto(`/assistant/${id}`);
  await sees(field(page, 'Slide title'));
}

const firstBytes = async (path: string, count: number) => (await readFile(path)).subarray(0, count).toString('latin1');

test.describe('a deck from a brief', { tag: '@mfe-evaluation' }, () => {
  test('is generated, edited, undone, put in order by keyboard, saved by itself, exported and evaluated', {
    tag: '@any-database',
  }, async ({ page, problems, people }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await page.goto('/');
    await page.getByRole('link', { name: 'Assistant' }).first().click();
    await page.getByLabel('Company').fill('Isferd');
    await page.getByLabel('Industry').selectOption('Logistics');
    await page.getByLabel('Traction').fill('41 paying fleets and $64K monthly revenue in October 2026.');
    await page.getByLabel('Ask').fill('We raise $2.5M for 18 months.');
    await page.getByRole('button', { name: 'Generate deck' }).click();
    await page.waitForURL(/\/assistant\/[\w-]+$/, { timeout: 60_000 });
    await sees(page.getByRole('button', { name: /facts? to add$/ }).first());
    const before = await titles(page);
    expect(before.length).toBeGreaterThanOrEqual(4);

    await field(page, 'Slide title').fill('Isferd tells you first');
    await sees(page.getByRole('heading', { level: 2, name: 'Isferd tells you first' }));
    await saved(page);
    await page.keyboard.press('Control+z');
    await sees(page.getByRole('heading', { level: 2, name: 'Isferd', exact: true }));
    await page.keyboard.press('Control+Shift+z');
    await sees(page.getByRole('heading', { level: 2, name: 'Isferd tells you first' }));

    const grip = page.getByRole('button', { name: /^Reorder slide 2: / });
    await grip.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.getByText(/, slide 3 of \d+$/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText(/ is now slide 3 of /).waitFor({ state: 'attached' });
    await expect.poll(async () => (await titles(page))[2]).toBe(before[1]);

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByText('Saving…').waitFor({ state: 'hidden' });
    await saved(page);
    await page.reload();
    await sees(field(page, 'Slide title'));
    expect(await field(page, 'Slide title').inputValue()).toBe('Isferd tells you first');
    await expect.poll(async () => (await titles(page))[2]).toBe(before[1]);
    const stored = await founder.call<{ total_slides: number }>('GET', `${SAVED}${id}/`);
    expect(stored.total_slides).toBe(before.length);

    for (const [item, magic] of [
      ['PowerPoint (.pptx)', 'PK'],
      ['PDF', '%PDF'],
    ] as const) {
      const download = await exportAs(page, item);
      expect(download.suggestedFilename()).toMatch(/Isferd.*\.(pptx|pdf)$/i);
      expect(await firstBytes(await download.path(), magic.length)).toBe(magic);
      await page.getByRole('dialog', { name: /^Export/ }).waitFor({ state: 'hidden' });
    }

    await page.getByRole('button', { name: 'Evaluate this deck' }).click();
    await page.waitForURL('**/evaluation', { timeout: 60_000 });
    await page
      .getByRole('heading', { name: /Traction/ })
      .first()
      .waitFor({ timeout: 120_000 });
    expect(problems).toEqual([]);
  });
});

const [WHITE, BLUE] = [
  [250, 250, 250],
  [32, 64, 150],
] as const;

/** Invented demo data: six sentences, as a founder might write them. */
const SIX_SENTENCES = {
  Problem: 'Ports lose 4% of berth hours because ships arrive outside their slot.',
  Solution: 'Berthline predicts each arrival 36 hours ahead and moves the slots before a queue forms.',
  Market: 'There are 5,000 ports worldwide, and we charge $9K a year.',
  Traction: 'We make $12K a month, up from $3K in February.',
  Team: 'Marta Oyelaran (CEO) ran terminal planning in Tema for 11 years, and Piet Vroom (CTO) built routing software.',
  Ask: 'We are raising $1.5M to reach 60 ports by December 2027.',
};

test.describe('six sentences', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('A founder writes six sentences and gets a deck of eight slides, with a list of what to add beside it', async ({
    page,
    problems,
    people,
  }) => {
    await logIn(page, await people.founder());
    await page.goto('/assistant');
    await page.getByLabel('Company').fill('Berthline');
    for (const [label, sentence] of Object.entries(SIX_SENTENCES)) {
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(sentence);
    }
    await page.getByRole('button', { name: 'Generate deck' }).click();
    await page.waitForURL(/\/assistant\/[\w-]+$/, { timeout: 60_000 });
    await sees(field(page, 'Slide title'));
    expect(await titles(page)).toEqual([
      'Berthline',
      'Ports lose 4% of berth hours',
      'How it works',
      'Marta Oyelaran ran terminal planning in Tema for 11 years',
      'There are 5,000 ports worldwide, and we charge $9K a year',
      'We make $12K a month, up from $3K in February',
      'We are raising $1.5M to reach 60 ports by December 2027',
      'Berthline',
    ]);
    expect(await page.getByRole('button', { name: /facts? to add$/ }).count()).toBe(0);
    const chat = page.getByRole('group', { name: 'Conversation' });
    await sees(chat.getByText('Competition: What would a buyer choose if you didn’t exist?'));
    expect(problems).toEqual([]);
  });
});

test.describe('my own pictures', { tag: '@mfe-evaluation' }, () => {
  test('I add a screenshot and my logo to my brief, and the product slide and the PowerPoint file show them', {
    tag: '@any-database',
  }, async ({ page, problems, people }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await page.goto('/assistant');
    await page.getByLabel('Company').fill('Berthline');
    await page.getByRole('textbox', { name: /^Solution/ }).fill(SIX_SENTENCES.Solution);

    const words = { name: 'shot.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.getByLabel(/^Choose a picture/).setInputFiles(words);
    await sees(page.getByText(/image/).and(page.getByRole('alert').locator('strong')));
    await expect(page.getByLabel('Company')).toHaveValue('Berthline');

    await page.getByLabel(/^Choose a picture/).setInputFiles({ ...words, buffer: halves(1600, 1000, WHITE, BLUE) });
    await page
      .getByRole('textbox', { name: /^What picture 1 shows/ })
      .fill('Berth plan\nRed slots are at risk\nOne click moves a ship');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add logo of Berthline' }).press('Enter');
    await (await chooser).setFiles({ ...words, buffer: halves(320, 80, BLUE, WHITE) });
    await sees(page.getByRole('img', { name: 'Your logo' }));

    await page.getByRole('button', { name: 'Generate deck' }).click();
    await page.waitForURL(/\/assistant\/[\w-]+$/, { timeout: 60_000 });
    const product = page.getByRole('img', { name: /^Slide 2: Berthline predicts each arrival/ });
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => product.locator('image').count()).toBe(2);
    await sees(product.getByText('One click moves a ship'));
    await expect(page.getByRole('textbox', { name: 'Image description' })).toHaveValue(/^Berth plan/);

    const file = await openPackage(await readFile(await (await exportAs(page, 'PowerPoint (.pptx)')).path()));
    expect(file.all('ppt/media/', '')).toHaveLength(2);
    expect(file.text('ppt/slides/slide2.xml')).toContain('descr="Berth plan. Red slots are at risk.');
    expect(problems.filter((one) => !one.includes('422'))).toEqual([]);
  });
});

test.describe('my own photos', { tag: '@mfe-evaluation' }, () => {
  test('I mark a picture of my brief as a photo, it fills the cover, and in the editor I show it whole', async ({
    page,
    problems,
    people,
  }) => {
    await logIn(page, await people.founder());
    await page.goto('/assistant');
    await page.getByLabel('Company').fill('Berthline');
    await page.getByRole('textbox', { name: /^Solution/ }).fill(SIX_SENTENCES.Solution);
    const photo = { name: 'port.png', mimeType: 'image/png', buffer: halves(1600, 1000, WHITE, BLUE) };
    await page.getByLabel(/^Choose a picture/).setInputFiles(photo);
    await page.getByRole('textbox', { name: /^What picture 1 shows/ }).fill('A ship at a berth');
    await page.getByRole('checkbox', { name: /^Picture 1 is a photo/ }).press('Space');
    await page.getByRole('button', { name: 'Generate deck' }).click();
    await page.waitForURL(/\/assistant\/[\w-]+$/, { timeout: 60_000 });

    const drawn = page
      .getByRole('img', { name: /^Slide 1: Berthline/ })
      .locator('image')
      .first();
    const exportedCover = async () => {
      const file = await openPackage(await readFile(await (await exportAs(page, 'PowerPoint (.pptx)')).path()));
      return file.text('ppt/slides/slide1.xml');
    };
    await sees(drawn);
    expect(await exportedCover()).toMatch(/<a:srcRect l="[1-9]\d+"/);
    await page.getByRole('radio', { name: 'Whole' }).check();
    expect(await exportedCover()).not.toMatch(/<a:srcRect l="[1-9]/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('radio', { name: 'Filling its side' })).toBeChecked();
    expect(problems).toEqual([]);
  });
});

test.describe('a deck from a PDF', { tag: '@mfe-evaluation' }, () => {
  test('is read, analysed and talked about with citations, and becomes a deck to edit', async ({
    page,
    problems,
    people,
  }) => {
    await logIn(page, await people.founder());
    await page.goto('/assistant');
    await page.getByLabel(/Choose a PDF/).setInputFiles(pdf('isferd.pdf', await readFile(DECK)));
    await page.waitForURL(/\/assistant\?evaluation=/, { timeout: 120_000 });
    await sees(page.getByRole('img', { name: /^Slide 1 of / }));
    await page.getByRole('button', { name: 'Analyze this slide' }).first().click();
    await sees(page.getByRole('region', { name: 'Analysis' }));

    await page.getByRole('textbox', { name: 'Message' }).fill('Which numbers are in the deck?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('group', { name: 'Conversation' });
    await sees(log.getByRole('button', { name: /^Slide \d+$/ }));
    await page.getByRole('button', { name: 'Send' }).waitFor();
    const cited = log.getByRole('button', { name: /^Slide (?!1$)\d+$/ }).first();
    const number = (await cited.textContent())?.replace(/\D/g, '');
    await cited.click();
    await sees(page.getByRole('img', { name: new RegExp(`^Slide ${number} of `) }));

    await page.getByRole('button', { name: 'Improve this deck' }).click();
    await page.waitForURL(/\/assistant\/[\w-]+$/, { timeout: 60_000 });
    await sees(field(page, 'Slide title'));
    expect((await titles(page)).length).toBeGreaterThanOrEqual(8);
    expect(problems).toEqual([]);
  });
});

/** Improves a PDF with the assistant, and opens its second slide. */
async function improve(page: Page, deck: Uint8Array) {
  await page.goto('/assistant');
  await page.getByLabel(/Choose a PDF/).setInputFiles(pdf('ferrylane.pdf', Buffer.from(deck)));
  await page.waitForURL(/\/assistant\?evaluation=/, { timeout: 120_000 });
  await page.getByRole('button', { name: 'Improve this deck' }).click();
  await page.waitForURL(/\/assistant\/[\w-]+$/, { timeout: 120_000 });
  await page
    .getByRole('list', { name: 'Slides' })
    .getByRole('button', { name: /^Slide 2: / })
    .click();
}

test.describe('a PDF with a screenshot', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('keeps it beside the words when I improve the deck, and I can write beside it', async ({
    page,
    problems,
    people,
  }) => {
    await logIn(page, await people.founder());
    await improve(page, await screenshotDeck());
    await sees(page.locator('main svg[role="img"] image'));
    await field(page, 'Line beside the image 1').fill('A booking page takes deposits of 20%.');
    await page.getByRole('button', { name: 'Add line beside the image' }).click();
    await field(page, 'Line beside the image 3').fill('Nobody has to call.');
    await saved(page);
    await page.reload();
    await page
      .getByRole('list', { name: 'Slides' })
      .getByRole('button', { name: /^Slide 2: / })
      .click();
    expect(await field(page, 'Line beside the image 3').inputValue()).toBe('Nobody has to call.');
    expect(problems).toEqual([]);
  });
});

test.describe('a PDF with a drawn chart', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('keeps the chart beside the words when I improve the deck', async ({ page, problems, people }) => {
    await logIn(page, await people.founder());
    await improve(page, await chartDeck());
    expect(await field(page, 'Slide title').inputValue()).toBe('Bookings grow');
    await sees(page.locator('main svg[role="img"] image'));
    expect(await field(page, 'Line beside the image 1').inputValue()).toBe('Twelve operators take deposits with us.');
    expect(problems).toEqual([]);
  });
});

test.describe('a PDF in the colors of my company', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('stays dark with my color and logo when I improve the deck, and I can take the logo away', async ({
    page,
    problems,
    people,
  }) => {
    await logIn(page, await people.founder());
    await improve(page, await brandedDeck({ isDark: true, place: () => ({ x: 820, y: 480, width: 100, height: 40 }) }));
    const slide = page.locator('main svg[role="img"]').first();
    await sees(slide.locator('image'));
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('radio', { name: 'Ink' })).toBeChecked();
    await page.getByRole('button', { name: 'Done' }).click();

    await takeLogoAway(page, BRAND_GREEN);
    await expect(slide.locator('image')).toHaveCount(0);
    await saved(page);
    expect(problems).toEqual([]);
  });
});

test.describe('one deck in two tabs', { tag: '@mfe-evaluation' }, () => {
  /** Opens a deck in two tabs of the same person. */
  async function inTwoTabs({ page, context, people }: { page: Page; context: BrowserContext; people: People }) {
    const founder = await people.founder();
    await logIn(page, founder);
    const id = await makeDeck(founder, 'Two tabs');
    await openDeck(page, id);
    const session = await page.evaluate(() => Object.entries(sessionStorage));
    const other = await context.newPage();
    await other.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, session);
    await openDeck(other, id);
    const stored = async () =>
      (await founder.call<{ content: { slides: { title: string }[] } }>('GET', `${SAVED}${id}/`)).content.slides.map(
        ({ title }) => title,
      );
    return { id, other, stored };
  }

  test('has the changes of both where they are on different slides', async ({ page, context, people }) => {
    const { other, stored } = await inTwoTabs({ page, context, people });
    await field(page, 'Slide title').fill('Problem, first tab');
    await saved(page);
    await other.getByRole('button', { name: /^Slide 3: / }).click();
    await field(other, 'Slide title').fill('Team, second tab');
    await expect.poll(() => titles(other)).toEqual(['Problem, first tab', 'Market', 'Team, second tab']);
    await expect.poll(stored).toEqual(['Problem, first tab', 'Market', 'Team, second tab']);
    await page.bringToFront();
    await expect
      .poll(() => titles(page), { timeout: 40_000 })
      .toEqual(['Problem, first tab', 'Market', 'Team, second tab']);
  });

  test('has the comments of both, also on the same slide', { tag: '@any-database' }, async ({
    page,
    context,
    people,
  }) => {
    const { other } = await inTwoTabs({ page, context, people });
    const comment = async (tab: Page, text: string) => {
      await tab.getByRole('button', { name: 'Comment', exact: true }).click();
      await field(tab, 'New comment').fill(text);
      await tab.getByRole('button', { name: 'Add comment' }).click();
    };
    await comment(page, 'From the first tab');
    await saved(page);
    await comment(other, 'From the second tab');
    const here = other.getByRole('list', { name: 'Comments on this slide' });
    await sees(here.getByText('From the first tab'));
    await sees(here.getByText('From the second tab'));
    await saved(other);
  });

  test('asks which changes count where both are on one slide, and keeps mine as a copy', {
    tag: '@any-database',
  }, async ({ page, context, people }) => {
    const { id, other, stored } = await inTwoTabs({ page, context, people });
    await field(page, 'Slide title').fill('Problem, first tab');
    await saved(page);
    await field(other, 'Slide title').fill('Problem, second tab');
    await other.getByRole('dialog', { name: 'This deck was changed elsewhere' }).waitFor();
    await other.getByRole('button', { name: 'Keep mine as a copy' }).click();
    await other.waitForURL((url) => url.pathname.startsWith('/assistant/') && !url.pathname.endsWith(id));
    await sees(other.getByRole('heading', { level: 2, name: 'Problem, second tab' }));
    expect(await field(other, 'Deck name').inputValue()).toBe('Two tabs (my changes)');
    expect((await stored())[0]).toBe('Problem, first tab');
  });
});

test.describe('what I tell the assistant to do with a slide', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('is offered as a change, done when I accept it, and undone in one step', async ({ page, problems, people }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    const id = await makeDeck(founder, 'Told what to do');
    await openDeck(page, id);
    const message = page.getByRole('textbox', { name: 'Message' });
    const log = page.getByRole('group', { name: 'Conversation' });
    const tell = async (words: string, button: string) => {
      await page.getByRole('button', { name: 'Send' }).waitFor();
      await message.fill(words);
      await page.keyboard.press('Enter');
      await log.getByRole('button', { name: button }).last().click();
    };
    await tell('Move the team slide to the beginning', 'Move to position 1');
    await sees(log.getByText('Done. You can undo it.'));
    await expect.poll(() => titles(page)).toEqual(['Team', 'Problem', 'Market']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titles(page)).toEqual(['Problem', 'Market', 'Team']);

    await tell('Rename slide 2 to 8,200 depots in reach', 'Change the title');
    await expect.poll(() => titles(page)).toEqual(['Problem', '8,200 depots in reach', 'Team']);
    await tell('Add “9 depots signed in November 2026” to slide 2', 'Replace slide 2');
    await sees(
      page
        .getByRole('img', { name: /9 depots signed/ })
        .or(page.getByText('9 depots signed in November 2026'))
        .first(),
    );
    await tell('Duplicate slide 3', 'Duplicate');
    await expect.poll(() => titles(page)).toEqual(['Problem', '8,200 depots in reach', 'Team', 'Team']);
    await tell('Delete slide 1', 'Delete slide');
    await expect.poll(() => titles(page)).toEqual(['8,200 depots in reach', 'Team', 'Team']);
    await saved(page);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['8,200 depots in reach', 'Team', 'Team']);
    expect(problems).toEqual([]);
  });
});

test.describe('a saved deck', { tag: '@mfe-evaluation' }, () => {
  test('keeps what was changed without a connection on this device, and saves it when the page is opened again', {
    tag: '@any-database',
  }, async ({ page, context, people }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    const id = await makeDeck(founder, 'Offline');
    await openDeck(page, id);
    await context.route(`**/api${SAVED}${id}/`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await field(page, 'Slide title').fill('Written on a train');
    await sees(page.getByText('No connection. Your changes are kept on this device.'));
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await sees(field(page, 'Slide title'));
    expect(await field(page, 'Slide title').inputValue()).toBe('Written on a train');
    await sees(page.getByText('No connection. Your changes are kept on this device.'));
    await context.unroute(`**/api${SAVED}${id}/`);
    await saved(page);
    const stored = await founder.call<{ content: { slides: { title: string }[] } }>('GET', `${SAVED}${id}/`);
    expect(stored.content.slides[0]?.title).toBe('Written on a train');
  });

  test('is opened from the dashboard, and comes back after it was deleted there', { tag: '@mfe-dashboard' }, async ({
    page,
    problems,
    people,
  }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    const id = await makeDeck(founder, 'Found again');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Actions for Found again' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Found again', exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Found again', exact: true }).click();
    await page.waitForURL(`**/assistant/${id}`);
    await sees(field(page, 'Slide title'));
    expect(problems).toEqual([]);
  });
});
