import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';

test.describe('my questions as an investor', { tag: '@mfe-questions' }, () => {
  test('I add one, it is still there after a reload, and I delete it again', async ({ page, people, problems }) => {
    await logIn(page, await people.investor());
    await page.goto('/customize-questions');
    await page.getByRole('button', { name: 'Add Question' }).first().click();
    await page.getByLabel('Question', { exact: true }).fill('Which customer would you lose last?');
    await page
      .getByRole('button', { name: /^Add question$/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Save Questions' }).first().click();
    await sees(page.getByText('Questions saved successfully'));

    await page.reload();
    const mine = page.getByText('Which customer would you lose last?');
    await sees(mine);
    await page.getByRole('button', { name: /Delete.*Which customer would you lose last/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await sees(page.getByText(/Question deleted successfully/));
    await page.reload();
    await sees(page.getByRole('heading', { name: 'My Questions' }));
    expect(await mine.count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
