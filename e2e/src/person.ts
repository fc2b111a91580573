import type { Locator, Page } from '@playwright/test';
import type { Account } from './accounts.ts';

/** The people of the demo data, who all have the same password. Tests that change something make their own people. */
export const DEMO = {
  founder: 'founder@demo.test',
  investor: 'investor@demo.test',
  investor2: 'investor2@demo.test',
  admin: 'admin@demo.test',
  password: 'demo-demo-demo',
} as const;

/** A file as a person would choose it. */
export const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

/** Waits until this is to be seen. @throws when it is not within 20 seconds */
export const sees = (locator: Locator) => locator.first().waitFor({ state: 'visible', timeout: 20_000 });

/** Puts a session of this person into a tab, as an earlier login would have left it. The tab shows no page of the product yet. */
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

/** Where the login page leads. */
const isElsewhere = (url: URL) => url.pathname !== '/login';

/** Fills in the login page and sends it. */
export async function enterPassword(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Logs in through the login page, for journeys that are about that, and waits for where it leads. */
export async function logInByHand(page: Page, email: string, password: string = DEMO.password) {
  await page.goto('/login');
  await enterPassword(page, email, password);
  await page.waitForURL(isElsewhere);
}
