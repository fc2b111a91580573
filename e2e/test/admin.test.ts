import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';

test.describe('the admin panel', { tag: ['@mfe-dashboard', '@mfe-settings'] }, () => {
  test('is for admins alone', { tag: '@any-database' }, async ({ page, people }) => {
    await logIn(page, await people.demo('investor'));
    await page.goto('/admin');
    await sees(page.getByText('Access Denied'));
    await page.waitForURL('**/dashboard');
  });

  test('finds somebody, makes them an investor after asking, and notes it', async ({ page, people, problems }) => {
    const { name } = await people.founder();
    const search = name.slice(name.lastIndexOf(' ') + 1).toUpperCase();
    await logIn(page, await people.demo('admin'));
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /Account|Noor/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Admin Panel' }).first().click();
    await sees(page.getByRole('heading', { level: 1, name: 'Admin Panel' }));
    await page.getByRole('searchbox').fill(search);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await page.waitForURL(`**/admin?search=${search}`);
    const toggle = row.getByRole('switch');
    await toggle.press('Space');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await toggle.isChecked()).toBe(false);

    await toggle.press('Space');
    await question.getByRole('button', { name: 'Make an investor' }).click();
    await sees(page.getByText(`${name} is an investor`));
    await sees(page.getByRole('row', { name: new RegExp(`Made an investor.*${name}.*Noor Castellan`) }));
    await page.reload();
    await sees(row);
    expect(await toggle.isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('pages and sorts, and keeps that in its address', async ({ page, people }) => {
    await logIn(page, await people.demo('admin'));
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.waitForURL('**/admin?page=2');
    await page.getByRole('button', { name: /^Person/ }).click();
    await page.waitForURL('**/admin?sort=name');
    await sees(page.getByRole('row', { name: /^Adaeze Nwokori/ }));
    await expect(page.getByRole('columnheader', { name: /^Person/ })).toHaveAttribute('aria-sort', 'ascending');
  });
});

test('the last entry of the menu can be reached in a low window, as with the page enlarged to 200 %', {
  tag: ['@mfe-auth', '@mfe-dashboard', '@any-database'],
}, async ({ page, people }) => {
  await logIn(page, await people.demo('admin'));
  await page.goto('/dashboard');
  await page.setViewportSize({ width: 720, height: 300 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
});
