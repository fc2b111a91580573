import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { existing } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { DEMO, logIn, sees } from '../src/person.ts';
import { startProduct } from '../src/product.ts';

const root = resolve(import.meta.dirname, '../..');

let folder: string;
let site: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northlight-new-'));
  site = join(folder, 'site');
  cpSync(join(root, 'dist/site'), site, { recursive: true });
  symlinkSync(join(root, 'tooling'), join(folder, 'tooling'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a remote outside the repository and links its dependencies. @returns its folder */
async function begin(name: string): Promise<string> {
  const { newRemote } = await import(join(root, 'tooling/new-remote/new-remote.mjs'));
  const { dir } = newRemote(folder, name);
  const installed = join(root, 'mfe-dashboard/node_modules');
  mkdirSync(join(dir, 'node_modules'));
  for (const entry of readdirSync(installed).filter((each) => !each.startsWith('.')))
    symlinkSync(join(installed, entry), join(dir, 'node_modules', entry));
  return dir;
}

/** Releases the built remote into the site, as `npm run release` does. */
async function releaseInto(dir: string) {
  const { folderStorage, release } = await import(join(root, 'tooling/release/index.mjs'));
  const storage = folderStorage(site);
  await storage.exclusively(() => release(storage, join(dir, 'dist')));
}

test('a remote that I have just begun is in the navigation bar and opens, without a build of the shell', {
  tag: '@any-database',
}, async ({ visit }) => {
  const shellOf = () => JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8')).shell.release;
  const shell = shellOf();
  const dir = await begin('mfe-cap-table');
  const build = spawnSync(process.execPath, [join(root, 'tooling/webpack/build.mjs'), dir], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' },
  });
  expect(`${build.stdout}${build.stderr}`).toBe('');
  await releaseInto(dir);

  const product = await startProduct({ SITE_DIR: site });
  try {
    const { page, problems } = await visit({ baseURL: product.url });
    await logIn(page, await existing(product, DEMO.founder, DEMO.password));
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cap table' }).click();
    await sees(page.getByRole('heading', { level: 1, name: 'Cap table' }));
    expect(new URL(page.url()).pathname).toBe('/cap-table');
    expect(await page.title()).toContain('Cap table');
    expect(shellOf()).toBe(shell);
    expect(problems).toEqual([]);
  } finally {
    await product.stop();
  }
});
