import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newPerson, VIEWPORTS } from '../src/browser.ts';
import { DEMO, logIn, sees } from '../src/person.ts';
import { read } from '../src/questions.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();

interface Received {
  id: string;
  company_name: string;
  status: string;
}

/** Logs in and opens the dashboard. */
async function begin(email: string, at = '/dashboard') {
  const { page } = world;
  await logIn(page, email);
  await page.goto(at);
  return page;
}

const row = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const gone = (page: Page, name: string) => dialog(page, name).waitFor({ state: 'detached' });

const stored = (page: Page) => read<Received[]>(page, '/pitch-decks/investor/submissions/');
const deckOf = async (page: Page, company: string) => {
  const found = (await stored(page)).find(({ company_name }) => company_name === company);
  if (!found) throw new Error(`There is no deck of ${company}`);
  return found;
};
const statusOf = async (page: Page, company: string) => (await deckOf(page, company)).status;

/** Waits until the server has printed this. */
async function prints(pattern: RegExp) {
  const until = Date.now() + 30_000;
  while (!pattern.test(world.product.output())) {
    if (Date.now() > until) throw new Error(`The server never printed ${pattern}`);
    await world.page.waitForTimeout(200);
  }
}

/** What the button with the focus says; nothing when the focus is elsewhere. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('button')?.textContent ?? '');

describe('as an investor', () => {
  it('I search, open a deck at an address of its own, and find all of it again after a reload', async () => {
    const page = await begin(DEMO.investor);
    await sees(page.getByText('You have 5 pitch decks to review'));
    await page.getByPlaceholder('Search pitch decks...').fill('RINDLE');
    await sees(page.getByText('Found 1 pitch deck matching "RINDLE"'));
    await page.getByLabel('Order').selectOption('Likelihood');
    await row(page, 'Rindle')
      .getByRole('button', { name: /View Deck/ })
      .click();
    await sees(dialog(page, 'Rindle'));
    await page.reload();
    const opened = dialog(page, 'Rindle');
    await sees(opened.getByText('Submitted by Saoirse Malik-Doyle'));
    await sees(opened.getByRole('heading', { name: 'Founder Responses to Your Questions' }));
    await sees(opened.getByRole('heading', { name: 'Investment Likelihood' }));
    const answers = opened.getByRole('group', { name: 'Founder Responses to Your Questions' });
    expect((await answers.boundingBox())?.height).toBeLessThanOrEqual(384);
    await page.keyboard.press('Escape');
    await gone(page, 'Rindle');
    await sees(page.getByText('Found 1 pitch deck matching "RINDLE"'));
    expect(await page.getByLabel('Order').inputValue()).toBe('likelihood');
    expect(new URL(page.url()).searchParams.toString()).toBe('search=RINDLE&sort=likelihood');

    await page.getByPlaceholder('Search pitch decks...').fill('zzz');
    await sees(page.getByText('No pitch decks found matching "zzz".'));
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await sees(page.getByText('You have 5 pitch decks to review'));
    expect(world.problems).toEqual([]);
  });

  it('I read a deck slide by slide, which counts as reviewed, and the founder sees which slides I stayed at', async () => {
    const page = await begin(DEMO.investor);
    const { id } = await deckOf(page, 'Isferd');
    await page.goto(`/dashboard?submission=${id}`);
    await dialog(page, 'Isferd').getByRole('link', { name: 'Read slide by slide' }).click();
    await page.waitForURL(`**/decks/${id}`);
    await sees(page.getByText('The founder sees when this deck was opened and how long each slide was in view.'));
    await sees(page.getByRole('img', { name: /^Slide 1 of 10/ }));
    await page.waitForTimeout(1200);
    await page.keyboard.press('ArrowRight');
    await sees(page.getByRole('img', { name: /^Slide 2 of 10/ }));
    const told = page.waitForResponse((response) => response.url().includes('/slide-times/'));
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    expect((await told).ok()).toBe(true);
    await sees(dialog(page, 'Isferd'));

    const founder = await newPerson(world.browser, { baseURL: world.product.url });
    await logIn(founder.page, DEMO.founder);
    await founder.page.goto(`/dashboard?submission=${id}`);
    await sees(dialog(founder.page, 'Sent to Leonie Harrow').getByText(/^Opened 1 time/));
    await sees(dialog(founder.page, 'Sent to Leonie Harrow').getByText('Slide 1', { exact: true }));
    await founder.context.close();
    expect(world.problems).toEqual([]);
  });

  it('I reject a deck, take that back in time, and nobody is told', async () => {
    const page = await begin(DEMO.investor);
    await row(page, 'Rindle')
      .getByRole('button', { name: /View Deck/ })
      .click();
    await dialog(page, 'Rindle').getByRole('button', { name: 'Reject', exact: true }).click();
    await gone(page, 'Rindle');
    await sees(row(page, 'Rindle').getByText('Rejected'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(row(page, 'Rindle').getByText('Analysed'));
    expect(await statusOf(page, 'Rindle')).toBe('New');
  });

  it('I reject with a reason, which the founder reads', async () => {
    const page = await begin(DEMO.investor);
    const { id } = await deckOf(page, 'Isferd');
    await page.goto(`/dashboard?submission=${id}`);
    await dialog(page, 'Isferd').getByRole('button', { name: 'Reject with a reason' }).click();
    await page.getByLabel('Reason').selectOption('Not enough traction yet');
    await page.getByLabel('Comment').fill('Come back with a second winter.');
    await dialog(page, 'Reject Isferd').getByRole('button', { name: 'Reject' }).click();
    await sees(page.getByText('Isferd rejected'));
    await prints(/Mail for founder@demo\.test: Leonie Harrow decided not to pursue your deck/);

    const founder = await newPerson(world.browser, { baseURL: world.product.url });
    await logIn(founder.page, DEMO.founder);
    await founder.page.goto(`/dashboard?submission=${id}`);
    await sees(founder.page.getByText('Not enough traction yet – “Come back with a second winter.”'));
    await founder.context.close();
  });

  it('a new deck counts as reviewed once I have opened it', async () => {
    const page = await begin(DEMO.investor);
    await row(page, 'Kettlewick')
      .getByRole('button', { name: /View Deck/ })
      .click();
    await dialog(page, 'Kettlewick').getByRole('link', { name: 'Read slide by slide' }).click();
    await sees(page.getByRole('img', { name: /^Slide 1 of/ }));
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await sees(dialog(page, 'Kettlewick').getByText('Reviewed'));
    await page.keyboard.press('Escape');
    await sees(row(page, 'Kettlewick').getByText('Reviewed'));
    expect(await statusOf(page, 'Kettlewick')).toBe('Reviewed');
  });

  it('I contact a founder, see how to reach them, and they hear of it by mail', async () => {
    const page = await begin(DEMO.investor);
    await row(page, 'Kettlewick')
      .getByRole('button', { name: /View Deck/ })
      .click();
    await dialog(page, 'Kettlewick').getByRole('button', { name: 'Contact Founder' }).click();
    const contact = dialog(page, 'Contact Tomos Adeyinka-Reed');
    await sees(contact.getByRole('link', { name: 'Email Founder' }));
    expect(await contact.getByRole('link', { name: 'Email Founder' }).getAttribute('href')).toBe(
      'mailto:tomos@kettlewick.example',
    );
    expect(await contact.getByRole('link', { name: /^\+/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
    await contact.getByRole('button', { name: 'Close' }).first().click();
    await sees(row(page, 'Kettlewick').getByText('Contacted'));
    await prints(/Mail for tomos@kettlewick\.example: Leonie Harrow wants to talk about your deck/);
    expect(world.problems).toEqual([]);
  });

  it('when the server refuses, the row shows what is stored, and nothing stands in my way', async () => {
    const page = await begin(DEMO.investor);
    await page.route('**/api/pitch-decks/investor/submissions/*/', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { code: 'internal', detail: 'The database is down.' } })
        : route.continue(),
    );
    await row(page, 'Rindle')
      .getByRole('button', { name: /View Deck/ })
      .click();
    await dialog(page, 'Rindle').getByRole('button', { name: 'Reject', exact: true }).click();
    await gone(page, 'Rindle');
    await sees(row(page, 'Rindle').getByText('Analysed'));
    expect(await page.getByText(/database is down|rejected$/).count()).toBe(0);
    expect(await statusOf(page, 'Rindle')).toBe('New');
  });

  it('with the keyboard alone I go through the list, select, reject, take it back and see all keys', async () => {
    const page = await begin(DEMO.investor, '/dashboard?sort=company');
    await sees(row(page, 'Rindle'));
    for (let steps = 0; !/Rindle/.test(await focused(page)); steps += 1) {
      if (steps > 10) throw new Error('The deck was never reached');
      await page.keyboard.press('j');
    }
    await page.keyboard.press('x');
    await sees(page.getByText('1 pitch deck selected'));
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    await sees(row(page, 'Rindle').getByText('Rejected'));
    await sees(page.getByText('Rindle rejected'));
    await page.keyboard.press('u');
    await sees(row(page, 'Rindle').getByText('Analysed'));
    await page.keyboard.press('Enter');
    await sees(dialog(page, 'Rindle'));
    await page.keyboard.press('Escape');
    await gone(page, 'Rindle');
    expect(await focused(page)).toMatch(/Rindle/);
    await page.keyboard.press('?');
    await sees(dialog(page, 'Keyboard shortcuts').getByText('Contact the founder'));
    expect(world.problems).toEqual([]);
  });

  it('I mark several as reviewed at once, keep a note, and come back to a filter I saved', async () => {
    const page = await begin(DEMO.investor, '/dashboard?status=new');
    await page.getByRole('checkbox', { name: 'Select Rindle' }).check();
    await sees(page.getByText('1 pitch deck selected'));
    await page.getByRole('button', { name: 'Mark as reviewed' }).click();
    await sees(page.getByText('1 pitch deck marked as reviewed'));
    await sees(page.getByText('No pitch decks found for this filter.'));

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('menuitem', { name: /Save this filter/ }).click();
    await page.getByLabel('Name').fill('Fresh');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('tab', { name: /^All/ }).click();
    await row(page, 'Rindle')
      .getByRole('button', { name: /View Deck/ })
      .click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByLabel('Your note').fill('Ask for the lease terms');
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await sees(dialog(page, 'Rindle'));
    expect(await page.getByLabel('Your note').inputValue()).toBe('Ask for the lease terms');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('menuitem', { name: 'Fresh' }).click();
    await page.waitForURL('**/dashboard?status=new');
    expect(world.problems).toEqual([]);
  });

  it('I take the list away as a table', async () => {
    const page = await begin(DEMO.investor);
    await sees(row(page, 'Rindle'));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('pitch-decks.csv');
    const table = await readFile(await file.path(), 'utf8');
    expect(table.trim().split('\r\n')).toHaveLength(6);
    expect(table).toContain('Rindle');
  });

  it('a deck of another investor is not found, at whatever address', async () => {
    const page = await begin(DEMO.investor);
    const { id } = await deckOf(page, 'Rindle');
    const other = await newPerson(world.browser, { baseURL: world.product.url });
    await logIn(other.page, DEMO.investor2);
    await other.page.goto(`/dashboard?submission=${id}`);
    await sees(dialog(other.page, 'The deck did not load'));
    await other.page.goto(`/decks/${id}`);
    await sees(other.page.getByText('The deck did not open'));
    await other.context.close();
  });
});

describe('as a founder', () => {
  it('I see what became of each deck, and improve one that is weak', async () => {
    const page = await begin(DEMO.founder);
    await sees(page.getByRole('heading', { name: 'Your Sent Pitch Decks' }));
    const weak = row(page, 'Adaeze Nwokori');
    await sees(weak.getByText('Reviewed'));
    expect(await row(page, 'Leonie Harrow').getByRole('link', { name: 'Improve Deck' }).count()).toBe(0);
    await weak.getByRole('link', { name: 'Improve Deck' }).click();
    await page.waitForURL('**/evaluation');
    expect(world.problems).toEqual([]);
  });

  it('I go from one version to an earlier one, whose questions still wait for me', async () => {
    const page = await begin(DEMO.founder);
    await row(page, 'Leonie Harrow').first().getByRole('button', { name: /^View/ }).click();
    const opened = dialog(page, 'Sent to Leonie Harrow');
    await sees(opened.getByText('Deck sent'));
    await opened.getByRole('link', { name: 'isferd-seed-v3.pdf' }).click();
    await opened.getByRole('link', { name: 'Answer questions' }).click();
    await page.waitForURL('**/answer-questions?submission=*');
    await sees(page.getByRole('heading', { name: /^Questions from Leonie Harrow/ }));
    expect(world.problems).toEqual([]);
  });

  it('I read my own deck by swiping on a phone, and no time is taken', async () => {
    const phone = await newPerson(world.browser, {
      baseURL: world.product.url,
      viewport: VIEWPORTS.phone,
      hasTouch: true,
      isMobile: true,
    });
    await logIn(phone.page, DEMO.founder);
    await phone.page.goto('/dashboard');
    await phone.page.getByRole('button', { name: /^View the deck sent to Adaeze/ }).click();
    await phone.page.getByRole('link', { name: 'View Pitch Deck' }).click();
    await phone.page.waitForURL('**/decks/*');
    const slide = phone.page.getByRole('img', { name: /^Slide 1 of 10/ });
    await sees(slide);
    expect(await phone.page.getByText(/^The founder sees/).count()).toBe(0);
    const touch = await phone.context.newCDPSession(phone.page);
    const box = await slide.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 320, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 120, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sees(phone.page.getByRole('img', { name: /^Slide 2 of 10/ }));
    const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(VIEWPORTS.phone.width);
    expect(phone.problems).toEqual([]);
    await phone.context.close();
  });
});
