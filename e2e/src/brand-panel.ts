import { expect, type Page } from '@playwright/test';

/** Takes the logo away in the panel of the open deck's brand. @param color the accent that stays */
export async function takeLogoAway(page: Page, color: string) {
  await page.getByRole('button', { name: 'Brand' }).click();
  const panel = page.getByRole('dialog', { name: 'Brand' });
  await panel.getByRole('button', { name: 'Remove logo' }).click();
  await expect(panel.getByRole('textbox', { name: 'Color code' })).toHaveValue(color);
  await panel.getByRole('button', { name: 'Done' }).click();
}
