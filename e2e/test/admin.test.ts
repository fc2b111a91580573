import { makeAdmin } from '../src/accounts.ts';
import { codeFor } from '../src/authenticator.ts';
import { expect, test } from '../src/journey.ts';
import { confirmIdentity, IDENTITY_ASKED, logIn, sees } from '../src/person.ts';

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
    const admin = await people.demo('admin');
    await logIn(page, admin);
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /Account|Noor/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Admin Panel' }).first().click();
    await sees(page.getByRole('heading', { level: 1, name: 'Admin Panel' }));
    await page.getByRole('searchbox', { name: 'Search people' }).fill(search);
    const row = page.getByRole('row', { name: new RegExp(name) }).filter({ has: page.getByRole('switch') });
    await page.waitForURL(`**/admin?search=${search}`);
    const toggle = row.getByRole('switch');
    await toggle.press('Space');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await toggle.isChecked()).toBe(false);

    await toggle.press('Space');
    await question.getByRole('button', { name: 'Make an investor' }).click();
    await confirmIdentity(page, admin);
    await sees(page.getByText(`${name} is now an investor`));
    const change = { name: new RegExp(`Investor role added.*${name}.*Noor Castellan`) };
    await sees(page.getByRole('table', { name: 'Audit log' }).getByRole('row', change));
    const events = page.getByRole('table', { name: 'Security events' });
    await page.getByLabel('Event type').selectOption('Role changed');
    await page.getByRole('searchbox', { name: 'Search accounts' }).fill(search);
    await sees(events.getByRole('row', change));
    await expect(events.getByRole('row')).toHaveCount(2);
    await page.reload();
    await sees(row);
    expect(await toggle.isChecked()).toBe(true);
    expect(problems).toEqual([IDENTITY_ASKED]);
  });

  test('pages and sorts, and keeps that in its address', async ({ page, people }) => {
    await logIn(page, await people.demo('admin'));
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Pages of people' }).getByRole('button', { name: 'Page 2' }).click();
    await page.waitForURL('**/admin?page=2');
    await page.getByRole('button', { name: /^Person/ }).click();
    await page.waitForURL('**/admin?sort=name');
    await sees(page.getByRole('row', { name: /^Adaeze Nwokori/ }));
    await expect(page.getByRole('columnheader', { name: /^Person/ })).toHaveAttribute('aria-sort', 'ascending');
  });
});

test('a new admin turns on two-step login, and then the admin panel opens', {
  tag: ['@mfe-settings', '@any-database'],
}, async ({ page, people, product }) => {
  const founder = await people.founder();
  const said = await makeAdmin(product, founder.email);
  expect(said).toContain('once two-step login is turned on');
  await logIn(page, founder);
  await page.goto('/admin');
  await sees(page.getByRole('heading', { name: 'Turn on two-step login' }));
  await page.getByRole('link', { name: 'Go to Settings' }).press('Enter');
  await page.getByRole('button', { name: 'Turn on', exact: true }).press('Enter');
  await confirmIdentity(page, founder);
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step login' });
  await sees(dialog.getByRole('img', { name: /QR code/ }));
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code from your app').fill(codeFor(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused();
  expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0);
  await page.goto('/admin');
  await sees(page.getByRole('row', { name: new RegExp(founder.name) }));
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
