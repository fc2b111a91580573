import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';

const cards = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('article').or(main.getByRole('listitem').filter({ has: page.getByRole('heading') }));
};

test.describe('the directory of investors', { tag: '@mfe-investors' }, () => {
  test('shows six at a time and leads on to the next page', async ({ page, problems }) => {
    await page.goto('/investors');
    await sees(page.getByText(/^\d+ investors with a public profile/));
    await expect(cards(page)).toHaveCount(6);
    const first = await cards(page).first().getByRole('heading').textContent();
    await page.getByRole('navigation', { name: /page/i }).getByText('2', { exact: true }).click();
    await page.waitForURL('**/investors?*page=2*');
    await page.waitForFunction((name) => !document.querySelector('main')?.textContent?.includes(name ?? ''), first);
    expect(problems).toEqual([]);
  });

  test('finds an investor by name, and keeps the search in the address', async ({ page }) => {
    await page.goto('/investors?page=2');
    await page.getByRole('searchbox').fill('Harrow');
    await sees(page.getByRole('heading', { name: 'Leonie Harrow' }));
    await page.waitForURL((url) => url.searchParams.get('search') === 'Harrow' && !url.searchParams.has('page'));
    await page.reload();
    await sees(page.getByRole('heading', { name: 'Leonie Harrow' }));
    expect(await page.getByRole('searchbox').inputValue()).toBe('Harrow');
  });

  test('says what to do when nobody matches', { tag: '@any-database' }, async ({ page }) => {
    await page.goto('/investors?search=quantum-teapot');
    await sees(page.getByText(/No investors match/));
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await sees(page.getByText(/^\d+ investors with a public profile/));
  });

  test('opens a profile and comes back to the same place', { tag: '@any-database' }, async ({ page }) => {
    await page.goto('/investors?search=Harrow');
    await page.getByRole('link', { name: /Leonie Harrow/ }).click();
    await page.waitForURL('**/investor/**');
    await sees(page.getByRole('heading', { level: 1, name: 'Leonie Harrow' }));
    await page.goBack();
    await page.waitForURL('**/investors?search=Harrow');
    await sees(page.getByRole('heading', { name: 'Leonie Harrow' }));
  });

  test('says that an investor does not exist', { tag: '@any-database' }, async ({ page }) => {
    await page.goto('/investor?id=999999');
    await sees(page.getByText('Investor profile not found.'));
  });
});

test.describe('my own profile before it is live', { tag: ['@mfe-investors', '@mfe-settings', '@any-database'] }, () => {
  test('shows me my card in the directory, and leads me to each field that is still empty', async ({
    page,
    people,
  }) => {
    const investor = await people.investor({ is_profile_live: false, is_publicly_listed: false });
    await investor.call('PATCH', '/accounts/profile/', { bio: '', expertise_tags: '' });
    await logIn(page, investor);
    await page.goto(`/investor/${investor.slug}`);
    await sees(page.getByText('2 fields left to fill in:'));
    const card = page.getByRole('region', { name: 'Your card in the directory' });
    await sees(card.getByRole('heading', { name: /^Marit Solberg/ }));

    await page.getByRole('link', { name: 'Expertise tags' }).click();
    await page.waitForURL('**/settings/investor-profile#*');
    await expect(page.getByLabel('Expertise tags')).toBeFocused();
    await page.goBack();
    await page.getByRole('link', { name: 'Bio', exact: true }).click();
    await expect(page.getByLabel('Bio')).toBeFocused();
  });
});
