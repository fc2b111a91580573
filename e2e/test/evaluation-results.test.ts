import { bombPdf, goodDeck } from '@northlight/api/test/decks/index.ts';
import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { smallDeck } from '../src/accounts.ts';
import { VIEWPORTS } from '../src/browser.ts';
import { expect, test } from '../src/journey.ts';
import { tabTo } from '../src/keyboard.ts';
import { logIn, pdf, sees } from '../src/person.ts';
import { shareLink } from '../src/sharing.ts';

const isEvaluation = (address: string) => new URL(address).pathname === '/api/pitch-decks/evaluate/';

/**
 * Uploads a deck and returns the response as soon as it starts. `again`: the tab shows the results of an earlier deck,
 * as soon as its scripts have taken over.
 */
async function handIn(page: Page, file: ReturnType<typeof pdf>, { again = false } = {}) {
  await page.goto('/evaluation');
  if (again) await page.getByRole('button', { name: 'Upload Another Deck' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  const begun = page.waitForResponse((response) => isEvaluation(response.url()));
  await page.getByRole('button', { name: 'Evaluate deck' }).click();
  return await begun;
}

/** Waits until the slides of a result are drawn, for which a busy machine takes its time. */
const seesSlides = (page: Page) => page.getByRole('heading', { name: 'Slides' }).waitFor({ timeout: 60_000 });

/** Evaluates a deck as a logged-in user and opens the results page. */
async function evaluated(page: Page, file: ReturnType<typeof pdf>, { again = false } = {}) {
  await handIn(page, file, { again });
  await page.getByRole('link', { name: 'Open its own page' }).click();
  await page.waitForURL('**/evaluation-results/*');
  await seesSlides(page);
}

/** Waits for the result of a deck on the evaluation page. */
async function seesResult(page: Page, name: string) {
  await sees(page.getByRole('heading', { level: 1, name }));
  await sees(page.getByRole('button', { name: 'Upload Another Deck' }));
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/evaluation');
  // The entry of the history remembers the result an instant after it shows.
  await page.waitForFunction(() => history.state?.usr);
}

/** A link of the main navigation. */
const main = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** The lowest edge of these elements, in pixels from the top of the window. */
async function lowestEdge(those: Locator): Promise<number> {
  const edges = await those.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  return Math.max(...edges);
}

type WithEvents = typeof globalThis & { keptEvents?: Promise<string> };

/** Keeps a copy of the event stream of an evaluation, because the browser does not always keep it. */
function keepEvents() {
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    const response = await fetch(...args);
    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      (globalThis as WithEvents).keptEvents = response.clone().text();
    return response;
  };
}

test.describe('waiting for an evaluation', { tag: '@mfe-evaluation' }, () => {
  test('is told of each slide as it is read', { tag: '@any-database' }, async ({ page, problems }) => {
    await page.addInitScript(keepEvents);
    const response = await handIn(page, pdf('tidewell.pdf', await goodDeck()));
    expect(response.headers()['content-type']).toContain('text/event-stream');
    await sees(page.getByRole('heading', { name: 'Eight categories' }));
    const events = await page.evaluate(() => (globalThis as WithEvents).keptEvents);
    expect(events).toContain('{"stage":"reading","slide":1,"of":12}');
    expect(events).toContain('{"stage":"reading","slide":12,"of":12}');
    expect(problems).toEqual([]);
  });

  test('can be given up, and the server stops', async ({ page }) => {
    await handIn(page, pdf('endless.pdf', await bombPdf('inflating')));
    await sees(page.getByText('Opening your deck.'));
    const stopped = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sees(page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    expect((await stopped).status()).toBe(204);
    await sees(page.getByText('endless.pdf'));
    expect(await page.getByText('Evaluation failed').count()).toBe(0);
  });

  test('goes on when the tab is closed, and the result stands on the dashboard', { tag: '@mfe-dashboard' }, async ({
    page,
    context,
    people,
  }) => {
    const founder = await people.founder();
    const evaluations = async () => {
      const all = await founder.call<{ name: string }[]>('GET', '/pitch-decks/evaluations/');
      return all.map(({ name }) => name);
    };
    await logIn(page, founder);
    await handIn(page, pdf('left-alone.pdf', await goodDeck()));
    await page.close();
    await expect.poll(evaluations, { timeout: 60_000 }).toEqual(['left-alone.pdf']);
    const next = await context.newPage();
    await logIn(next, founder);
    await next.goto('/dashboard');
    await sees(next.getByRole('heading', { name: 'Your Sent Pitch Decks' }));
    await sees(next.getByRole('row').filter({ hasText: 'left-alone.pdf' }));
  });

  test('as a visitor survives loading the page anew', { tag: '@any-database' }, async ({ page }) => {
    await handIn(page, pdf('loaded-anew.pdf', await goodDeck()));
    await page.reload();
    await sees(page.getByRole('heading', { level: 1, name: 'loaded-anew.pdf' }));
    await sees(page.getByText('This evaluation is not kept yet.'));
    await seesSlides(page);
  });
});

test.describe('the results', { tag: '@mfe-evaluation' }, () => {
  test('open the slide of a quote with the sentence marked, and print on two pages', { tag: '@any-database' }, async ({
    page,
    people,
  }) => {
    await logIn(page, await people.founder());
    await evaluated(page, pdf('tidewell.pdf', await goodDeck()));
    await page.getByRole('button', { name: 'Expand all categories' }).click();
    await page
      .getByRole('button', { name: /^Slide \d+: show/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await sees(dialog.getByTestId('mark'));
    await sees(dialog.getByRole('button', { pressed: true }));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Collapse all categories' }).click();
    const evidence = page.locator('details').getByText('The federal reporting rule adopted in June 2025').first();
    await evidence.waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'print' });
    await sees(evidence);
    await page.getByRole('navigation', { name: 'Sections of the results' }).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: null });

    const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };
    for (const format of ['A4', 'Letter']) {
      const printed = await PDFDocument.load(await page.pdf({ format, margin }));
      expect(printed.getPageCount()).toBeLessThanOrEqual(2);
    }
  });

  test('on my results I see the score, eight bars and three next steps with their slides before I scroll', {
    tag: '@any-database',
  }, async ({ page, people, problems }) => {
    const score = page.getByRole('img', { name: / out of 10, / }).first();
    const bars = page.getByRole('list', { name: 'Scores by category' }).getByRole('listitem');
    const steps = page.getByRole('region', { name: 'Do this first' }).getByRole('listitem');
    const median = page.getByText(/^The median of \d+ made-up demo decks$/);

    await page.setViewportSize(VIEWPORTS.desk);
    await logIn(page, await people.founder());
    await evaluated(page, pdf('tidewell.pdf', await goodDeck()));
    await sees(median);
    expect(await bars.count()).toBe(8);
    expect(await steps.count()).toBe(3);
    const placed = await steps.filter({ hasText: /Slide \d+ ·/ }).count();
    expect(placed).toBeGreaterThanOrEqual(2);
    const pictures = steps.locator('img');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.filter((one) => 'naturalWidth' in one && one.naturalWidth).length))
      .toBe(placed);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const seen of [score, bars, median, steps])
      expect(await lowestEdge(seen)).toBeLessThanOrEqual(VIEWPORTS.desk.height);

    await page.setViewportSize(VIEWPORTS.phone);
    await page.reload();
    await sees(median);
    const tabBar = await page.getByRole('navigation', { name: 'Quick' }).boundingBox();
    for (const seen of [score, bars, median]) expect(await lowestEdge(seen)).toBeLessThanOrEqual(tabBar?.y ?? 0);

    await page.setViewportSize(VIEWPORTS.desk);
    const market = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Market', exact: true }) });
    await expect(market).not.toHaveAttribute('open');
    await tabTo(page, /^3Market/);
    await page.keyboard.press('Enter');
    await expect(market).toHaveAttribute('open');
    await sees(market.getByRole('button', { name: /^Slide \d+: show/ }));
    const bar = await page.getByRole('navigation', { name: 'Sections of the results' }).boundingBox();
    const summary = await market.locator('summary').boundingBox();
    expect(summary?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(problems).toEqual([]);
  });

  test('jump between their sections, and to a category from its bar and from its pin', {
    tag: '@any-database',
  }, async ({ page, people }) => {
    await logIn(page, await people.founder());
    await evaluated(page, pdf('tidewell.pdf', await goodDeck()));
    const jump = page.getByRole('navigation', { name: 'Sections of the results' });
    const category = (name: string) =>
      page.getByRole('group').filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const name of ['Next steps', 'Slides', 'Strengths']) {
      await jump.getByRole('link', { name }).click();
      await expect(jump.locator('[aria-current]')).toHaveText(name);
    }

    await page.getByRole('list', { name: 'Scores by category' }).getByRole('link', { name: 'Team' }).click();
    await expect(category('Team')).toHaveAttribute('open');
    await expect(jump.locator('[aria-current]')).toHaveText('Categories');
    await page.goBack();
    await expect(jump.locator('[aria-current]')).toHaveText('Overview');

    await page.getByRole('region', { name: 'Slides and findings' }).getByRole('button').nth(1).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Problem & why now' }).first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(category('Problem & why now')).toHaveAttribute('open');
    await expect(category('Problem & why now').locator('summary')).toBeFocused();
    await expect(category('Problem & why now').locator('summary')).toBeInViewport();
  });

  test('say what a version has gained and lost against an earlier one', { tag: '@any-database' }, async ({
    page,
    people,
  }) => {
    await logIn(page, await people.founder());
    await handIn(page, pdf('thin.pdf', await smallDeck()));
    await sees(page.getByRole('heading', { name: 'Eight categories' }));
    await evaluated(page, pdf('full.pdf', await goodDeck()), { again: true });
    const earlier = page.getByLabel('Earlier evaluation');
    const option = await earlier.locator('option', { hasText: 'thin.pdf' }).first().getAttribute('value');
    await earlier.selectOption(option);
    const section = page.getByRole('region', { name: 'Compared with an earlier version' });
    await sees(section.getByText('Gained'));
    await sees(section.getByText('The federal reporting rule adopted in June 2025', { exact: false }));
  });

  test('show me, as the demo founder, how my deck changed over three versions', { tag: '@mfe-dashboard' }, async ({
    page,
    people,
    problems,
  }) => {
    const founder = await people.demo('founder');
    const versions = () => founder.call<{ name: string }[]>('GET', '/pitch-decks/evaluations/');
    await expect.poll(async () => (await versions()).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
    await logIn(page, founder);
    await page.goto('/dashboard');
    const row = (version: number) => page.getByRole('row').filter({ hasText: `isferd-seed-v${version}.pdf` });
    const scores: number[] = [];
    for (const version of [1, 2, 4]) {
      const words = await row(version)
        .getByText(/^\d+\/10/)
        .textContent();
      scores.push(Number.parseInt(words ?? '', 10));
    }
    expect(scores).toEqual([...new Set(scores)].sort((a, b) => a - b));
    await row(4)
      .getByRole('link', { name: /View Results/ })
      .click();
    await sees(page.getByRole('heading', { name: 'Compared with an earlier version' }));
    const earlier = page.getByRole('combobox', { name: 'Earlier evaluation' });
    for (const version of [1, 2]) {
      const option = earlier.getByRole('option', { name: new RegExp(`^isferd-seed-v${version}\\.pdf, `) });
      await earlier.selectOption((await option.getAttribute('value')) ?? '');
      await sees(page.getByText('Gained', { exact: true }));
    }
    expect(problems).toEqual([]);
  });

  test('come back with Back and Forward when I am logged in', { tag: ['@mfe-dashboard', '@any-database'] }, async ({
    page,
    people,
    problems,
  }) => {
    await logIn(page, await people.founder());
    await handIn(page, pdf('mine.pdf', await smallDeck()));
    await seesResult(page, 'mine.pdf');
    await main(page, 'Dashboard').click();
    await sees(page.getByRole('heading', { name: 'Previous Pitch Deck Evaluations' }));
    await page.goBack();
    await seesResult(page, 'mine.pdf');
    await page.reload();
    await seesResult(page, 'mine.pdf');
    await page.getByRole('button', { name: 'Upload Another Deck' }).click();
    await sees(page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    await page.goBack();
    await seesResult(page, 'mine.pdf');
    await page.goForward();
    await sees(page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    expect(problems).toEqual([]);
  });

  test('come back with Back and Forward when I am a visitor, and to nobody else', {
    tag: ['@mfe-investors', '@any-database'],
  }, async ({ page, visit, problems }) => {
    await handIn(page, pdf('first.pdf', await smallDeck()));
    await seesResult(page, 'first.pdf');
    await main(page, 'Investors').click();
    await page.waitForURL('**/investors');
    await page.goBack();
    await seesResult(page, 'first.pdf');
    await page.getByRole('button', { name: 'Upload Another Deck' }).click();
    await page.locator('input[type=file]').setInputFiles(pdf('second.pdf', await goodDeck()));
    await page.getByRole('button', { name: 'Evaluate deck' }).click();
    await seesResult(page, 'second.pdf');
    await page.reload();
    await seesResult(page, 'second.pdf');
    await page.goBack();
    await seesResult(page, 'first.pdf');
    await sees(page.getByRole('button', { name: 'Slide 1' }).or(page.getByRole('heading', { name: 'Slides' })));
    await page.goForward();
    await seesResult(page, 'second.pdf');

    const other = await visit();
    await other.page.goto(page.url());
    await sees(other.page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    expect([...problems, ...other.problems]).toEqual([]);
  });

  test('of a sample can be seen without an account, from the landing page and from the evaluation page', async ({
    page,
    problems,
  }) => {
    const seesSample = async () => {
      await page.waitForURL('**/sample-result');
      await sees(page.getByText('Sample: a fictional company.'));
      await sees(page.getByRole('heading', { name: 'Eight categories' }));
      await sees(page.getByRole('heading', { name: 'Inconsistencies' }));
      await expect(page).toHaveTitle(/^Sample result/);
      const slide = page
        .getByRole('heading', { name: 'Slides' })
        .locator('xpath=ancestor::section')
        .locator('img')
        .first();
      const width = () => slide.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width, { timeout: 45_000 }).toBeGreaterThan(100);
    };
    await page.goto('/');
    await page.getByRole('link', { name: 'See a sample result' }).click();
    await seesSample();
    await page.getByRole('link', { name: 'Evaluate your own deck' }).click();
    await page.waitForURL('**/evaluation');
    await page.getByRole('link', { name: 'See a sample result' }).click();
    await seesSample();
    expect(problems).toEqual([]);
  });

  test('are read by somebody with a link, until it is taken back', async ({ page, people, visit }) => {
    await logIn(page, await people.founder());
    await evaluated(page, pdf('shared.pdf', await smallDeck()));
    const link = await shareLink(page);

    const other = await visit();
    await other.page.goto(link);
    await sees(other.page.getByText('These results were shared with you.', { exact: false }));
    await sees(other.page.getByRole('heading', { name: 'Slides' }));
    expect(await other.page.getByRole('button', { name: 'More', exact: true }).count()).toBe(0);
    expect(await other.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(other.problems).toEqual([]);

    await page.getByRole('button', { name: /^Revoke/ }).click();
    await sees(page.getByText('There are no active links.'));
    await other.page.reload();
    await sees(other.page.getByRole('heading', { name: 'This link doesn’t work.' }));
  });
});
