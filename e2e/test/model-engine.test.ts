import { goodSlides, makeDeck } from '@northlight/api/test/decks/index.ts';
import { inPieces, readBy } from '@northlight/api/test/model-server/answers.ts';
import { type Behaviour, inTurn, type ModelServer, startModelServer } from '@northlight/api/test/model-server/index.ts';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../src/journey.ts';
import { logIn, pdf, sees } from '../src/person.ts';

const FEEDBACK = 'The deck is clear here, and an investor could check most of it.';
const reads: Behaviour = (asked) => ({
  text: inPieces(
    readBy(asked, () => ({ feedback: FEEDBACK })),
    200,
  ),
});

/** A product with a language model server that returns fixed answers. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const model = await startModelServer(reads);
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ model }, use) =>
      use({
        AI_ENGINE: 'llm',
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: model.url,
        AI_MODEL: 'local-1',
        AI_API_KEY: 'sk-not-to-be-seen',
      }),
    { scope: 'worker' },
  ],
});

/** The last slide names paying utilities. */
const deck = async () => pdf('tidewell-seed.pdf', await (await makeDeck('Tidewell', goodSlides.slice(3, 6))).save());

test.beforeEach(({ model }) => model.behave(reads));

async function upload(page: Page) {
  await page.goto('/evaluation');
  await page.locator('input[type=file]').setInputFiles(await deck());
  await page.getByRole('button', { name: 'Evaluate deck' }).click();
}

const seesResults = (page: Page) => sees(page.getByRole('heading', { name: 'Eight categories' }));

test.describe('with a language model set up', { tag: '@mfe-evaluation' }, () => {
  test('my deck is read by it, and the results say so and show its words', { tag: '@any-database' }, async ({
    page,
    model,
    problems,
  }) => {
    await upload(page);
    await seesResults(page);
    await sees(page.getByText(FEEDBACK).first());
    await sees(page.getByText(/Read by a language model \(local-1\), scored by fixed rules/));
    expect(JSON.stringify(model.asked[0]?.body)).toContain('hydrant');
    expect(problems).toEqual([]);
  });

  test('and failing, I am told so, and the built-in engine reads my deck at a click', { tag: '@any-database' }, async ({
    page,
    model,
    product,
  }) => {
    model.behave(inTurn({ status: 401 }));
    await upload(page);
    await sees(page.getByText('The language model is not responding', { exact: false }));
    await page.getByRole('button', { name: 'Use the built-in engine' }).click();
    await seesResults(page);
    await sees(page.getByText(/Scored by fixed rules/));
    expect(product.output()).toContain('Check AI_BASE_URL, AI_MODEL and AI_API_KEY.');
    expect(product.output()).not.toContain('sk-not-to-be-seen');
  });

  test('I ask the assistant about my deck, and its answer names the slide and leaves out what is made up', {
    tag: ['@mfe-dashboard', '@any-database'],
  }, async ({ page, model, people }) => {
    await logIn(page, await people.founder());
    await upload(page);
    await seesResults(page);
    await page.goto('/dashboard');
    await page
      .getByRole('row')
      .filter({ hasText: 'tidewell-seed.pdf' })
      .getByRole('link', { name: /View Results/ })
      .click();
    await page.waitForURL('**/evaluation-results/*');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const words =
      'Fourteen utilities pay today [slide 3: 14 paying utilities]. You have 99,000 users. What is missing is churn.';
    model.behave(inTurn({ text: inPieces(words, 9) }));
    await page.goto(`/assistant?evaluation=${id}`);
    await sees(page.getByText(/A language model \(local-1\) answers/));
    await page.getByLabel('Message').fill('How is our traction?');
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page.getByText(/Fourteen utilities pay today\. What is missing is churn\./));
    await sees(page.getByText(/One statement was left out/));
    await sees(page.getByRole('button', { name: /Slide 3/ }).first());
    expect(await page.getByText('99,000').count()).toBe(0);

    model.behave(inTurn({ status: 401 }));
    await page.getByLabel('Message').fill('What is missing?');
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page.getByText('The assistant didn’t answer'));
    await page.getByRole('button', { name: 'Ask the built-in engine' }).click();
    await page.getByText('The assistant didn’t answer').waitFor({ state: 'detached' });
    await sees(page.getByRole('button', { name: 'Send' }));
    const said = page.getByRole('group', { name: 'Conversation' });
    for (const text of [/Fourteen utilities pay today/, 'What is missing?']) await sees(said.getByText(text));
  });
});
