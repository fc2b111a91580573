import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ASK,
  bombPdf,
  damagedPdf,
  emptyFile,
  encryptedPdf,
  goodDeck,
  HIDDEN_CLAIMS,
  hiddenTextDeck,
  imageOnlyDeck,
  mixedDeck,
  notAPdf,
  stockDeck,
  tableDeck,
  templateDeck,
  zeroPagePdf,
} from '@northlight/api/test/decks/index.ts';
import type { Page } from '@playwright/test';
import { smallDeck, unusedEmail } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { logIn, logInByHand, pdf, sees } from '../src/person.ts';
import type { Product } from '../src/product.ts';
import { shareLink } from '../src/sharing.ts';

const CATEGORIES = [
  'Problem & why now',
  'Solution & product status',
  'Market',
  'Traction & engagement',
  'Business model & route to market',
  'Competition & protectability',
  'Team',
  'Financials & ask',
];

/** `again`: the tab shows the results of an earlier deck, as soon as its scripts have taken over. */
async function upload(page: Page, file: ReturnType<typeof pdf>, { again = false } = {}) {
  await page.goto('/evaluation');
  if (again) await page.getByRole('button', { name: 'Upload Another Deck' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Evaluate deck' }).click();
}

async function seesResults(page: Page) {
  await sees(page.getByRole('heading', { name: 'Eight categories' }));
  for (const category of CATEGORIES) await sees(page.getByRole('heading', { name: category }));
  for (const part of ['Next steps', 'Strengths', 'Improvements']) await sees(page.getByRole('heading', { name: part }));
  await sees(page.getByText(/^Overall score \d+/));
}

const ALSO = { tag: ['@mfe-auth', '@mfe-dashboard'] };

test.describe('evaluating a deck', { tag: '@mfe-evaluation' }, () => {
  test(
    'as a visitor I get eight scores with their evidence, sign up, and find the evaluation on my dashboard',
    ALSO,
    async ({ page, problems }) => {
      const email = unusedEmail('tove');
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pitch Analysis' }).click();
      await page.waitForURL('**/evaluation');
      const stages = page.getByRole('list', { name: 'Stages of the evaluation' });
      for (const stage of ['Upload', 'Analyzing', 'Results']) await sees(stages.getByText(stage));
      await page.locator('input[type=file]').setInputFiles(pdf('tidewell-seed.pdf', await goodDeck()));
      await page.getByRole('button', { name: 'Evaluate deck' }).click();
      await seesResults(page);
      await sees(page.getByText(/Slide \d+/));
      await page.getByRole('button', { name: 'Expand all categories' }).click();
      await sees(page.getByText('The federal reporting rule adopted in June 2025', { exact: false }));

      await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
      await page.getByLabel('First name').fill('Tove');
      await page.getByLabel('Last name').fill('Lindqvist');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('a-quiet-harbour-42');
      await page.getByLabel('Confirm password').fill('a-quiet-harbour-42');
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
      await page.waitForURL('**/email-verification');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/login');
      await logInByHand(page, email, 'a-quiet-harbour-42');

      await page.goto('/dashboard');
      await sees(page.getByRole('heading', { name: 'Previous Pitch Deck Evaluations' }));
      const row = page.getByRole('row').filter({ hasText: 'tidewell-seed.pdf' });
      await sees(row);
      await row.getByRole('link', { name: /View Results/ }).click();
      await page.waitForURL('**/evaluation-results/*');
      await seesResults(page);
      expect(problems).toEqual([]);
    },
  );

  test('logged in, I find it on my dashboard at once and nobody else can open it', ALSO, async ({ page, people }) => {
    await logIn(page, await people.founder());
    await upload(page, pdf('isferd.pdf', await smallDeck()));
    await seesResults(page);
    await page.goto('/dashboard');
    await page
      .getByRole('row')
      .filter({ hasText: 'isferd.pdf' })
      .getByRole('link', { name: /View Results/ })
      .click();
    await page.waitForURL('**/evaluation-results/*');
    const address = page.url();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await logIn(page, await people.demo('investor'));
    await page.goto(address);
    await sees(page.getByText('Failed to load evaluation results.'));
    await page.waitForURL('**/dashboard');
  });

  test('pages that cannot be read make my score a range, on the results, on my dashboard and behind a link', {
    tag: ['@mfe-dashboard', '@any-database'],
  }, async ({ page, people, visit, problems }) => {
    await logIn(page, await people.founder());
    await upload(page, pdf('ferrylane.pdf', await mixedDeck()));
    await seesResults(page);
    await sees(page.getByText(/^Overall score \d–\d+, partial: \d of 8 categories assessed\./));
    const ring = page.getByRole('img', { name: / out of 10, partial$/ });
    const score = await ring.getAttribute('aria-label');
    expect(score).toMatch(/^\d to \d+ out of 10, partial$/);

    await page.goto('/dashboard');
    const row = page.getByRole('row').filter({ hasText: 'ferrylane.pdf' });
    await sees(row.getByTitle('partial'));
    await expect(row).toContainText(score ?? '');
    await row.getByRole('link', { name: /View Results/ }).click();
    await page.waitForURL('**/evaluation-results/*');
    const link = await shareLink(page);

    const other = await visit();
    await other.page.goto(link);
    await sees(other.page.getByRole('img', { name: score ?? '', exact: true }));
    await sees(other.page.getByText(/^Overall score .+ of 8 categories assessed\./));
    expect([...problems, ...other.problems]).toEqual([]);
  });

  test('what I ask for in a table is quoted with the name of its row', { tag: '@any-database' }, async ({ page }) => {
    await upload(page, pdf('table.pdf', await tableDeck()));
    await seesResults(page);
    await page.getByRole('button', { name: 'Expand all categories' }).click();
    const [name, amount] = ASK[0];
    await sees(page.getByText(`${name}: ${amount}`, { exact: false }));
  });

  test('text in my deck that nobody can see is shown to me with its place, and earns nothing', {
    tag: '@any-database',
  }, async ({ page }) => {
    await upload(page, pdf('hidden.pdf', await hiddenTextDeck()));
    await seesResults(page);
    await sees(page.getByText('Slides 1–4 contain text that can’t be seen, so it wasn’t scored.'));
    await sees(page.getByText(`Slide 1, bottom: “${HIDDEN_CLAIMS['same-colour']}`, { exact: false }));
    await sees(page.getByText(/^Overall score 1\b/));
  });

  test('the same deck is always scored the same', { tag: '@any-database' }, async ({ page }) => {
    const deck = pdf('twice.pdf', await goodDeck());
    const readings: string[] = [];
    for (const again of [false, true]) {
      await upload(page, deck, { again });
      await seesResults(page);
      await sees(page.getByRole('heading', { name: 'Slides' }));
      readings.push((await page.getByRole('main').textContent()) ?? '');
    }
    expect(readings[1]).toBe(readings[0]);
  });
});

/** PDF files that the product has stored or is processing. */
async function storedDecks(product: Product) {
  const underWay = await readdir(join(product.dataDir, 'tmp')).catch(() => []);
  return [...(await product.files()), ...underWay].filter((name) => name.endsWith('.pdf'));
}

/** @returns a function that lists the decks stored since this call */
async function watchDecks(product: Product) {
  const before = new Set(await storedDecks(product));
  return async () => (await storedDecks(product)).filter((name) => !before.has(name));
}

const UNUSABLE: [string, () => Promise<Uint8Array>, string | RegExp][] = [
  ['is not a PDF inside', notAPdf, 'This file is not a PDF.'],
  ['is empty', emptyFile, 'This file is empty.'],
  ['needs a password', encryptedPdf, 'This PDF is protected by a password.'],
  ['has no pages', zeroPagePdf, 'This PDF has no pages.'],
  ['is damaged', damagedPdf, 'This PDF is damaged'],
  ['holds only pictures', imageOnlyDeck, /We found no text to score in this deck: slides 1–\d/],
  ['is a template that nobody filled in', templateDeck, 'This looks like a template that has not been filled in.'],
  [
    'is a case for buying a listed stock',
    stockDeck,
    'This looks like a case for buying a listed stock, not a startup pitch',
  ],
  ['is a decompression bomb', () => bombPdf('inflating'), 'This PDF is too complex to read.'],
];

/** Uploads a file as the page does. */
function post({ url }: Product, file: File) {
  const form = new FormData();
  form.append('file', file);
  return fetch(`${url}/api/pitch-decks/evaluate/`, { method: 'POST', body: form });
}

const tooLarge = () =>
  new File([`%PDF-1.7\n${'x'.repeat(50 * 1024 * 1024)}`], 'large.pdf', { type: 'application/pdf' });

test.describe('a file that cannot be evaluated', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  for (const [what, make, message] of UNUSABLE)
    test(`and ${what} says so, and the product goes on`, async ({ page, product }) => {
      const left = await watchDecks(product);
      await upload(page, pdf('deck.pdf', await make()));
      await sees(page.getByText(message, { exact: false }));
      expect((await fetch(`${product.url}/api/health/`)).status).toBe(200);
      await expect.poll(left).toEqual([]);
    });

  test('and is larger than 50 MB says so before it is sent', async ({ page }) => {
    await page.goto('/evaluation');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const input = document.querySelector('input[type=file]') as HTMLInputElement;
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await sees(page.getByText('File too large'));
    await sees(page.getByText('Maximum size is 50MB'));
  });

  test('and is larger than 50 MB is refused by the server too', async ({ product }) => {
    expect((await post(product, tooLarge())).status).toBe(413);
  });

  test('and is a program is refused by its name', async ({ page }) => {
    await page.goto('/evaluation');
    await page.locator('input[type=file]').setInputFiles(pdf('deck.exe', await goodDeck()));
    await sees(page.getByText('Invalid file type'));
    await sees(page.getByText('Executable files are not allowed'));
  });

  test('asks for a file when none was chosen', async ({ page }) => {
    await page.goto('/evaluation');
    await page.getByRole('button', { name: 'Evaluate deck' }).click();
    await sees(page.getByText('No file selected'));
    await sees(page.getByText('Please upload a PDF pitch deck first.'));
  });

  test('leaves no file behind', async ({ product }) => {
    const left = await watchDecks(product);
    const named = async (bytes: Promise<Uint8Array>) => new File([new Uint8Array(await bytes)], 'deck.pdf');
    const files = await Promise.all([tooLarge(), named(notAPdf()), named(damagedPdf())]);
    const answers = await Promise.all(files.map((file) => post(product, file)));
    expect(answers.map(({ status }) => status)).toEqual([413, 400, 422]);
    await expect.poll(left).toEqual([]);
  });
});

/** Pictures take seconds each, and several browsers share the processors. */
const READING_MS = 120_000;
const shelf = fileURLToPath(new URL('../../../shared/decks/', import.meta.url));
const real = existsSync(shelf) ? readdirSync(shelf).filter((name) => name.endsWith('.pdf')) : [];

test.describe('a real deck', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test.skip(real.length === 0, 'There are no real decks beside this repository');
  for (const name of real.length > 0 ? real : ['none'])
    test(`${name} is read and scored, each quote with its slide`, async ({ page, problems }) => {
      test.setTimeout(READING_MS + 60_000);
      await upload(page, pdf(name, readFileSync(join(shelf, name))));
      await page.getByRole('heading', { name: 'Eight categories' }).waitFor({ timeout: READING_MS });
      await seesResults(page);
      await sees(page.getByText(/Slide \d+/));
      expect(problems).toEqual([]);
    });
});
