import type { Page } from '@playwright/test';
import { type Account, sendDeck, smallDeck } from '../src/accounts.ts';
import { VIEWPORTS } from '../src/browser.ts';
import { expect, type People, test } from '../src/journey.ts';
import { DEMO, enterPassword, logIn, sees } from '../src/person.ts';
import { questionnaireOf } from '../src/questions.ts';

/** Opens the questionnaire of a submission as a founder. */
async function open(page: Page, founder: Account, id: string, investor: string) {
  await logIn(page, founder);
  await page.goto(`/answer-questions?submission=${id}`);
  await sees(page.getByRole('heading', { name: new RegExp(`^Questions from ${investor}`) }));
}

/** Sends an investor a deck and opens the questionnaire. */
async function begin(page: Page, people: People) {
  const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
  const id = await sendDeck(founder, investor, await smallDeck());
  await open(page, founder, id, investor.name);
  return { founder, id };
}

/** Opens an unanswered questionnaire of the demo data. @returns the submission ID */
async function lookAtDemo(page: Page, people: People) {
  const founder = await people.demo('founder');
  const sent = await founder.call<{ id: string; answered_at: string | null }[]>(
    'GET',
    '/pitch-decks/founder/submissions/',
  );
  const id = sent.find(({ answered_at }) => answered_at === null)?.id ?? '';
  await open(page, founder, id, 'Leonie Harrow');
  return id;
}

const answerTo = async (founder: Account, id: string, question: string) =>
  (await questionnaireOf(founder, id)).answers.find((answer) => answer.question === question);
const box = (page: Page, question: string) =>
  page.getByRole('textbox', { name: new RegExp(question.replace('?', '\\?')) });
const stage = (page: Page) => page.getByRole('combobox', { name: /What stage are you at/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' });

const COPY = 'Who could copy this in a year, and what would stop them?';
const PLAN = 'Your financial plan, and what it rests on';

/** Answers every question, with a file for the plan. */
async function answerAll(page: Page) {
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
}

test.describe('answering an investor as a founder', { tag: '@mfe-questions' }, () => {
  test('I answer everything, attach a file, submit once, and find it judged on the dashboard', {
    tag: '@mfe-dashboard',
  }, async ({ page, people, problems }) => {
    const { founder, id } = await begin(page, people);
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    await sees(page.getByText(/^Please answer all \d+ remaining required question\(s\) before submitting/));
    await answerAll(page);
    await sees(page.getByText(/^Draft saved/));
    const judged = page.waitForResponse((response) => response.url().endsWith('/likelihood/'));
    await submit(page).click();
    await sees(page.getByText('Responses submitted'));
    await page.waitForURL('**/dashboard');
    expect((await judged).status()).toBe(200);

    const { answered_at } = await questionnaireOf(founder, id);
    expect(answered_at).not.toBeNull();
    expect(await answerTo(founder, id, PLAN)).toMatchObject({
      answer: 'Break-even at 160 fleets',
      file_name: 'plan.xlsx',
    });
    await page.goto(`/answer-questions?submission=${id}`);
    await sees(page.getByText(/^You submitted these answers on/));
    expect(await submit(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('I see my answers and then the likelihood on the dashboard, without a reload', {
    tag: '@mfe-dashboard',
  }, async ({ page, people, problems }) => {
    await begin(page, people);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await sees(page.getByText('Questions not answered yet'));
    await sees(page.getByText('No score yet'));
    await page.getByRole('link', { name: /^Answer questions/ }).click();
    await answerAll(page);
    await page.evaluate('globalThis.isSameLoad = true');
    let letScore = () => {};
    const held = new Promise<void>((resolve) => {
      letScore = resolve;
    });
    await page.route('**/likelihood/', async (route) => {
      await held;
      await route.continue();
    });
    await submit(page).click();
    await page.waitForURL('**/dashboard');
    await sees(page.getByText('Being scored…'));
    expect(await page.getByText('Questions not answered yet').count()).toBe(0);
    letScore();
    await sees(
      page
        .getByRole('row')
        .filter({ hasText: 'Analysed' })
        .getByText(/\d+\/10/),
    );
    expect(await page.getByText('Being scored…').count()).toBe(0);
    await sees(page.getByRole('listitem').filter({ hasText: 'AI Analysed' }).getByText('1', { exact: true }));
    expect(await page.evaluate('globalThis.isSameLoad')).toBe(true);
    expect(problems).toEqual([]);
  });

  test('a refresh, a lost connection and a second device in the middle lose nothing', async ({
    page,
    context,
    people,
    visit,
  }) => {
    const { founder, id } = await begin(page, people);
    await stage(page).selectOption('In business');
    await box(page, COPY).fill('Written before the refresh');
    await page.reload();
    await sees(stage(page));
    expect(await box(page, COPY).inputValue()).toBe('Written before the refresh');
    expect(await stage(page).inputValue()).toBe('In business');

    await context.setOffline(true);
    await box(page, COPY).fill('Written without a connection');
    await sees(page.getByText(/^No connection\. Your answers are kept on this device/));
    await context.setOffline(false);
    await sees(page.getByText(/^Draft saved/));
    expect((await answerTo(founder, id, COPY))?.answer).toBe('Written without a connection');

    const phone = await visit({ viewport: VIEWPORTS.phone });
    await logIn(phone.page, founder);
    await phone.page.goto(`/answer-questions?submission=${id}`);
    await sees(stage(phone.page));
    expect(await box(phone.page, COPY).inputValue()).toBe('Written without a connection');
  });

  test('with the keyboard alone: I am led to what is missing, and what a choice hides is not sent', {
    tag: '@any-database',
  }, async ({ page, people }) => {
    const { founder, id } = await begin(page, people);
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
    expect((await questionnaireOf(founder, id)).answered_at).toBeNull();
  });

  test('what I typed in a second tab after submitting in the first is kept for me to copy, and the first answers stand', {
    tag: ['@mfe-dashboard', '@any-database'],
  }, async ({ page, context, people, problems }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { founder, id } = await begin(page, people);
    const second = await context.newPage();
    await logIn(second, founder);
    await second.goto(`/answer-questions?submission=${id}`);
    await sees(stage(second));
    await answerAll(page);
    await submit(page).click();
    await page.waitForURL('**/dashboard');

    await box(second, COPY).fill('Two suppliers could, and neither has our claims');
    await sees(second.getByText(/^Your answers were already sent on .+ The investor sees those\.$/));
    const late = second.getByRole('region', { name: 'What you typed here wasn’t sent' });
    await sees(late.getByText('Two suppliers could, and neither has our claims'));
    await second.reload();
    await late.getByRole('button', { name: `Copy your text for “${COPY}”` }).press('Enter');
    await sees(second.getByText('Copied'));
    expect(await second.evaluate(() => navigator.clipboard.readText())).toBe(
      'Two suppliers could, and neither has our claims',
    );
    expect((await answerTo(founder, id, COPY))?.answer).toBe('A telematics supplier, in two winters');

    await late.getByRole('button', { name: 'Delete this text' }).press('Enter');
    await late.waitFor({ state: 'detached' });
    await second.reload();
    await sees(second.getByText(/^You submitted these answers on/));
    expect(await late.count()).toBe(0);
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  });

  test('questions of somebody else’s deck are not found', { tag: '@any-database' }, async ({ page, people, visit }) => {
    const id = await lookAtDemo(page, people);
    const other = await visit();
    await logIn(other.page, await people.demo('investor2'));
    await other.page.goto(`/answer-questions?submission=${id}`);
    await sees(other.page.getByRole('heading', { name: 'We couldn’t find these questions' }));
  });

  test('a visitor logs in first and comes back to the questions', { tag: ['@mfe-auth', '@any-database'] }, async ({
    page,
    people,
    visit,
  }) => {
    const id = await lookAtDemo(page, people);
    const visitor = await visit();
    await visitor.page.goto(`/answer-questions?submission=${id}`);
    await visitor.page.waitForURL((url) => url.pathname === '/login');
    await enterPassword(visitor.page, DEMO.founder, DEMO.password);
    await sees(stage(visitor.page));
  });
});
