import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { goodDeck } from '@northlight/api/test/decks/index.ts';
import { inPieces, review } from '@northlight/api/test/model-server/answers.ts';
import { type Behaviour, inTurn, startModelServer } from '@northlight/api/test/model-server/index.ts';
import { DEMO, logIn, pdf, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const FEEDBACK = 'The deck is clear here, and an investor could check most of it.';
const reads: Behaviour = () => ({
  text: inPieces(
    review(() => ({ feedback: FEEDBACK })),
    200,
  ),
});

const model = await startModelServer(reads);
afterAll(() => model.close());
beforeEach(() => model.behave(reads));

const world = aWorld({
  AI_ENGINE: 'llm',
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: model.url,
  AI_MODEL: 'local-1',
  AI_API_KEY: 'sk-not-to-be-seen',
});

async function upload() {
  const { page } = world;
  await page.goto('/evaluation');
  await page.locator('input[type=file]').setInputFiles(pdf('tidewell-seed.pdf', await goodDeck()));
  await page.getByRole('button', { name: 'Evaluate deck' }).click();
}

const seesResults = () => sees(world.page.getByRole('heading', { name: 'Eight categories' }));

describe('with a language model set up', () => {
  it('my deck is read by it, and the results say so and show its words', async () => {
    await upload();
    await seesResults();
    await sees(world.page.getByText(FEEDBACK).first());
    await sees(world.page.getByText(/Read by a language model \(local-1\), scored by fixed rules/));
    expect(JSON.stringify(model.asked[0]?.body)).toContain('hydrant');
    expect(world.problems).toEqual([]);
  });

  it('and failing, I am told so, and the built-in engine reads my deck at a click', async () => {
    model.behave(inTurn({ status: 401 }));
    await upload();
    await sees(world.page.getByText('The language model does not answer at the moment', { exact: false }));
    await world.page.getByRole('button', { name: 'Use the built-in engine' }).click();
    await seesResults();
    await sees(world.page.getByText(/Scored by fixed rules/));
    expect(world.product.output()).toContain('Check AI_BASE_URL, AI_MODEL and AI_API_KEY.');
    expect(world.product.output()).not.toContain('sk-not-to-be-seen');
  });

  it('I ask the assistant about my deck, and its answer names the slide and leaves out what is made up', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await upload();
    await seesResults();
    await page.goto('/dashboard');
    await page
      .getByRole('row')
      .filter({ hasText: 'tidewell-seed.pdf' })
      .getByRole('link', { name: /View Results/ })
      .click();
    await page.waitForURL('**/evaluation-results/*');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const words =
      'Fourteen utilities pay today [slide 6: 14 paying utilities]. You have 99,000 users. What is missing is churn.';
    model.behave(inTurn({ text: inPieces(words, 9) }));
    await page.goto(`/assistant?evaluation=${id}`);
    await sees(page.getByText(/A language model \(local-1\) answers/));
    await page.getByLabel('Message').fill('How is our traction?');
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page.getByText(/Fourteen utilities pay today\. What is missing is churn\./));
    await sees(page.getByText(/One statement was left out/));
    await sees(page.getByRole('button', { name: /Slide 6/ }).first());
    expect(await page.getByText('99,000').count()).toBe(0);

    model.behave(inTurn({ status: 401 }));
    await page.getByLabel('Message').fill('What is missing?');
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page.getByText('No answer came'));
    await page.getByRole('button', { name: 'Ask the built-in assistant' }).click();
    await page.getByText('No answer came').waitFor({ state: 'detached' });
    await sees(page.getByRole('button', { name: 'Send' }));
    const said = page.getByRole('group', { name: 'What was said' });
    for (const text of [/Fourteen utilities pay today/, 'What is missing?']) await sees(said.getByText(text));
  });
});
