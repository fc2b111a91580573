import { sendDeck, smallDeck } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { logIn, sees } from '../src/person.ts';
import { questionnaireOf } from '../src/questions.ts';

test('with the keyboard alone I answer an investor, from the first question to the dashboard', {
  tag: ['@mfe-dashboard', '@mfe-questions', '@any-database'],
}, async ({ page, people, problems }) => {
  const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
  const id = await sendDeck(founder, investor, await smallDeck());
  await logIn(page, founder);
  await page.goto(`/answer-questions?submission=${id}`);
  await sees(page.getByRole('combobox', { name: /What stage/ }));

  await tabTo(page, /^What stage are you at/);
  await page.keyboard.press('Enter'); // the list of open questions links to the question
  const stage = page.getByRole('combobox', { name: /What stage/ });
  await page.locator(':focus').and(stage).waitFor();
  for (let steps = 0; (await stage.inputValue()) !== 'In business'; steps += 1) {
    expect(steps).toBeLessThan(10);
    await page.keyboard.press('ArrowDown');
  }
  await sees(page.getByText('1 follow-up question appeared'));
  await tabTo(page, /^What was your revenue/);
  await page.keyboard.type('$64K in October 2026');
  await tabTo(page, /^Who could copy this/);
  await page.keyboard.type('A telematics supplier, in two winters');
  await tabTo(page, 'Direct sales');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Partners' }).isChecked()).toBe(true);

  const files = ['plan.xlsx', 'plan.csv'];
  page.on('filechooser', (chooser) => {
    const name = files.shift() ?? 'one too many';
    void chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(5) });
  });
  await tabTo(page, /Choose a file/);
  await page.keyboard.press('Enter');
  await sees(page.getByRole('link', { name: 'plan.xlsx' }));
  expect(await focused(page)).toBe('plan.xlsx');
  await tabTo(page, 'Remove plan.xlsx');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'plan.xlsx' }).waitFor({ state: 'detached' });
  expect(await focused(page)).toMatch(/Choose a file/);
  await page.keyboard.press('Enter');
  await sees(page.getByRole('link', { name: 'plan.csv' }));

  await tabTo(page, /^Your answer in words to Your financial plan/);
  await page.keyboard.type('Break-even at 160 fleets');
  await tabTo(page, 'Submit answers');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Yes');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'No' }).isChecked()).toBe(true);
  await sees(page.getByText(/^Draft saved/));
  await tabTo(page, 'Submit answers');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await sees(page.getByText('Responses submitted'));

  const { answered_at, answers } = await questionnaireOf(founder, id);
  expect(answered_at).not.toBeNull();
  expect(answers.find(({ question }) => question.startsWith('Your financial plan'))).toMatchObject({
    answer: 'Break-even at 160 fleets',
    file_name: 'plan.csv',
  });
  expect(answers.find(({ question }) => question === 'How do you sell?')?.answer).toBe('Partners');
  expect(problems).toEqual([]);
});
