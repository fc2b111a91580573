import { describe, expect, it } from '@jest/globals';
import { sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();
const cards = () =>
  world.page
    .getByRole('main')
    .getByRole('article')
    .or(
      world.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: world.page.getByRole('heading') }),
    );

describe('the directory of investors', () => {
  it('shows six at a time and leads on to the next page', async () => {
    const { page } = world;
    await page.goto('/investors');
    await sees(page.getByText(/^\d+ investors with a public profile/));
    expect(await cards().count()).toBe(6);
    const first = await cards().first().getByRole('heading').textContent();
    await page.getByRole('navigation', { name: /page/i }).getByText('2', { exact: true }).click();
    await page.waitForURL('**/investors?*page=2*');
    await page.waitForFunction((name) => !document.querySelector('main')?.textContent?.includes(name ?? ''), first);
    expect(world.problems).toEqual([]);
  });

  it('finds an investor by name, and keeps the search in the address', async () => {
    const { page } = world;
    await page.goto('/investors?page=2');
    await page.getByRole('searchbox').fill('Harrow');
    await sees(page.getByRole('heading', { name: 'Leonie Harrow' }));
    await page.waitForURL((url) => url.searchParams.get('search') === 'Harrow' && !url.searchParams.has('page'));
    await page.reload();
    await sees(page.getByRole('heading', { name: 'Leonie Harrow' }));
    expect(await page.getByRole('searchbox').inputValue()).toBe('Harrow');
  });

  it('says what to do when nobody matches', async () => {
    const { page } = world;
    await page.goto('/investors?search=quantum-teapot');
    await sees(page.getByText(/No investor matches/));
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await sees(page.getByText(/^\d+ investors with a public profile/));
  });

  it('opens a profile and comes back to the same place', async () => {
    const { page } = world;
    await page.goto('/investors?search=Harrow');
    await page.getByRole('link', { name: /Leonie Harrow/ }).click();
    await page.waitForURL('**/investor/**');
    await sees(page.getByRole('heading', { level: 1, name: 'Leonie Harrow' }));
    await page.goBack();
    await page.waitForURL('**/investors?search=Harrow');
    await sees(page.getByRole('heading', { name: 'Leonie Harrow' }));
  });

  it('says that an investor does not exist', async () => {
    const { page } = world;
    await page.goto('/investor?id=999999');
    await sees(page.getByText('Investor profile not found.'));
  });
});
