import type { Page } from 'playwright-core';

/** Quantile of the values; `part` is from 0 to 1. */
export const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** Logs in as a demo user. @returns the headers for API calls */
export async function logIn(page: Page, url: string, email: string): Promise<Record<string, string>> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('demo-demo-demo');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((to) => to.pathname !== '/login');
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  return { authorization: `Bearer ${token}` };
}

/** Milliseconds from each key press to the next frame. */
export async function typingIn(page: Page, type: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    (window as never as { times: number[] }).times = times;
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      true,
    );
  });
  await type();
  return page.evaluate(() => (window as never as { times: number[] }).times);
}
