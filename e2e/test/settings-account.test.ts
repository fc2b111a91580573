import { readFile } from 'node:fs/promises';
import { sendDeck, smallDeck } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { confirmIdentity, IDENTITY_ASKED, logIn, logInByHand, sees } from '../src/person.ts';

test.describe('my account', { tag: '@mfe-settings' }, () => {
  test('keeps which mails I want', async ({ page, people }) => {
    await logIn(page, await people.investor());
    await page.goto('/settings/notifications');
    const mails = page.getByRole('switch', { name: 'New deck received' });
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await mails.press('Space');
    await saved;
    await page.reload();
    await sees(mails);
    expect(await mails.isChecked()).toBe(false);
  });

  test('gives me all that is mine as one archive', async ({ page, people, problems }) => {
    const investor = await people.investor();
    await sendDeck(await people.founder(), investor, await smallDeck());
    await logIn(page, investor);
    await page.goto('/settings/account');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export/ }).click();
    await confirmIdentity(page, investor);
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^northlight-export-\d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    for (const name of [
      'profile.json',
      'questions.json',
      'received-decks.json',
      'files/profile-image.jpg',
      'about.json',
    ]) {
      expect(archive.includes(name)).toBe(true);
    }
    expect(problems).toEqual([IDENTITY_ASKED]);
  });

  test('can be deleted, and had back by logging in again', { tag: ['@mfe-auth', '@mfe-dashboard'] }, async ({
    page,
    people,
  }) => {
    const investor = await people.investor();
    await logIn(page, investor);
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel(/^Type/).fill('delete');
    await page.keyboard.press('Enter');
    await confirmIdentity(page, investor);
    await sees(page.getByText(/will be deleted on/));
    const profile = () => page.request.get(`/api/accounts/investors/by-slug/${investor.slug}/`);
    expect((await profile()).status()).toBe(404);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await logInByHand(page, investor.email, investor.password);
    expect((await profile()).status()).toBe(200);
  });
});
