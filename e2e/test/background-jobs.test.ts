import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { existing } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { confirmIdentity, DEMO, logIn, sees } from '../src/person.ts';
import { type Product, startProduct } from '../src/product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

/** Works on the product's database, as another server would. */
function onDatabase<T>(work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(product.dataDir, 'northlight.sqlite'), { timeout: 5_000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Adds a job of a kind that this server does not know, as a newer one does during an upgrade. */
function addUnknownJob(kind: string) {
  const now = new Date().toISOString();
  const add = `insert into jobs
    (id, lane, kind, key, owner, data, backoff, priority, state, run_at, created_at, attempts, claims)
    values (?, 'reading', ?, ?, '', '{"hash":"x"}', '{"first":1,"most":30}', 0, 'waiting', ?, ?, 0, 0)`;
  onDatabase((db) => db.prepare(add).run(randomUUID(), kind, randomUUID(), now, now));
}

const countFailed = () =>
  onDatabase((db) => db.prepare(`select count(*) as count from jobs where state = 'failed'`).get()?.count);

/** What the newer server calls this kind of job once it runs alone. */
const rename = (kind: string, name: string) =>
  onDatabase((db) => db.prepare('update jobs set kind = ? where kind = ?').run(name, kind));

test('an admin retries a job that failed for good, which then goes through, and discards another', {
  tag: '@any-database',
}, async ({ visit }) => {
  addUnknownJob('of-a-newer-server');
  addUnknownJob('of-nobody');
  await expect.poll(countFailed).toBe(2);
  rename('of-a-newer-server', 'evaluation');
  const admin = await existing(product, DEMO.admin, DEMO.password);
  const { page } = await visit({ baseURL: product.url });
  await logIn(page, admin);
  await page.goto('/status');
  const failed = page.getByRole('table', { name: 'Failed jobs, newest first' });
  const nobodys = failed.getByRole('row', { name: 'of-nobody' });
  await sees(failed.getByText('There is no kind of job named of-a-newer-server.'));
  await sees(nobodys);
  const reading = page
    .getByRole('table', { name: 'Background jobs of each lane' })
    .getByRole('row', { name: 'Reading' });
  await expect(reading.getByRole('cell').last()).toHaveText('2');

  const understood = failed.getByRole('row', { name: 'Evaluate a deck' });
  await understood.getByRole('button', { name: /^Retry/ }).click();
  await sees(page.getByText('The job is in the queue again'));
  await understood.waitFor({ state: 'detached' });

  await nobodys.getByRole('button', { name: /^Discard/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this job?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await confirmIdentity(page, admin);
  await sees(page.getByText('No failed jobs'));
  await expect(reading.getByRole('cell').last()).toHaveText('0');
});
