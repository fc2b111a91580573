import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEMO, logIn, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();

/** The newest mail in the outbox for an address. */
async function mailFor(address: string): Promise<string> {
  const outbox = join(world.product.dataDir, 'outbox');
  const mails = await Promise.all((await readdir(outbox)).sort().map((name) => readFile(join(outbox, name), 'utf8')));
  const found = mails.filter((mail) => mail.includes(address)).at(-1);
  if (!found) throw new Error(`No mail for ${address}`);
  return found.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

const pathIn = (mail: string, pattern: RegExp) => {
  const [path] = pattern.exec(mail) ?? [];
  if (!path) throw new Error(`No link in:\n${mail}`);
  return path;
};

async function signUp(email: string, password = 'a-quiet-harbour-42') {
  const { page } = world;
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Maren');
  await page.getByLabel('Last name').fill('Solheim');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
}

describe('getting in', () => {
  it('a wrong password is refused in one sentence, and what I typed is still there', async () => {
    const { page } = world;
    await page.goto('/login');
    await page.getByLabel('Email').fill(DEMO.founder);
    await page.getByLabel('Password', { exact: true }).fill('not-my-password');
    await page.keyboard.press('Enter');
    await sees(page.getByText('Invalid email or password'));
    expect(await page.getByLabel('Email').inputValue()).toBe(DEMO.founder);
  });

  it('an address that is taken is said under its field', async () => {
    await signUp(DEMO.founder);
    const email = world.page.getByLabel('Email');
    await world.page.waitForFunction(() => document.querySelector('[aria-invalid="true"]') !== null);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(new URL(world.page.url()).pathname).toBe('/signup');
  });

  it('I sign up, verify my address from the mail, log out and log in again', async () => {
    const { page } = world;
    const email = 'maren@solheim.test';
    await signUp(email);
    await page.waitForURL('**/email-verification');
    await sees(page.getByText(email));

    await page.goto(pathIn(await mailFor(email), /\/verify-email\/[\w.-]+/));
    await sees(page.getByRole('link', { name: 'Go to Login' }).or(page.getByRole('button', { name: 'Go to Login' })));

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Account of Maren Solheim' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await sees(page.getByText('Logged out successfully'));
    await page.waitForURL('**/login');

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-quiet-harbour-42');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await sees(page.getByText('Login successful!'));
    await page.waitForURL('**/dashboard');
    expect(world.problems).toEqual([]);
  });

  it('I forget my password and set a new one from the mail', async () => {
    const { page } = world;
    await signUp('forgetful@solheim.test');
    await page.waitForURL('**/email-verification');
    await world.context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());

    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('forgetful@solheim.test');
    await page.getByRole('main').getByRole('button').last().click();
    await sees(page.getByText('If an account exists with that email, a reset link has been sent.'));

    await page.goto(pathIn(await mailFor('forgetful@solheim.test'), /\/reset-password\/[\w.-]+\/[\w.-]+/));
    await page.getByLabel('New password', { exact: true }).fill('another-harbour-43');
    await page.getByLabel('Confirm new password').fill('another-harbour-43');
    await page
      .getByRole('main')
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await sees(page.getByText('Password reset successful. You can now log in.'));
    await page.waitForURL('**/login');
    await logIn(page, 'forgetful@solheim.test', 'another-harbour-43');
  });
});

describe('pages that are not for everybody', () => {
  it('take me to the login and back to where I wanted to go', async () => {
    const { page } = world;
    await page.goto('/settings');
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(DEMO.founder);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/settings');
  });

  it('are refused to a founder where they are an investor’s', async () => {
    const { page } = world;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await logIn(page, DEMO.founder);
    await page.evaluate(() => {
      history.pushState({}, '', '/customize-questions');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await sees(page.getByText('This page is only available to investors.'));
    await page.waitForURL('**/dashboard');
    expect(requested.filter((path) => path.includes('mfe-questions'))).toEqual([]);
  });

  it('a path that leads nowhere says so and leads home', async () => {
    const { page } = world;
    await page.goto('/no/such/place');
    await sees(page.getByText('Oops! Page not found'));
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(`${world.product.url}/`);
  });
});

it('logging out in one tab logs me out in the other', async () => {
  const { page, context } = world;
  await page.goto('/login');
  await page.getByLabel('Email').fill(DEMO.founder);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByLabel(/remember me/i).check();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  const other = await context.newPage();
  await other.goto('/settings');
  await sees(other.getByRole('heading', { name: 'Settings' }));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
});
