import type { Locator, Page } from 'playwright-core';

/** The people of the demo data, who all have the same password. */
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

/** Logs in through the login page and waits for where that leads. */
export async function logIn(page: Page, email: string, password: string = DEMO.password) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
