import { expect, test } from '../src/journey.ts';
import { sees } from '../src/person.ts';

const AUTH = '**/remotes/mfe-auth/**';

test('when one part cannot be fetched, the rest of the product goes on, and Try again brings it back', {
  tag: ['@mfe-auth', '@mfe-investors', '@any-database'],
}, async ({ page }) => {
  await page.route(AUTH, (route) => route.abort());
  await page.goto('/login');
  await sees(page.getByText('The sign-in pages did not load'));
  await page.getByText('What happened').click();
  await sees(page.getByText('The part could not be fetched'));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investors' }).click();
  await sees(page.getByRole('heading', { level: 1, name: 'Investors' }));

  await page.goBack();
  await sees(page.getByText('The sign-in pages did not load'));
  await page.unroute(AUTH);
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(page.getByLabel('Email'));
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('an answer that is not what was released is never run', { tag: ['@mfe-auth', '@any-database'] }, async ({
  page,
}) => {
  await page.route(`${AUTH}/remoteEntry.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'var x = 1;' }),
  );
  await page.goto('/login');
  await page.getByText('What happened').click();
  await sees(page.getByText('The part is not the one that was released, so it was not run'));
  await page.unroute(`${AUTH}/remoteEntry.js*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(page.getByLabel('Email'));
});
