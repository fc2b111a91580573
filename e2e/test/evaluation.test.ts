import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  bombPdf,
  damagedPdf,
  emptyFile,
  encryptedPdf,
  goodDeck,
  imageOnlyDeck,
  notAPdf,
  zeroPagePdf,
} from '@northlight/api/test/decks/index.ts';
import { DEMO, logIn, pdf, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld({ VISITOR_EVALUATIONS_PER_HOUR: '1000' });

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

async function upload(file: ReturnType<typeof pdf>) {
  const { page } = world;
  await page.goto('/evaluation');
  const another = page.getByRole('button', { name: 'Upload Another Deck' });
  await sees(another.or(page.getByRole('button', { name: 'Evaluate deck' })));
  if (await another.isVisible()) await another.click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Evaluate deck' }).click();
}

async function seesResults() {
  const { page } = world;
  await sees(page.getByRole('heading', { name: 'Eight categories' }));
  for (const category of CATEGORIES) await sees(page.getByRole('heading', { name: category }));
  for (const part of ['Next steps', 'Strengths', 'Improvements']) await sees(page.getByRole('heading', { name: part }));
  await sees(page.getByText(/^Overall score \d+/));
}

describe('evaluating a deck', () => {
  it('as a visitor I get eight scores with their evidence, sign up, and find the evaluation on my dashboard', async () => {
    const { page } = world;
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pitch Analysis' }).click();
    await page.waitForURL('**/evaluation');
    const stages = page.getByRole('list', { name: 'Stages of the evaluation' });
    for (const stage of ['Upload', 'Analysing', 'Results']) await sees(stages.getByText(stage));
    await page.locator('input[type=file]').setInputFiles(pdf('tidewell-seed.pdf', await goodDeck()));
    await page.getByRole('button', { name: 'Evaluate deck' }).click();
    await seesResults();
    await sees(page.getByText(/Slide \d+/));
    await sees(page.getByText('The federal reporting rule adopted in June 2025', { exact: false }));

    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('First name').fill('Tove');
    await page.getByLabel('Last name').fill('Lindqvist');
    await page.getByLabel('Email').fill('tove@tidewell.test');
    await page.getByLabel('Password', { exact: true }).fill('a-quiet-harbour-42');
    await page.getByLabel('Confirm password').fill('a-quiet-harbour-42');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/email-verification');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await logIn(page, 'tove@tidewell.test', 'a-quiet-harbour-42');

    await page.goto('/dashboard');
    await sees(page.getByRole('heading', { name: 'Previous Pitch Deck Evaluations' }));
    const row = page.getByRole('row').filter({ hasText: 'tidewell-seed.pdf' });
    await sees(row);
    await row.getByRole('link', { name: /View Results/ }).click();
    await page.waitForURL('**/evaluation-results/*');
    await seesResults();
    expect(world.problems).toEqual([]);
  });

  it('logged in, I find it on my dashboard at once and nobody else can open it', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await upload(pdf('isferd.pdf', await goodDeck()));
    await seesResults();
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
    await logIn(page, DEMO.investor);
    await page.goto(address);
    await sees(page.getByText('Failed to load evaluation results.'));
    await page.waitForURL('**/dashboard');
  });

  it('the same deck is always scored the same', async () => {
    const deck = pdf('twice.pdf', await goodDeck());
    const readings: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await upload(deck);
      await seesResults();
      await sees(world.page.getByRole('heading', { name: 'Slides' }));
      readings.push((await world.page.getByRole('main').textContent()) ?? '');
    }
    expect(readings[1]).toBe(readings[0]);
  });
});

const storedDecks = async () => {
  const underWay = await readdir(join(world.product.dataDir, 'tmp')).catch(() => []);
  return [...(await world.product.files()), ...underWay].filter((name) => name.endsWith('.pdf')).sort();
};

describe('a file that cannot be evaluated', () => {
  let before: string[];
  beforeAll(async () => {
    before = await storedDecks();
  });

  const cases: [string, () => Promise<Uint8Array>, string | RegExp][] = [
    ['is not a PDF inside', notAPdf, 'This file is not a PDF.'],
    ['is empty', emptyFile, 'This file is empty.'],
    ['needs a password', encryptedPdf, 'This PDF is protected by a password.'],
    ['has no pages', zeroPagePdf, 'This PDF has no pages.'],
    ['is damaged', damagedPdf, 'This PDF is damaged'],
    ['holds only pictures', imageOnlyDeck, /No text .*could be read from this deck: slides 1 to \d/],
    ['is a decompression bomb', () => bombPdf('inflating'), 'This PDF is too complex to read.'],
  ];

  it.each(cases)('and %s says so, and the product goes on', async (_, make, message) => {
    const { page, product } = world;
    await upload(pdf('deck.pdf', await make()));
    await sees(page.getByText(message, { exact: false }));
    expect((await fetch(`${product.url}/api/health/`)).status).toBe(200);
  });

  it('and is larger than 50 MB says so before it is sent', async () => {
    const { page } = world;
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

  it('and is larger than 50 MB is refused by the server too', async () => {
    const form = new FormData();
    form.append(
      'file',
      new File([`%PDF-1.7\n${'x'.repeat(50 * 1024 * 1024)}`], 'large.pdf', { type: 'application/pdf' }),
    );
    const response = await fetch(`${world.product.url}/api/pitch-decks/evaluate/`, { method: 'POST', body: form });
    expect(response.status).toBe(413);
  });

  it('and is a program is refused by its name', async () => {
    const { page } = world;
    await page.goto('/evaluation');
    await page.locator('input[type=file]').setInputFiles(pdf('deck.exe', await goodDeck()));
    await sees(page.getByText('Invalid file type'));
    await sees(page.getByText('Executable files are not allowed'));
  });

  it('asks for a file when none was chosen', async () => {
    const { page } = world;
    await page.goto('/evaluation');
    await page.getByRole('button', { name: 'Evaluate deck' }).click();
    await sees(page.getByText('No file selected'));
    await sees(page.getByText('Please upload a PDF pitch deck first.'));
  });

  it('leaves no file behind', async () => {
    expect(await storedDecks()).toEqual(before);
  });
});

const shelf = fileURLToPath(new URL('../../../shared/decks/', import.meta.url));
const real = existsSync(shelf) ? readdirSync(shelf).filter((name) => name.endsWith('.pdf')) : [];

(real.length > 0 ? describe : describe.skip)('a real deck', () => {
  it.each(real.length > 0 ? real : ['none'])('%s is read and scored, each quote with its slide', async (name) => {
    await upload(pdf(name, readFileSync(join(shelf, name))));
    await seesResults();
    await sees(world.page.getByText(/Slide \d+/));
    expect(world.problems).toEqual([]);
  });
});
