import { mailCatcher } from '@northlight/api/test/factories/mail-catcher.ts';
import { existing } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { confirmIdentity, DEMO, logIn, sees } from '../src/person.ts';
import { type Product, startProduct } from '../src/product.ts';

/** Refuses the first two emails for good, and takes all others. */
let mailServer: Awaited<ReturnType<typeof mailCatcher>>;
const refusals = ['550 no such mailbox', '550 no such mailbox'];
let product: Product;
test.beforeAll(async () => {
  mailServer = await mailCatcher(refusals);
  product = await startProduct({ SMTP_URL: mailServer.url });
});
test.afterAll(async () => {
  await product?.stop();
  mailServer?.close();
});

const forgetPassword = (email: string) =>
  fetch(`${product.url}/api/accounts/password-reset/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

const resetMails = () => mailServer.received.filter((mail) => mail.includes('Subject: Set a new password'));

test('an admin retries an email that the mail server refused, which then arrives, and discards another', {
  tag: '@any-database',
}, async ({ visit }) => {
  await forgetPassword(DEMO.founder);
  await forgetPassword(DEMO.investor);
  await expect.poll(() => refusals.length).toBe(0);
  const admin = await existing(product, DEMO.admin, DEMO.password);
  const { page } = await visit({ baseURL: product.url });
  await logIn(page, admin);
  await page.goto('/status');
  const failed = page
    .getByRole('table', { name: 'Failed jobs, newest first' })
    .getByRole('row', { name: 'Email to reset a password' });
  const emails = page.getByRole('table', { name: 'Background jobs of each lane' }).getByRole('row', { name: 'Emails' });
  await expect(failed).toHaveCount(2);
  await sees(failed.first().getByText('550 no such mailbox'));
  await expect(emails.getByRole('cell').last()).toHaveText('2');
  expect(resetMails()).toEqual([]);

  await failed
    .first()
    .getByRole('button', { name: /^Retry/ })
    .click();
  await sees(page.getByText('The job is in the queue again'));
  await expect(failed).toHaveCount(1);
  await expect.poll(() => resetMails().length).toBe(1);

  await failed.getByRole('button', { name: /^Discard/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this job?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await confirmIdentity(page, admin);
  await sees(page.getByText('No failed jobs'));
  await expect(emails.getByRole('cell').last()).toHaveText('0');
});
