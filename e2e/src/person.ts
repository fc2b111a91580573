import type { Locator, Page } from '@playwright/test';
import type { Account } from './accounts.ts';

/** Users in the demo data; all have the same password. Tests that change data create their own users. */
export const DEMO = {
  founder: 'founder@demo.test',
  investor: 'investor@demo.test',
  investor2: 'investor2@demo.test',
  admin: 'admin@demo.test',
  password: 'demo-demo-demo',
} as const;

/** A file in the form that a file input accepts. */
export const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

/** Waits until the element is visible. @throws after 20 seconds */
export const sees = (locator: Locator) => locator.first().waitFor({ state: 'visible', timeout: 20_000 });

/** Holds the shell's first script back. @returns a function that lets it go */
export async function holdScript(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/shell/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Waits until the page's scripts have taken over what the server rendered. @throws after 20 seconds */
export const isTakenOver = (page: Page) =>
  page.waitForFunction(
    () => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    null,
    { timeout: 20_000 },
  );

/**
 * Stores a session for this account in the tab, like an earlier login. Call it before the tab opens a page of the
 * product.
 */
export async function logIn(page: Page, account: Account) {
  const { access, refresh } = await account.openSession();
  await page.goto('/api/health/live/');
  await page.evaluate(
    ([a, r]) => {
      sessionStorage.setItem('access_token', a);
      sessionStorage.setItem('refresh_token', r);
    },
    [access, refresh] as const,
  );
}

/** True once the login page has redirected. */
const isElsewhere = (url: URL) => url.pathname !== '/login';

/** Fills in and submits the login form. */
export async function enterPassword(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Logs in through the login page and waits for the redirect. For journeys about the login itself. */
export async function logInByHand(page: Page, email: string, password: string = DEMO.password) {
  await page.goto('/login');
  await enterPassword(page, email, password);
  await page.waitForURL(isElsewhere);
}

/** What the browser logs when a call first asks for a confirmed identity. */
export const IDENTITY_ASKED = 'Failed to load resource: the server responded with a status of 403 (Forbidden)';

/** Confirms who one is, as sensitive calls ask for it. */
export async function confirmIdentity(page: Page, { password }: Account) {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** On the settings page: fills in what a new founder still needs to send a deck, saves it and goes back. */
export async function completeProfile(page: Page) {
  await page.getByLabel('Company').fill('Fjordvarme');
  await page.getByLabel('Sector').selectOption('Energy');
  await page.getByLabel('Phone').fill('+45 31 55 50 100');
  await page.getByLabel('Bio').fill('Heat from the fjord for towns without a river.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await sees(page.getByText('Your profile is complete'));
  await page.getByRole('link', { name: 'Back to where you were' }).click();
}
