import { expect, test } from '../src/journey.ts';
import { isTakenOver, sees } from '../src/person.ts';

const NOTICE = /^You’re offline\. Saving works again/;

test.describe('without a connection', { tag: ['@any-database', '@mfe-investors'] }, () => {
  test('I am told that I am offline, and what did not load comes once I am back', async ({ page, context }) => {
    await page.goto('/investors');
    await isTakenOver(page);
    expect(await page.getByText(NOTICE).isVisible()).toBe(false);

    await context.setOffline(true);
    await sees(page.getByText(NOTICE));
    await page.getByRole('searchbox').fill('Harrow');
    await sees(page.getByText('You’re offline. Try again once you’re connected.'));
    expect(await page.getByText(/check if the server is running/).isVisible()).toBe(false);

    await context.setOffline(false);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await sees(page.getByRole('heading', { name: 'Leonie Harrow' }));
    expect(await page.getByRole('searchbox').inputValue()).toBe('Harrow');
  });
});
