import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unusedEmail } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { DEMO, enterPassword, logIn, logInByHand, sees } from '../src/person.ts';
import type { Product } from '../src/product.ts';

const PASSWORD = 'a-quiet-harbour-42';

/** The newest email to an address in the outbox; empty if there is none yet. */
async function mailFor(product: Product, address: string): Promise<string> {
  const outbox = join(product.dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  const found = mails.filter((mail) => mail.includes(address)).at(-1) ?? '';
  return found.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

/** Waits until the newest email to an address contains a matching path. */
async function pathFor(product: Product, address: string, pattern: RegExp): Promise<string> {
  let path = '';
  const read = async () => {
    [path = ''] = pattern.exec(await mailFor(product, address)) ?? [];
    return path;
  };
  await expect.poll(read, { message: `a mail for ${address}`, intervals: [20, 50, 100] }).not.toBe('');
  return path;
}

async function signUp(page: Page, email: string) {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Maren');
  await page.getByLabel('Last name').fill('Solheim');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
}

test.describe('getting in', { tag: '@mfe-auth' }, () => {
  test('a wrong password is refused in one sentence, and what I typed is still there', {
    tag: '@any-database',
  }, async ({ page, people }) => {
    const { email } = await people.founder();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-my-password');
    await page.keyboard.press('Enter');
    await sees(page.getByText('Invalid email or password'));
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  test('an address that is taken is said under its field', { tag: '@any-database' }, async ({ page }) => {
    await signUp(page, DEMO.founder);
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(new URL(page.url()).pathname).toBe('/signup');
  });

  test('I make several mistakes while signing up and see all of them at once', { tag: '@any-database' }, async ({
    page,
  }) => {
    await page.goto('/signup');
    await page.getByLabel('Last name').fill('Solheim');
    await page.getByLabel('Email').fill('maren');
    await page.getByLabel('Password', { exact: true }).fill('password1234');
    await page.getByLabel('Confirm password').fill('password12345');
    await page.keyboard.press('Enter');
    await sees(page.getByText('First name is required.'));
    await sees(page.getByText('Invalid email address'));
    await sees(page.getByText('This password is too common. Choose one that is harder to guess.'));
    await sees(page.getByText('Passwords do not match.'));
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('maren');
  });

  test('I sign up, verify my address from the mail, log out and log in again', { tag: '@mfe-dashboard' }, async ({
    page,
    product,
    problems,
  }) => {
    const email = unusedEmail('maren');
    await signUp(page, email);
    await page.waitForURL('**/email-verification');
    await sees(page.getByText(email));

    await page.goto(await pathFor(product, email, /\/verify-email\/[\w.-]+/));
    await sees(page.getByRole('link', { name: 'Go to Login' }).or(page.getByRole('button', { name: 'Go to Login' })));

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Account of Maren Solheim' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await sees(page.getByText('Logged out successfully'));
    await page.waitForURL('**/login');

    await enterPassword(page, email, PASSWORD);
    await sees(page.getByText('Login successful!'));
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
  });

  test('I forget my password and set a new one from the mail', { tag: '@mfe-dashboard' }, async ({
    page,
    context,
    product,
  }) => {
    const email = unusedEmail('forgetful');
    await signUp(page, email);
    await page.waitForURL('**/email-verification');
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());

    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('main').getByRole('button').last().click();
    await sees(page.getByText('If an account exists with that email, a reset link has been sent.'));

    await page.goto(await pathFor(product, email, /\/reset-password\/[\w.-]+\/[\w.-]+/));
    await page.getByLabel('New password', { exact: true }).fill('another-harbour-43');
    await page.getByLabel('Confirm new password').fill('another-harbour-43');
    await page
      .getByRole('main')
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await sees(page.getByText('Password reset successful. You can now log in.'));
    await page.waitForURL('**/login');
    await logInByHand(page, email, 'another-harbour-43');
  });
});

test.describe('pages that are not for everybody', () => {
  test('take me to the login and back to where I wanted to go', {
    tag: ['@mfe-auth', '@mfe-settings', '@any-database'],
  }, async ({ page }) => {
    await page.goto('/settings');
    await page.waitForURL('**/login');
    await enterPassword(page, DEMO.founder, DEMO.password);
    await page.waitForURL('**/settings');
  });

  test('are refused to a founder where they are an investor’s', {
    tag: ['@mfe-dashboard', '@mfe-questions', '@any-database'],
  }, async ({ page, people }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await logIn(page, await people.demo('founder'));
    await page.goto('/dashboard');
    await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }));
    await page.evaluate(() => {
      history.pushState({}, '', '/customize-questions');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await sees(page.getByText('This page is only available to investors.'));
    await page.waitForURL('**/dashboard');
    expect(requested.filter((path) => path.includes('mfe-questions'))).toEqual([]);
  });

  test('a path that leads nowhere says so and leads home', { tag: '@any-database' }, async ({ page, product }) => {
    await page.goto('/no/such/place');
    await sees(page.getByText('Oops! Page not found'));
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(`${product.url}/`);
  });
});

test('logging out in one tab logs me out in the other', {
  tag: ['@mfe-auth', '@mfe-dashboard', '@mfe-settings', '@any-database'],
}, async ({ page, context, people }) => {
  const founder = await people.founder();
  await page.goto('/login');
  await page.getByLabel(/remember me/i).check();
  await enterPassword(page, founder.email, founder.password);
  await page.waitForURL('**/dashboard');
  const other = await context.newPage();
  await other.goto('/settings');
  await sees(other.getByRole('heading', { name: 'Settings' }));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
});
