import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';

test.describe('my settings', { tag: '@mfe-settings' }, () => {
  test('refuse what is not an address, under its field', { tag: '@any-database' }, async ({ page, people }) => {
    await logIn(page, await people.founder());
    await page.goto('/settings');
    await page.getByLabel(/^LinkedIn/).fill('not an address');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Invalid LinkedIn URL'));
  });

  test('keep what I changed, with https:// put before a bare address', { tag: '@any-database' }, async ({
    page,
    people,
    problems,
  }) => {
    await logIn(page, await people.founder());
    await page.goto('/settings');
    await page.getByLabel(/^Company/).fill('Isferd & Sons <script>');
    await page.getByLabel(/^Website/).fill('isferd.example');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Settings updated'));
    await page.reload();
    expect(await page.getByLabel(/^Company/).inputValue()).toBe('Isferd & Sons <script>');
    expect(await page.getByLabel(/^Website/).inputValue()).toBe('https://isferd.example');
    expect(problems).toEqual([]);
  });
});

test.describe('my settings in two tabs', { tag: '@mfe-settings' }, () => {
  test('keep the changes of both, and ask me where they differ', { tag: '@any-database' }, async ({ page, people }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    await page.goto('/settings');
    const other = await page.context().newPage();
    await logIn(other, founder);
    await other.goto('/settings');
    const save = (tab: typeof page) => tab.getByRole('button', { name: 'Save changes' }).first().click();

    await other.getByLabel(/^Company/).fill('Isferd Group');
    await other.getByLabel(/^Title/).fill('Chair');
    await save(other);
    await sees(other.getByText('Settings updated'));
    await page.getByLabel(/^Company/).fill('Isferd AS');
    await page.getByLabel(/^Phone/).fill('+47 555 09 876');
    await save(page);
    const banner = page.getByRole('alert');
    await sees(banner.getByText('Company – saved: “Isferd Group”; yours: “Isferd AS”'));
    await banner.getByRole('button', { name: 'Keep mine: Company' }).press('Enter');
    await save(page);
    await sees(page.getByText('Settings updated'));

    await other.reload();
    expect(await other.getByLabel(/^Company/).inputValue()).toBe('Isferd AS');
    expect(await other.getByLabel(/^Title/).inputValue()).toBe('Chair');
    expect(await other.getByLabel(/^Phone/).inputValue()).toBe('+47 555 09 876');
  });
});

test.describe('leaving my settings', { tag: ['@mfe-settings', '@any-database'] }, () => {
  test('asks before what I typed is lost, and lets me stay', async ({ page, people }) => {
    await logIn(page, await people.founder());
    await page.goto('/settings');
    await page.getByLabel(/^Phone/).fill('+45 00 00 00 00');
    await page.getByRole('link', { name: 'Investors' }).first().click();
    const question = page.getByRole('alertdialog');
    await sees(question);
    await question.getByRole('button').first().press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel(/^Phone/).inputValue()).toBe('+45 00 00 00 00');
    expect(new URL(page.url()).pathname).toBe('/settings');
  });

  test('leads back to the investor whose profile sent me here, once nothing is missing', {
    tag: '@mfe-investors',
  }, async ({ page, people }) => {
    await logIn(page, await people.founder());
    await page.goto('/settings');
    await page.getByLabel(/^Bio/).fill('');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Settings updated'));
    await page.goto('/settings?return=%2Finvestor%2Fleonie-harrow');
    await sees(page.getByText(/^Needed to send a deck: Bio\./));
    await page.getByLabel(/^Bio/).fill('Isferd predicts spoiled loads before they happen.');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Your profile is complete'));
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await sees(page.getByRole('heading', { level: 1, name: /Leonie Harrow/ }));
    expect(new URL(page.url()).pathname).toBe('/investor/leonie-harrow');
  });
});

test.describe("an investor's settings", { tag: '@mfe-settings' }, () => {
  test('lead from what is missing to its field, and go live when it is filled in', { tag: '@any-database' }, async ({
    page,
    people,
  }) => {
    const investor = await people.investor();
    await logIn(page, investor);
    await page.goto('/settings/investor-profile');
    const live = page.getByRole('switch', { name: 'Profile is live' });
    await page.getByLabel(/^Investment geography/).fill('');
    await sees(page.getByText('If you save this, your profile will no longer be live'));
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Profile Incomplete'));
    expect(await live.isChecked()).toBe(false);
    expect((await page.request.get(`/api/accounts/investors/by-slug/${investor.slug}/`)).status()).toBe(403);

    await live.press('Space');
    expect(await live.isChecked()).toBe(false);
    const missing = page.getByRole('link', { name: 'Investment geography' });
    await missing.press('Enter');
    await page.keyboard.type('India and Singapore');
    await missing.waitFor({ state: 'detached' });
    await live.press('Space');
    await page.getByRole('switch', { name: 'Publicly listed' }).press('Space');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    // The notice of the first save may still be visible.
    const visit = () => page.request.get(`/api/accounts/investors/by-slug/${investor.slug}/`);
    await expect.poll(async () => (await visit()).status()).toBe(200);
    await sees(page.getByText('Settings updated'));
  });

  test('show founders the contact address I choose, never the one I log in with', {
    tag: ['@mfe-investors', '@any-database'],
  }, async ({ page, people, problems }) => {
    const investor = await people.investor();
    await logIn(page, investor);
    const address = `decks-${investor.slug}@fold.example`;
    const save = async (contact: string) => {
      await page.goto('/settings/investor-profile');
      await page.getByLabel(/^Contact email/).fill(contact);
      await page.getByRole('button', { name: 'Save changes' }).first().click();
      await sees(page.getByText('Settings updated'));
    };
    await save(address);
    await page.goto(`/investor/${investor.slug}`);
    await sees(page.getByRole('link', { name: address }));
    await save('');
    await page.goto(`/investor/${investor.slug}`);
    await sees(page.getByRole('heading', { level: 1, name: investor.name }));
    await expect(page.locator('[href^="mailto:"]')).toHaveCount(0);
    expect(await page.content()).not.toContain(investor.email);
    expect(problems).toEqual([]);
  });

  test('refuse an address that somebody else has, and open my profile at a new one', { tag: '@mfe-investors' }, async ({
    page,
    people,
  }) => {
    const investor = await people.investor();
    await logIn(page, investor);
    await page.goto('/settings/investor-profile');
    const slug = page.getByLabel(/^Custom URL/);
    await slug.fill('Ravi Chandrasen');
    expect(await slug.inputValue()).toBe('ravi-chandrasen');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('This custom URL is taken. Choose another.'));
    await slug.fill('');
    await slug.pressSequentially(`Marit & ${investor.slug}`);
    await sees(page.getByText(new RegExp(`/investor/marit-${investor.slug}$`)));
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await sees(page.getByText('Settings updated'));
    await page.getByRole('link', { name: 'Open your public profile' }).click();
    await page.waitForURL(`**/investor/marit-${investor.slug}`);
    await sees(page.getByRole('heading', { level: 1, name: investor.name }));
  });
});
