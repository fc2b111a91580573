import type { Page } from '@playwright/test';
import { endSessionsOf, existing, printed, unusedEmail } from '../src/accounts.ts';
import { codeFor, plugInAuthenticator } from '../src/authenticator.ts';
import { expect, test } from '../src/journey.ts';
import { confirmIdentity, DEMO, enterPassword, logIn, logInByHand, sees } from '../src/person.ts';

/** Waits for pending requests: one could also renew the session, and a reload would abort it. */
const quiet = (...tabs: Page[]) => Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await sees(page.getByText('Logged out successfully'));
  await page.waitForURL('**/login');
};

test('my settings show who tried to log in as me, and what changed', {
  tag: ['@mfe-settings', '@any-database'],
}, async ({ page, people, product }) => {
  const founder = await people.founder();
  await expect(existing(product, founder.email, 'not the password')).rejects.toThrow();
  await logIn(page, founder);
  await page.goto('/settings/security');
  const activity = page.getByRole('table', { name: 'Security activity' });
  await sees(activity.getByRole('row', { name: /^Failed login/ }));
  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const downloaded = page.waitForEvent('download');
  await confirmIdentity(page, founder);
  await downloaded;
  await page.goto('/settings/security');
  await sees(activity.getByRole('row', { name: /^Data export requested/ }));
});

test.describe('a session that is lost', { tag: ['@mfe-auth', '@mfe-settings'] }, () => {
  test('in the middle of a form sends me to the login, and back to what I had typed', { tag: '@any-database' }, async ({
    page,
    people,
    product,
  }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await page.goto('/settings');
    await page.getByLabel(/^Company/).fill('Isferd Cold Chain');
    await quiet(page);
    await endSessionsOf(product, founder);
    await page.getByRole('button', { name: 'Save changes' }).first().click();

    await sees(page.getByText('Session expired. Please log in again.'));
    await page.waitForURL('**/login');
    await enterPassword(page, founder.email, founder.password);

    await page.waitForURL('**/settings');
    await sees(page.getByText('We restored what you typed'));
    expect(await page.getByLabel(/^Company/).inputValue()).toBe('Isferd Cold Chain');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Settings updated'));
    await page.reload();
    expect(await page.getByLabel(/^Company/).inputValue()).toBe('Isferd Cold Chain');
  });

  test('keeps no password that I had typed', { tag: '@any-database' }, async ({ page, people, product }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await page.goto('/settings/security');
    await page.getByLabel('Current password').fill('half typed secret');
    await page.getByLabel('New password', { exact: true }).fill('seventeen swans at dusk');
    await page.getByLabel('Confirm new password').fill('seventeen swans at dusk');
    await quiet(page);
    await endSessionsOf(product, founder);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toMatch(/half typed secret|seventeen swans/);
    await enterPassword(page, founder.email, founder.password);
    await page.waitForURL('**/settings/security');
    expect(await page.getByLabel('Current password').inputValue()).toBe('');
  });

  test('does not show somebody else what I had typed', { tag: '@any-database' }, async ({ page, people, product }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await page.goto('/settings');
    await page.getByLabel(/^Company/).fill('Nobody else’s business');
    await quiet(page);
    await endSessionsOf(product, founder);
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await page.waitForURL('**/login');
    await enterPassword(page, DEMO.investor, DEMO.password);
    await page.waitForURL('**/settings');
    await sees(page.getByLabel(/^Company/));
    expect(await page.getByLabel(/^Company/).inputValue()).not.toContain('Nobody');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Nobody');
  });
});

test.describe('two tabs', { tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-settings'] }, () => {
  test('renew a session that has run out once between them, and both go on', async ({ page, context, people }) => {
    const founder = await people.founder();
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/token/refresh/')) refreshes.push(request.url());
    });
    await page.goto('/login');
    await page.getByLabel(/remember me/i).check();
    await enterPassword(page, founder.email, founder.password);
    await page.waitForURL('**/dashboard');
    const other = await context.newPage();
    await other.goto('/settings');
    await sees(other.getByRole('heading', { name: 'Settings' }));
    await quiet(page, other);

    await page.evaluate(() => localStorage.setItem('access_token', 'run out'));
    await Promise.all([page.reload(), other.reload()]);
    await sees(page.getByRole('button', { name: /^Account of/ }));
    await sees(other.getByRole('heading', { name: 'Settings' }));
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(refreshes).toHaveLength(1);
  });

  test('of which one is a copy of the other share what they renew, and the logout', { tag: '@any-database' }, async ({
    page,
    context,
    people,
  }) => {
    await logIn(page, await people.founder());
    await page.goto('/dashboard');
    const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open('/settings'))]);
    await sees(copy.getByRole('heading', { name: 'Settings' }));
    await quiet(page, copy);
    const refreshToken = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('refresh_token'));
    const before = await refreshToken(copy);
    expect(await refreshToken(page)).toBe(before);

    await page.evaluate(() => sessionStorage.setItem('access_token', 'run out'));
    await page.reload();
    await sees(page.getByRole('button', { name: /^Account of/ }));
    await copy.waitForFunction((old) => sessionStorage.getItem('refresh_token') !== old, before);
    expect(await refreshToken(copy)).toBe(await refreshToken(page));

    await logOut(page);
    await copy.waitForURL('**/login');
  });
});

test.describe('where I am logged in', { tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-settings'] }, () => {
  test('I see my other device in settings and log it out from there', async ({ page, people, visit }) => {
    const investor = await people.investor();
    await logIn(page, investor);
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
    const there = await visit({ userAgent });
    await logInByHand(there.page, investor.email, investor.password);

    await page.goto('/settings/security');
    await page.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click();
    await sees(page.getByText('Signed out Firefox on Windows'));
    await there.page.goto('/settings');
    await there.page.waitForURL('**/login');
    await sees(page.getByText('This device'));
  });
});

test.describe('two-step login', { tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-settings'] }, () => {
  test('I turn it on, log in with a code from my app, and with a recovery code when my phone is gone', async ({
    page,
    people,
  }) => {
    const investor = await people.investor();
    await logIn(page, investor);
    await page.goto('/settings/security');
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await confirmIdentity(page, investor);
    const dialog = page.getByRole('dialog', { name: 'Turn on two-step login' });
    await sees(dialog.getByRole('img', { name: /QR code/ }));
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Code from your app').fill(codeFor(secret));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('list', { name: 'Recovery codes' }));
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await sees(page.getByText('On. You have 10 recovery codes left.'));
    await logOut(page);

    await enterPassword(page, investor.email, investor.password);
    await page.getByLabel('Code from your app').fill('000000');
    await page.keyboard.press('Enter');
    await sees(page.getByText('This code is incorrect or has already been used.'));
    await page.getByLabel('Code from your app').fill(codeFor(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await logOut(page);

    for (const outcome of ['**/dashboard', 'refused']) {
      await enterPassword(page, investor.email, investor.password);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
      await page.keyboard.press('Enter');
      if (outcome === 'refused') await sees(page.getByText('This code is incorrect or has already been used.'));
      else {
        await page.waitForURL(outcome);
        await logOut(page);
      }
    }
  });
});

test.describe('a passkey', { tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-settings'] }, () => {
  test('logs me in without a password, confirms that it is me, and my password alone no longer does', {
    tag: '@any-database',
  }, async ({ page, people }) => {
    const founder = await people.founder();
    const held = await plugInAuthenticator(page);
    await logIn(page, founder);
    await page.goto('/settings/security');
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    await confirmIdentity(page, founder);
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('My laptop');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('list', { name: 'Recovery codes' }));
    const [code = ''] = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
    await sees(page.getByRole('list', { name: 'Passkeys' }).getByText('My laptop'));
    expect(await held()).toBe(1);
    await logOut(page);

    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await page.waitForURL('**/dashboard');
    await logOut(page);

    await enterPassword(page, founder.email, founder.password);
    await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await logOut(page);

    await enterPassword(page, founder.email, founder.password);
    await sees(page.getByRole('heading', { name: 'Two-step login' }));
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/dashboard');

    await page.goto('/settings/security');
    await page.getByRole('button', { name: /^Remove My laptop/ }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await sees(page.getByText('Passkey “My laptop” removed'));
    await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
    await logOut(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await sees(page.getByRole('alert').getByText(/This passkey doesn’t work for/));
    await enterPassword(page, founder.email, founder.password);
    await page.waitForURL('**/dashboard');
  });
});

test.describe('my email address', { tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-settings'] }, () => {
  test('changes once the new one confirms it, and I get the old one back from its mailbox', {
    tag: '@any-database',
  }, async ({ page, people, product, visit }) => {
    const founder = await people.founder();
    const moved = unusedEmail('moved');
    const linkIn = async (email: string, path: string) =>
      new URL((await printed(product, new RegExp(`Email for ${email}: .*\\n.*(http\\S*/${path}/\\S+)`)))[1] ?? '')
        .pathname;
    await logIn(page, founder);
    await page.goto('/settings');
    await page.getByLabel(/^Email/).fill(moved);
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await confirmIdentity(page, founder);
    await sees(page.getByText(`${moved} is not confirmed yet.`));
    expect(await page.getByLabel(/^Email/).inputValue()).toBe(founder.email);

    const there = await visit();
    await logInByHand(there.page, founder.email, founder.password);
    await there.page.goto(await linkIn(moved, 'confirm-email-change'));
    await there.page.getByRole('button', { name: 'Confirm new email address' }).click();
    await sees(there.page.getByText(/^Your email address has been changed\./));
    await logInByHand(there.page, moved, founder.password);

    await there.page.goto(await linkIn(founder.email, 'undo-email-change'));
    await there.page.getByRole('button', { name: 'Restore this email address' }).click();
    await sees(there.page.getByText('Your previous email address has been restored'));
    await page.reload();
    await page.waitForURL('**/login');
    const password = 'seventeen swans at dusk';
    await page.goto(await linkIn(founder.email, 'reset-password'));
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.keyboard.press('Enter');
    await sees(page.getByText('Password reset successful'));
    await logInByHand(page, founder.email, password);
  });
});
