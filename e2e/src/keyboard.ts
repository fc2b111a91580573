import type { Page } from '@playwright/test';

/** Presses of Tab after which something counts as out of reach. */
const MOST = 60;

/** What has the focus, as a screen reader would name it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until something of that name has the focus. @throws when nothing of that name can be reached */
export async function tabTo(page: Page, name: string | RegExp) {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`Tab never reached ${name}; it passed ${passed.join(' | ')}`);
}
