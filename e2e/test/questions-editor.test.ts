import { describe, expect, it } from '@jest/globals';
import { newPerson } from '../src/browser.ts';
import { DEMO, logIn, sees } from '../src/person.ts';
import { mainQuestions, read } from '../src/questions.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();
const grip = (about: string) => world.page.getByRole('button', { name: new RegExp(`^Reorder “${about}`) });

async function openEditor(email: string = DEMO.investor) {
  const { page } = world;
  await logIn(page, email);
  await page.goto('/customize-questions');
  await sees(page.getByRole('list', { name: 'Questions' }));
  return page;
}

describe('the order of my questions as an investor', () => {
  it('changes when I drag one by its grip with the mouse, and is still so after a reload', async () => {
    const page = await openEditor();
    const before = await mainQuestions(page);
    await grip('Your financial plan').scrollIntoViewIfNeeded();
    const from = await grip('How do you sell').boundingBox();
    const to = await grip('Who could copy').boundingBox();
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
    expect(world.problems).toEqual([]);
  });

  it('changes by keyboard alone: space, arrow down, space; its follow-ups go along', async () => {
    const page = await openEditor();
    const before = await mainQuestions(page);
    await grip('What stage are you at').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.getByText(/^“What stage are you at\?”, place 2 of/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await sees(page.getByText('Order saved'));
    expect(await mainQuestions(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    const stored = await read<{ question: string; parent_question: string | null }[]>(page, '/questions/');
    expect(stored[0]?.question).toBe(before[1]);
    expect(stored[1]?.question).toBe('What stage are you at?');
    expect(stored[2]?.parent_question).not.toBeNull();

    await grip('What stage are you at').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^“What stage are you at\?”, place 1 of/).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    expect(await mainQuestions(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(world.problems).toEqual([]);
  });

  it('changes when I hold a grip with a finger and draw it', async () => {
    const phone = await newPerson(world.browser, {
      baseURL: world.product.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = phone;
    await logIn(page, DEMO.investor);
    await page.goto('/customize-questions');
    await sees(page.getByRole('list', { name: 'Questions' }));
    const before = await mainQuestions(page);
    const last = page.getByRole('button', { name: /^Reorder/ }).last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    const up = await page
      .getByRole('button', { name: /^Reorder/ })
      .nth(before.length - 2)
      .boundingBox();
    if (!box || !up) throw new Error('A grip is not on the page');
    const touch = await phone.context.newCDPSession(page);
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
    expect(phone.problems).toEqual([]);
    await phone.context.close();
  });

  it('that could not be saved is said, and Save Questions saves it', async () => {
    const page = await openEditor();
    await page.route('**/api/questions/save/', (route) => route.abort());
    await page.getByRole('button', { name: /^Move down “What stage/ }).click();
    await sees(page.getByText('The new order is not saved yet.'));
    await page.unroute('**/api/questions/save/');
    await page.getByRole('button', { name: 'Save Questions' }).click();
    await sees(page.getByText('Questions saved successfully'));
    expect(await page.getByText('The new order is not saved yet.').count()).toBe(0);
  });
});

describe('a question set in two tabs', () => {
  it('is never overwritten unseen: I choose which one counts', async () => {
    const page = await openEditor(DEMO.investor2);
    const other = await newPerson(world.browser, { baseURL: world.product.url });
    await logIn(other.page, DEMO.investor2);
    await other.page.goto('/customize-questions');
    await other.page
      .getByRole('button', { name: /^Duplicate/ })
      .first()
      .click();
    await other.page.getByRole('button', { name: 'Save Questions' }).click();
    await sees(other.page.getByText('Questions saved successfully'));
    const theirs = await mainQuestions(other.page);
    await other.context.close();

    await page
      .getByRole('button', { name: /^Duplicate/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Save Questions' }).click();
    await sees(page.getByRole('dialog', { name: 'Your questions were changed elsewhere' }));
    await page.getByRole('button', { name: 'Use the stored set' }).click();
    await sees(page.getByRole('button', { name: 'Save Questions' }));
    expect(await mainQuestions(page)).toEqual(theirs);
  });
});

describe('carrying questions over', () => {
  it('I export mine and import them into another account', async () => {
    const page = await openEditor();
    const count = (await mainQuestions(page)).length;
    await page.getByRole('button', { name: 'More actions' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export questions' }).click(),
    ]);
    const file = await download.path();
    await world.context.clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await openEditor(DEMO.investor2);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import questions' }).click();
    await page.getByLabel(/Choose a JSON file/).setInputFiles(file);
    await page.getByRole('radio', { name: 'Replace them' }).check();
    await page.getByRole('button', { name: /^Import \d+ questions/ }).click();
    await page.getByRole('button', { name: 'Save Questions' }).click();
    await sees(page.getByText('Questions saved successfully'));
    expect(await mainQuestions(page)).toHaveLength(count);
    expect(world.problems).toEqual([]);
  });
});

describe('leaving with unsaved changes', () => {
  it('asks first', async () => {
    const page = await openEditor();
    await page.getByRole('button', { name: /^Duplicate “Cap table/ }).click();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await sees(page.getByRole('alertdialog'));
    expect(new URL(page.url()).pathname).toBe('/customize-questions');
  });
});

describe('my questionnaire as an investor', () => {
  it('is saved once every answer is there, and is still there after a reload', async () => {
    const { page } = world;
    await logIn(page, DEMO.investor);
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
    expect(world.problems).toEqual([]);
  });

  it('is closed to founders', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await page.goto('/investor-questions');
    await page.waitForURL('**/dashboard');
    await sees(page.getByText('This page is only available to investors.'));
  });
});
