import { expect, test, type Visitor } from '../src/journey.ts';
import { isTakenOver, sees } from '../src/person.ts';

const AUTH = '**/remotes/mfe-auth/**';

test('when one part cannot be fetched, the rest of the product goes on, and Try again brings it back', {
  tag: ['@mfe-auth', '@mfe-investors', '@any-database'],
}, async ({ page }) => {
  await page.route(AUTH, (route) => route.abort());
  await page.goto('/login');
  await sees(page.getByText('The login pages didn’t load'));
  await page.getByText('What happened').click();
  await sees(page.getByText('The part couldn’t be downloaded'));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investors' }).click();
  await sees(page.getByRole('heading', { level: 1, name: 'Investors' }));

  await page.goBack();
  await sees(page.getByText('The login pages didn’t load'));
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
  await sees(page.getByText('The part differs from the released one, so it was not run'));
  await page.unroute(`${AUTH}/remoteEntry.js*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await sees(page.getByLabel('Email'));
});

test('without a connection a page says so, and appears by itself once the connection is back', {
  tag: ['@mfe-auth', '@any-database'],
}, async ({ visit }) => {
  const follow = async ({ page }: Visitor, cut: () => Promise<unknown>, mend: () => Promise<void>) => {
    await page.goto('/terms-of-service');
    await isTakenOver(page);
    await cut();
    await page.getByRole('link', { name: 'Login' }).first().click();
    await sees(page.getByRole('heading', { level: 1, name: 'You seem to be offline' }));
    await page.getByText('What happened').click();
    await sees(page.getByText('You’re offline'));
    await mend();
    await sees(page.getByLabel('Email'));
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  };
  const [device, cutOff] = await Promise.all([visit(), visit()]);
  await Promise.all([
    follow(
      device,
      () => device.context.setOffline(true),
      () => device.context.setOffline(false),
    ),
    follow(
      cutOff,
      () => cutOff.context.route('**/*', (route) => route.abort()),
      () => cutOff.context.unrouteAll(),
    ),
  ]);
});
