import { describe, expect, it } from '@jest/globals';
import { DEMO, logIn, sees } from '../src/person.ts';
import { aWorld } from '../src/world.ts';

const world = aWorld();

describe('my settings', () => {
  it('refuse what is not an address, under its field', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await page.goto('/settings');
    await page.getByLabel(/^LinkedIn/).fill('not an address');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Invalid LinkedIn URL'));
  });

  it('keep what I changed, with https:// put before a bare address', async () => {
    const { page } = world;
    await logIn(page, DEMO.founder);
    await page.goto('/settings');
    await page.getByLabel(/^Company/).fill('Isferd & Sons <script>');
    await page.getByLabel(/^Website/).fill('isferd.example');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Settings updated'));
    await page.reload();
    expect(await page.getByLabel(/^Company/).inputValue()).toBe('Isferd & Sons <script>');
    expect(await page.getByLabel(/^Website/).inputValue()).toBe('https://isferd.example');
    expect(world.problems).toEqual([]);
  });
});
