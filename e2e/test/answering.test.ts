import { describe, expect, it } from '@jest/globals';
import { goodDeck } from '@northlight/api/test/decks/index.ts';
import type { Page } from 'playwright-core';
import { newPerson } from '../src/browser.ts';
import { DEMO, logIn, sees } from '../src/person.ts';
import { read, sendDeck } from '../src/questions.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();

interface Questionnaire {
  answered_at: string | null;
  answers: { question: string; answer: string; file_name: string | null }[];
}

/** Sends the demo investor a deck and opens the questionnaire. */
async function begin() {
  const { page } = world;
  await logIn(page, DEMO.founder);
  const investors = await read<{ id: number; last_name: string }[]>(page, '/accounts/investors/');
  const investor = investors.find(({ last_name }) => last_name === 'Harrow');
  const id = await sendDeck(page, investor?.id ?? 0, await goodDeck());
  await page.goto(`/answer-questions?submission=${id}`);
  await sees(page.getByRole('heading', { name: /^Questions from Leonie Harrow/ }));
  return { page, id };
}

const stored = (page: Page, id: string) => read<Questionnaire>(page, `/pitch-decks/submissions/${id}/questionnaire/`);
const answerTo = async (page: Page, id: string, question: string) =>
  (await stored(page, id)).answers.find((answer) => answer.question === question);
const box = (page: Page, question: string) =>
  page.getByRole('textbox', { name: new RegExp(question.replace('?', '\\?')) });
const stage = (page: Page) => page.getByRole('combobox', { name: /What stage are you at/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' });

const COPY = 'Who could copy this in a year, and what would stop them?';
const PLAN = 'Your financial plan, and what it rests on';

describe('answering an investor as a founder', () => {
  it('I answer everything, attach a file, submit once, and find it judged on the dashboard', async () => {
    const { page, id } = await begin();
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    await sees(page.getByText(/^Please answer all \d+ remaining required question\(s\) before submitting/));
    await stage(page).selectOption('In business');
    await sees(page.getByText('1 follow-up question appeared'));
    await box(page, 'What was your revenue in each of the last three months?').fill('$64K in October 2026');
    await box(page, COPY).fill('A telematics supplier, in two winters');
    await page.getByRole('radio', { name: 'Direct sales' }).check();
    const plan = page.getByRole('group', { name: PLAN });
    await plan.locator('input[type=file]').setInputFiles({
      name: 'plan.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(3_000_000, 7),
    });
    await sees(plan.getByRole('link', { name: 'plan.xlsx' }));
    await box(page, `Your answer in words to ${PLAN}`).fill('Break-even at 160 fleets');
    await page.getByRole('radio', { name: 'No' }).check();
    await sees(page.getByText(/^Draft saved/));
    const judged = page.waitForResponse((response) => response.url().endsWith('/likelihood/'));
    await submit(page).click();
    await sees(page.getByText('Responses submitted'));
    await page.waitForURL('**/dashboard');
    expect((await judged).status()).toBe(200);

    const { answered_at } = await stored(page, id);
    expect(answered_at).not.toBeNull();
    expect(await answerTo(page, id, PLAN)).toMatchObject({
      answer: 'Break-even at 160 fleets',
      file_name: 'plan.xlsx',
    });
    await page.goto(`/answer-questions?submission=${id}`);
    await sees(page.getByText(/^You submitted these answers on/));
    expect(await submit(page).count()).toBe(0);
    expect(world.problems).toEqual([]);
  });

  it('a refresh, a lost connection and a second device in the middle lose nothing', async () => {
    const { page, id } = await begin();
    await stage(page).selectOption('In business');
    await box(page, COPY).fill('Written before the refresh');
    await page.reload();
    await sees(stage(page));
    expect(await box(page, COPY).inputValue()).toBe('Written before the refresh');
    expect(await stage(page).inputValue()).toBe('In business');

    await world.context.setOffline(true);
    await box(page, COPY).fill('Written without a connection');
    await sees(page.getByText(/^No connection\. Your answers are kept on this device/));
    await world.context.setOffline(false);
    await sees(page.getByText(/^Draft saved/));
    expect((await answerTo(page, id, COPY))?.answer).toBe('Written without a connection');

    const phone = await newPerson(world.browser, {
      baseURL: world.product.url,
      viewport: { width: 390, height: 844 },
    });
    await logIn(phone.page, DEMO.founder);
    await phone.page.goto(`/answer-questions?submission=${id}`);
    await sees(stage(phone.page));
    expect(await box(phone.page, COPY).inputValue()).toBe('Written without a connection');
    await phone.context.close();
  });

  it('with the keyboard alone: I am led to what is missing, and what a choice hides is not sent', async () => {
    const { page, id } = await begin();
    await stage(page).focus();
    await page.keyboard.type('Pre-l');
    await page.keyboard.press('Tab');
    await sees(page.getByText(/follow-up questions? appeared/));
    await page.keyboard.press('Space');
    await sees(page.getByText('Level 2'));
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await sees(page.getByText('Please answer this question'));
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    expect(['SELECT', 'TEXTAREA', 'INPUT']).toContain(focused);

    await stage(page).selectOption('Idea');
    await sees(page.getByText(/^Draft saved/));
    expect(await page.getByText('Level 2').count()).toBe(0);
    expect((await stored(page, id)).answered_at).toBeNull();
  });

  it('questions of somebody else’s deck are not found', async () => {
    const { id } = await begin();
    const other = await newPerson(world.browser, { baseURL: world.product.url });
    await logIn(other.page, DEMO.investor2);
    await other.page.goto(`/answer-questions?submission=${id}`);
    await sees(other.page.getByRole('heading', { name: 'These questions were not found' }));
    await other.context.close();
  });

  it('a visitor logs in first and comes back to the questions', async () => {
    const { id } = await begin();
    const visitor = await newPerson(world.browser, { baseURL: world.product.url });
    await visitor.page.goto(`/answer-questions?submission=${id}`);
    await visitor.page.waitForURL((url) => url.pathname === '/login');
    await visitor.page.getByLabel('Email').fill(DEMO.founder);
    await visitor.page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await visitor.page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await sees(stage(visitor.page));
    await visitor.context.close();
  });
});
