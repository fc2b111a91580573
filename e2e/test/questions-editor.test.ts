import { LEONIE } from '@northlight/api/src/demo/investors-with-questions.ts';
import type { Page } from '@playwright/test';
import type { Account } from '../src/accounts.ts';
import { VIEWPORTS } from '../src/browser.ts';
import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';
import { mainQuestions } from '../src/questions.ts';

const grip = (page: Page, about: string) => page.getByRole('button', { name: new RegExp(`^Reorder “${about}`) });

async function openEditor(page: Page, investor: Account) {
  await logIn(page, investor);
  await page.goto('/customize-questions');
  await sees(page.getByRole('list', { name: 'Questions' }));
}

test.describe('the order of my questions as an investor', { tag: ['@mfe-questions', '@any-database'] }, () => {
  test('changes when I drag one by its grip with the mouse, and is still so after a reload', async ({
    page,
    people,
    problems,
  }) => {
    await openEditor(page, await people.investor());
    const before = await mainQuestions(page);
    await grip(page, 'Your financial plan').scrollIntoViewIfNeeded();
    const from = await grip(page, 'How do you sell').boundingBox();
    const to = await grip(page, 'Who could copy').boundingBox();
    if (!from || !to) throw new Error('A grip is not on the page');
    await page.mouse.move(from.x + 8, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + 8, to.y - 6, { steps: 12 });
    await page.mouse.up();
    await sees(page.getByText('Order saved'));
    const after = await mainQuestions(page);
    expect(after).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
    await page.reload();
    await sees(page.getByRole('list', { name: 'Questions' }));
    expect(await mainQuestions(page)).toEqual(after);
    expect(problems).toEqual([]);
  });

  test('changes by keyboard alone: space, arrow down, space; its follow-ups go along', async ({
    page,
    people,
    problems,
  }) => {
    const investor = await people.investor();
    await openEditor(page, investor);
    const before = await mainQuestions(page);
    await grip(page, 'What stage are you at').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.getByText(/^“What stage are you at\?”, place 2 of/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await sees(page.getByText('Order saved'));
    expect(await mainQuestions(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    const stored = await investor.call<{ question: string; parent_question: string | null }[]>('GET', '/questions/');
    expect(stored[0]?.question).toBe(before[1]);
    expect(stored[1]?.question).toBe('What stage are you at?');
    expect(stored[2]?.parent_question).not.toBeNull();

    await grip(page, 'What stage are you at').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^“What stage are you at\?”, place 1 of/).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    expect(await mainQuestions(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(problems).toEqual([]);
  });

  test('changes when I hold a grip with a finger and draw it', async ({ people, visit }) => {
    const { page, context, problems } = await visit({ viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    await openEditor(page, await people.investor());
    const before = await mainQuestions(page);
    const last = page.getByRole('button', { name: /^Reorder/ }).last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    const up = await page
      .getByRole('button', { name: /^Reorder/ })
      .nth(before.length - 2)
      .boundingBox();
    if (!box || !up) throw new Error('A grip is not on the page');
    const touch = await context.newCDPSession(page);
    const at = (y: number) => ({ touchPoints: [{ x: box.x + 10, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(box.y + 15) });
    await page.locator('[data-dragging]').waitFor();
    for (let step = 1; step <= 10; step += 1) {
      const y = box.y + 15 - (step * (box.y - up.y + 30)) / 10;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sees(page.getByText('Order saved'));
    const after = await mainQuestions(page);
    const dragged = before.at(-1) ?? '';
    expect(after.indexOf(dragged)).toBeLessThan(before.length - 1);
    expect(after.filter((question) => question !== dragged)).toEqual(before.slice(0, -1));
    expect(problems).toEqual([]);
  });

  test('that could not be saved is said, and Save Questions saves it', async ({ page, people }) => {
    await openEditor(page, await people.investor());
    await page.route('**/api/questions/save/', (route) => route.abort());
    await page.getByRole('button', { name: /^Move down “What stage/ }).click();
    await sees(page.getByText('The new order isn’t saved yet.'));
    await page.unroute('**/api/questions/save/');
    await page.getByRole('button', { name: 'Save Questions' }).click();
    await sees(page.getByText('Questions saved successfully'));
    expect(await page.getByText('The new order isn’t saved yet.').count()).toBe(0);
  });
});

test.describe('a question set in two tabs', { tag: '@mfe-questions' }, () => {
  test('is never overwritten unseen: I choose which one counts', async ({ page, people, visit }) => {
    const investor = await people.investor();
    await openEditor(page, investor);
    const other = await visit();
    await logIn(other.page, investor);
    await other.page.goto('/customize-questions');
    await other.page
      .getByRole('button', { name: /^Duplicate/ })
      .first()
      .click();
    await other.page.getByRole('button', { name: 'Save Questions' }).click();
    await sees(other.page.getByText('Questions saved successfully'));
    const theirs = await mainQuestions(other.page);

    await page
      .getByRole('button', { name: /^Duplicate/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Save Questions' }).click();
    await sees(page.getByRole('dialog', { name: 'Your questions were changed elsewhere' }));
    await page.getByRole('button', { name: 'Use the other version' }).click();
    await sees(page.getByRole('button', { name: 'Save Questions' }));
    expect(await mainQuestions(page)).toEqual(theirs);
  });
});

test.describe('carrying questions over', { tag: '@mfe-questions' }, () => {
  test('I export mine and import them into another account', { tag: '@any-database' }, async ({
    page,
    context,
    people,
    problems,
  }) => {
    const [mine, other] = await Promise.all([people.demo('investor'), people.investor()]);
    await other.call('POST', '/questions/save/', {
      questions: [{ id: 'new', question: 'What would you do without a round?', type: 'text' }],
    });
    await openEditor(page, mine);
    const count = (await mainQuestions(page)).length;
    await page.getByRole('button', { name: 'More actions' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export questions' }).click(),
    ]);
    const file = await download.path();
    await context.clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await openEditor(page, other);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import questions' }).click();
    await page.getByLabel(/Choose a JSON file/).setInputFiles(file);
    await page.getByRole('radio', { name: 'Replace them' }).check();
    await page.getByRole('button', { name: /^Import \d+ questions/ }).click();
    await page.getByRole('button', { name: 'Save Questions' }).click();
    await sees(page.getByText('Questions saved successfully'));
    expect(await mainQuestions(page)).toHaveLength(count);
    expect(problems).toEqual([]);
  });
});

test.describe('leaving with unsaved changes', { tag: ['@mfe-questions', '@any-database'] }, () => {
  test('asks first', async ({ page, people }) => {
    await openEditor(page, await people.demo('investor'));
    await page.getByRole('button', { name: /^Duplicate “Cap table/ }).click();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await sees(page.getByRole('alertdialog'));
    expect(new URL(page.url()).pathname).toBe('/customize-questions');
  });
});

test.describe('my questionnaire as an investor', { tag: '@mfe-questions' }, () => {
  test('is saved once every answer is there, and is still there after a reload', async ({ page, people, problems }) => {
    await logIn(page, await people.investor({ investor_questionnaire: LEONIE.questionnaire }));
    await page.goto('/investor-questions');
    const boxes = page.getByRole('main').getByRole('textbox');
    await sees(boxes);
    expect(await boxes.count()).toBe(15);
    await boxes.last().fill('');
    await page.getByRole('button', { name: 'Save Responses' }).click();
    await sees(page.getByText('Please answer all questions before submitting'));
    for (let place = 0; place < 15; place += 1) await boxes.nth(place).fill(`Answer ${place + 1}`);
    await page.getByRole('button', { name: 'Save Responses' }).click();
    await sees(page.getByText('Questionnaire saved'));
    await page.reload();
    await sees(boxes);
    expect(await boxes.nth(14).inputValue()).toBe('Answer 15');
    expect(problems).toEqual([]);
  });

  test('is closed to founders', { tag: ['@mfe-dashboard', '@any-database'] }, async ({ page, people }) => {
    await logIn(page, await people.demo('founder'));
    await page.goto('/investor-questions');
    await page.waitForURL('**/dashboard');
    await sees(page.getByText('This page is only available to investors.'));
  });
});
