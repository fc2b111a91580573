import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Account, existing } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { DEMO, enterPassword, logIn, logInByHand, sees } from '../src/person.ts';
import type { Product } from '../src/product.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP = 30_000;

/** The code that an authenticator app shows (RFC 6238), a number of 30-second steps from now. */
function codeFor(secret: string, stepsAhead = 0): string {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP) + stepsAhead));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Ends all sessions of an account, as if from another device. */
async function endSessionsOf(product: Product, { email, password }: Account) {
  const elsewhere = await existing(product, email, password);
  await elsewhere.call('DELETE', '/accounts/sessions/');
}

/** Waits for pending requests: one could also renew the session, and a reload would abort it. */
const bothQuiet = (...tabs: Page[]) => Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await sees(page.getByText('Logged out successfully'));
  await page.waitForURL('**/login');
};

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
    await page.getByLabel('Current password').fill('half typed secret');
    await endSessionsOf(product, founder);
    await page.getByRole('button', { name: 'Save changes' }).first().click();

    await sees(page.getByText('Session expired. Please log in again.'));
    await page.waitForURL('**/login');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toContain('half typed secret');
    await enterPassword(page, founder.email, founder.password);

    await page.waitForURL('**/settings');
    await sees(page.getByText('What you had typed is back'));
    expect(await page.getByLabel(/^Company/).inputValue()).toBe('Isferd Cold Chain');
    expect(await page.getByLabel('Current password').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Settings updated'));
    await page.reload();
    expect(await page.getByLabel(/^Company/).inputValue()).toBe('Isferd Cold Chain');
  });

  test('does not show somebody else what I had typed', { tag: '@any-database' }, async ({ page, people, product }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await page.goto('/settings');
    await page.getByLabel(/^Company/).fill('Nobody else’s business');
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
    await bothQuiet(page, other);

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
    await bothQuiet(page, copy);
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

test.describe('where I am signed in', { tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-settings'] }, () => {
  test('I see my other device in settings and sign it out from there', async ({ page, people, visit }) => {
    const investor = await people.investor();
    await logIn(page, investor);
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
    const there = await visit({ userAgent });
    await logInByHand(there.page, investor.email, investor.password);

    await page.goto('/settings');
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
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn on two-step login' });
    await dialog.getByLabel('Current password').fill(investor.password);
    await page.keyboard.press('Enter');
    await sees(dialog.getByRole('img', { name: /QR code/ }));
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Code from your app').fill(codeFor(secret));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('list', { name: 'Recovery codes' }));
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await sees(page.getByText('On. You have 10 recovery codes left.'));
    await logOut(page);

    await enterPassword(page, investor.email, investor.password);
    await page.getByLabel('Code from your app').fill('000000');
    await page.keyboard.press('Enter');
    await sees(page.getByText('This code is not right, or was used already.'));
    await page.getByLabel('Code from your app').fill(codeFor(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await logOut(page);

    for (const outcome of ['**/dashboard', 'refused']) {
      await enterPassword(page, investor.email, investor.password);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
      await page.keyboard.press('Enter');
      if (outcome === 'refused') await sees(page.getByText('This code is not right, or was used already.'));
      else {
        await page.waitForURL(outcome);
        await logOut(page);
      }
    }
  });
});
