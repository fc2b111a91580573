import { describe, expect, it } from '@jest/globals';
import { bombPdf, goodDeck, thinDeck } from '@northlight/api/test/decks/index.ts';
import { PDFDocument } from 'pdf-lib';
import { newPerson } from '../src/browser.ts';
import { DEMO, logIn, pdf, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld({ VISITOR_EVALUATIONS_PER_HOUR: '1000' });

const isEvaluation = (address: string) => new URL(address).pathname === '/api/pitch-decks/evaluate/';

/** Hands a deck in, and gives back the answer as soon as it begins. */
async function handIn(file: ReturnType<typeof pdf>) {
  const { page } = world;
  await page.goto('/evaluation');
  await page.locator('input[type=file]').setInputFiles(file);
  const begun = page.waitForResponse((response) => isEvaluation(response.url()));
  await page.getByRole('button', { name: 'Evaluate deck' }).click();
  return await begun;
}

/** Evaluates a deck as somebody who is logged in, and opens the results at their own address. */
async function evaluated(file: ReturnType<typeof pdf>) {
  const { page } = world;
  await handIn(file);
  await page.getByRole('link', { name: 'Open it at its own address' }).click();
  await page.waitForURL('**/evaluation-results/*');
  await sees(page.getByRole('heading', { name: 'Slides' }));
}

describe('waiting for an evaluation', () => {
  it('is told of each slide as it is read', async () => {
    const { page } = world;
    const response = await handIn(pdf('tidewell.pdf', await goodDeck()));
    expect(response.headers()['content-type']).toContain('text/event-stream');
    const text = response.text(); // asked for now: the browser does not keep it for long
    await sees(page.getByRole('heading', { name: 'Eight categories' }));
    const events = await text;
    expect(events).toContain('{"stage":"reading","slide":1,"of":12}');
    expect(events).toContain('{"stage":"reading","slide":12,"of":12}');
    expect(world.problems).toEqual([]);
  });

  it('can be given up, and the server stops', async () => {
    const { page } = world;
    await handIn(pdf('endless.pdf', await bombPdf('inflating')));
    await sees(page.getByText('Opening the file.'));
    const stopped = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sees(page.getByRole('heading', { name: 'Evaluate a pitch deck' }));
    expect((await stopped).status()).toBe(204);
    await sees(page.getByText('endless.pdf'));
    expect(await page.getByText('Evaluation failed').count()).toBe(0);
  });

  it('goes on when the tab is closed, and the result stands on the dashboard', async () => {
    await logIn(world.page, DEMO.founder);
    await handIn(pdf('left-alone.pdf', await goodDeck()));
    await world.page.close();
    const page = await world.context.newPage();
    await logIn(page, DEMO.founder);
    const row = page.getByRole('row').filter({ hasText: 'left-alone.pdf' });
    for (;;) {
      await page.goto('/dashboard');
      await sees(page.getByRole('heading', { name: 'Your Sent Pitch Decks' }));
      await page.waitForLoadState('networkidle');
      if ((await row.count()) > 0) break;
    }
    await sees(row);
  });

  it('as a visitor survives loading the page anew', async () => {
    const { page } = world;
    await handIn(pdf('loaded-anew.pdf', await goodDeck()));
    await page.reload();
    await sees(page.getByRole('heading', { level: 1, name: 'loaded-anew.pdf' }));
    await sees(page.getByText('This evaluation is not kept yet.'));
    await sees(page.getByRole('heading', { name: 'Slides' }));
  });
});

describe('the results', () => {
  it('open the slide of a quote with the sentence marked, and print on two pages', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await evaluated(pdf('tidewell.pdf', await goodDeck()));
    await page
      .getByRole('button', { name: /^Slide \d+: show/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await sees(dialog.getByTestId('mark'));
    await sees(dialog.getByRole('button', { pressed: true }));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };
    for (const format of ['A4', 'Letter']) {
      const printed = await PDFDocument.load(await page.pdf({ format, margin }));
      expect(printed.getPageCount()).toBeLessThanOrEqual(2);
    }
  });

  it('say what a version has gained and lost against an earlier one', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await evaluated(pdf('thin.pdf', await thinDeck()));
    await evaluated(pdf('full.pdf', await goodDeck()));
    const earlier = page.getByLabel('Earlier evaluation');
    const option = await earlier.locator('option', { hasText: 'thin.pdf' }).first().getAttribute('value');
    await earlier.selectOption(option);
    const section = page.getByRole('region', { name: 'Against an earlier version' });
    await sees(section.getByText('Gained'));
    await sees(section.getByText('The federal reporting rule adopted in June 2025', { exact: false }));
  });

  it('are read by somebody with a link, until it is taken back', async () => {
    const { page, browser, product } = world;
    await logIn(page, DEMO.founder);
    await evaluated(pdf('shared.pdf', await goodDeck()));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();

    const other = await newPerson(browser, { baseURL: product.url });
    try {
      await other.page.goto(link);
      await sees(other.page.getByText('These results were shared with you.', { exact: false }));
      await sees(other.page.getByRole('heading', { name: 'Slides' }));
      expect(await other.page.getByRole('button', { name: 'More', exact: true }).count()).toBe(0);
      expect(await other.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(other.problems).toEqual([]);

      await page.getByRole('button', { name: /^Take back/ }).click();
      await sees(page.getByText('No link works at the moment.'));
      await other.page.reload();
      await sees(other.page.getByRole('heading', { name: 'This link does not work.' }));
    } finally {
      await other.context.close();
    }
  });
});
