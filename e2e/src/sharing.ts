import type { Page } from '@playwright/test';

/** Makes a link to the results on the page, and returns it. */
export async function shareLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  return page.getByLabel('Link', { exact: true }).inputValue();
}
