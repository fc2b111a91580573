import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { DEMO, logIn, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();

describe('my account', () => {
  it('keeps which mails I want', async () => {
    const { page } = world;
    await logIn(page, DEMO.investor);
    await page.goto('/settings');
    const mails = page.getByRole('switch', { name: 'New deck received' });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/accounts/profile/') && answer.ok());
    await mails.press('Space');
    await saved;
    await page.reload();
    await sees(mails);
    expect(await mails.isChecked()).toBe(false);
  });

  it('gives me all that is mine as one archive', async () => {
    const { page } = world;
    await logIn(page, DEMO.investor);
    await page.goto('/settings');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export/ }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^northlight-export-\d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    for (const name of [
      'profile.json',
      'questions.json',
      'received-decks.json',
      'files/profile-image.png',
      'about.json',
    ]) {
      expect(archive.includes(name)).toBe(true);
    }
    expect(world.problems).toEqual([]);
  });

  it('can be deleted, and had back by logging in again', async () => {
    const { page } = world;
    await logIn(page, DEMO.investor2);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await dialog.getByLabel(/^Type/).fill('delete');
    await page.keyboard.press('Enter');
    await sees(page.getByText(/goes for good on/));
    const profile = () => page.request.get('/api/accounts/investors/by-slug/ravi-chandrasen/');
    expect((await profile()).status()).toBe(404);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/login');
    await logIn(page, DEMO.investor2);
    expect((await profile()).status()).toBe(200);
  });
});
