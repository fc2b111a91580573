import type { Page } from '@playwright/test';
import type { InvestorAccount } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { tabTo } from '../src/keyboard.ts';
import { logIn, logInByHand, sees } from '../src/person.ts';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Unsaved changes' });
const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

/** Follows the link to a section of the settings by the keyboard. */
async function goTo(page: Page, section: string, path: string) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await press(page, section);
  await page.waitForURL(`**${path}`);
  const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: section, exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(new RegExp(`^(${section} – )?Settings`));
}

/** Replaces the text of a field by the keyboard. */
async function write(page: Page, label: string, text: string) {
  await page.getByLabel(label).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await sees(bar(page));
}

/** Changes a field, discards that, changes it again, saves that, and finds it after a reload. */
async function discardThenSave(page: Page, label: string, text: string) {
  const before = await page.getByLabel(label).inputValue();
  await write(page, label, 'A second thought');
  await press(page, 'Discard');
  await sees(page.getByText('Changes discarded'));
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByLabel(label)).toHaveValue(before);

  await write(page, label, text);
  await press(page, /^Save changes/);
  await sees(page.getByText('Settings updated'));
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(label)).toHaveValue(text);
}

async function open(page: Page, investor: InvestorAccount) {
  await logIn(page, investor);
  await page.goto('/settings');
  await sees(page.getByRole('heading', { level: 1, name: 'Settings' }));
}

test.describe('the sections of my settings, with the keyboard alone', { tag: '@mfe-settings' }, () => {
  test('each have an address, and what I save in my profile is there after a reload', async ({
    page,
    people,
    problems,
  }) => {
    await open(page, await people.investor());
    await discardThenSave(page, 'Company', 'Brackenfold Partners');
    await goTo(page, 'Your data', '/settings/account');
    await sees(page.getByRole('button', { name: 'Export' }));
    await goTo(page, 'Profile', '/settings');
    await expect(page.getByLabel('Company')).toHaveValue('Brackenfold Partners');
    expect(problems).toEqual([]);
  });

  test('keep what I save in my investor profile and in my notifications', async ({ page, people, problems }) => {
    await open(page, await people.investor());
    await goTo(page, 'Investor Profile', '/settings/investor-profile');
    await discardThenSave(page, 'Investment geography', 'The Nordics');

    await goTo(page, 'Notifications', '/settings/notifications');
    const emails = page.getByRole('switch', { name: 'New deck received' });
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await emails.press('Space');
    await saved;
    await page.reload();
    await expect(emails).not.toBeChecked();
    expect(problems).toEqual([]);
  });

  test('let me change my password, and I log in with the new one', { tag: ['@mfe-auth', '@mfe-dashboard'] }, async ({
    page,
    people,
    visit,
  }) => {
    const investor = await people.investor();
    await open(page, investor);
    await goTo(page, 'Login & security', '/settings/security');
    const next = 'grebe lantern orchard 52';
    await page.getByLabel('Current password', { exact: true }).focus();
    await page.keyboard.type(investor.password);
    await page.getByLabel('New password', { exact: true }).focus();
    await page.keyboard.type(next);
    await page.getByLabel('Confirm new password', { exact: true }).focus();
    await page.keyboard.type(next);
    await press(page, /^Change password/);
    await sees(page.getByText('Password updated'));
    const phone = await visit();
    await logInByHand(phone.page, investor.email, next);
    await phone.page.waitForURL('**/dashboard');
  });

  test('ask before I leave one with unsaved changes, and lets me stay', { tag: '@any-database' }, async ({
    page,
    people,
  }) => {
    await open(page, await people.investor());
    await write(page, 'Company', 'Not saved yet');
    await page.getByRole('link', { name: 'Notifications', exact: true }).press('Enter');
    const question = page.getByRole('alertdialog');
    await sees(question);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/settings');
    await expect(page.getByLabel('Company')).toHaveValue('Not saved yet');
  });
});
