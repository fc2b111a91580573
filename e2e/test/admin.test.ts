import { describe, expect, it } from '@jest/globals';
import { DEMO, logIn, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();

describe('the admin panel', () => {
  it('is for superusers alone', async () => {
    const { page } = world;
    await logIn(page, DEMO.investor);
    await page.goto('/admin');
    await sees(page.getByText('Access Denied'));
    await page.waitForURL('**/dashboard');
  });

  it('finds somebody, makes them an investor after asking, and notes it', async () => {
    const { page } = world;
    await logIn(page, DEMO.admin);
    await page
      .getByRole('button', { name: /Account|Noor/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Admin Panel' }).first().click();
    await sees(page.getByRole('heading', { level: 1, name: 'Admin Panel' }));
    await page.getByRole('searchbox').fill('ines');
    const row = page.getByRole('row', { name: /Ines Varga-Holm/ });
    await page.waitForURL('**/admin?search=ines');
    const toggle = row.getByRole('switch');
    await toggle.press('Space');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await toggle.isChecked()).toBe(false);

    await toggle.press('Space');
    await question.getByRole('button', { name: 'Make an investor' }).click();
    await sees(page.getByText('Ines Varga-Holm is an investor'));
    await sees(page.getByRole('row', { name: /Made an investor.*Ines Varga-Holm.*Noor Castellan/ }));
    await page.reload();
    await sees(row);
    expect(await toggle.isChecked()).toBe(true);
    expect(world.problems).toEqual([]);
  });

  it('pages and sorts, and keeps that in its address', async () => {
    const { page } = world;
    await logIn(page, DEMO.admin);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.waitForURL('**/admin?page=2');
    await page.getByRole('button', { name: /^Person/ }).click();
    await page.waitForURL('**/admin?sort=name');
    await sees(page.getByRole('row', { name: /^Adaeze Nwokori/ }));
    expect(await page.getByRole('columnheader', { name: /^Person/ }).getAttribute('aria-sort')).toBe('ascending');
  });
});

it('the last entry of the menu can be reached in a low window, as with the page enlarged to 200 %', async () => {
  const { page } = world;
  await logIn(page, DEMO.admin);
  await page.setViewportSize({ width: 720, height: 300 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
});
