import type { Download, Page } from '@playwright/test';

/** Exports the open deck. @returns the file that arrives */
export async function exportAs(page: Page, format: 'PDF' | 'PowerPoint (.pptx)'): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: format }).click();
  return await coming;
}
