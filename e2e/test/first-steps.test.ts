import { smallDeck, unusedEmail } from '../src/accounts.ts';
import { VIEWPORTS } from '../src/browser.ts';
import { expect, test } from '../src/journey.ts';
import { completeProfile, pdf, sees } from '../src/person.ts';

test('a new founder gets from sign-up to the first evaluated deck by what the screen offers', {
  tag: ['@mfe-auth', '@mfe-evaluation', '@mfe-dashboard', '@mfe-investors', '@mfe-settings'],
}, async ({ page, people, problems }) => {
  const investor = await people.investor();
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Runa');
  await page.getByLabel('Last name').fill('Eklund');
  await page.getByLabel('Email').fill(unusedEmail('runa'));
  await page.getByLabel('Password', { exact: true }).fill('a-quiet-harbour-42');
  await page.getByLabel('Confirm password').fill('a-quiet-harbour-42');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/email-verification');
  await sees(page.getByRole('link', { name: 'See a sample result' }));
  await sees(page.getByRole('link', { name: 'Back to login' }));

  // The dashboard offers the same first step.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  const list = page.getByRole('region', { name: 'Get started' });
  await sees(list.getByText('0 of 4 done'));
  await sees(list.getByText(/Missing: Company, Sector, Phone, Bio\./));
  await sees(page.getByText("You haven't sent any pitch decks yet."));
  await expect(page.getByRole('list', { name: 'Summary' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Evaluate your first deck' }).click();
  await page.waitForURL('**/evaluation');
  await page.locator('input[type=file]').setInputFiles(pdf('runa.pdf', await smallDeck()));
  await page.getByRole('button', { name: 'Evaluate deck' }).click();
  await sees(page.getByText(/^Overall score \d+/));

  await page.goto('/dashboard');
  await sees(list.getByText('1 of 4 done'));
  await expect(list.getByRole('link', { name: 'Evaluate deck' })).toHaveCount(0);
  await list.getByRole('link', { name: 'Complete profile' }).click();
  await page.waitForURL('**/settings?return=%2Fdashboard');
  await completeProfile(page);
  await sees(list.getByText('2 of 4 done'));

  await list.getByRole('link', { name: 'Find investors' }).click();
  await page.waitForURL('**/investors');
  await page.goto(`/investor/${investor.slug}`);
  await sees(page.getByRole('complementary', { name: 'Send Pitch Deck' }).getByText('or drop it here'));
  await page.goto('/dashboard');
  await sees(list.getByText('3 of 4 done'));
  await expect(list.getByRole('link', { name: 'Send deck' })).toHaveAttribute('href', `/investor?id=${investor.id}`);

  await page.setViewportSize(VIEWPORTS.phone);
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await sees(page.getByRole('row').filter({ hasText: 'runa.pdf' }));
  await expect(list).toHaveCount(0);
  expect(problems).toEqual([]);
});
