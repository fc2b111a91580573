import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '@northlight/shared-api/remote';
import type { Page } from '@playwright/test';
import { existing } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { DEMO, logIn, sees } from '../src/person.ts';
import { startProduct } from '../src/product.ts';
import { copySite } from '../src/site.ts';

const root = resolve(import.meta.dirname, '../..');
const NAME = 'mfe-cap-table';
const BIN = 'node_modules/@northlight/remote-sdk/bin/main.mjs';
const REMOTES = readdirSync(root).filter((name) => name.startsWith('mfe-'));

let folder: string;
let site: ReturnType<typeof copySite>;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northlight-elsewhere-'));
  site = copySite();
});
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  site.remove();
});

/** The settings of another machine: nothing but the toolchain comes from the repository. */
const env = () => ({
  ...process.env,
  NODE_OPTIONS: '',
  NODE_ENV: '',
  PATH: `${join(root, '.toolchain/node_modules/.bin')}${delimiter}${process.env.PATH}`,
  DATA_DIR: join(folder, 'data'),
  RELEASES: site.dir,
  PORT: '0',
});

/** Runs a command. @returns what it prints @throws with that if it fails */
const run = async (cwd: string, command: string, ...args: string[]) =>
  (await promisify(execFile)(command, args, { cwd, env: env() })).stdout;

/** Installs the packed SDK into a new repository. @returns the remote's folder */
async function beginElsewhere(): Promise<string> {
  const { pack } = await import(join(root, 'tooling/remote-sdk/pack.mjs'));
  const sdk: string = await pack(folder);
  await run(folder, 'tar', '-xzf', sdk);
  await run(folder, 'node', join(folder, 'package/bin/main.mjs'), 'new', NAME, '--sdk', `file:${sdk}`);
  const dir = join(folder, NAME);
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  manifest.dependencies['lucide-react'] = '1.9.0'; // not the suite's version
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest));
  const page = join(dir, 'src/pages/CapTablePage.tsx');
  const source = readFileSync(page, 'utf8').replace('</Page>', '<Landmark role="img" aria-label="A bank" /></Page>');
  writeFileSync(page, `import { Landmark } from 'lucide-react';\n${source}`);
  await run(dir, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  await run(dir, 'git', 'init', '-q');
  await run(dir, 'git', 'add', '-A');
  await run(
    dir,
    'git',
    '-c',
    'user.name=Ada',
    '-c',
    'user.email=ada@example.com',
    'commit',
    '-qm',
    'Begin the cap table',
  );
  return dir;
}

const filesOf = (dir: string) =>
  Object.fromEntries(readdirSync(dir).map((file) => [file, readFileSync(join(dir, file), 'utf8')]));

/** Starts a command that says an address, and reads it. */
async function start(cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, args, { cwd, env: env(), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const address = new Promise<string>((found, failed) => {
    const listen = (data: Buffer) => {
      said += data;
      const url = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
      if (url) found(url);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => failed(new Error(`${args[0]} ended with ${code}:\n${said}`)));
  });
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { url: await address, stop };
}

/** Publishes a build. @returns what the command says, also if it is refused */
async function publish(dir: string, registry: string, token: string, build = 'dist') {
  const args = [join(dir, BIN), 'publish', build, '--registry', registry];
  const options = { cwd: dir, env: { ...env(), NORTHLIGHT_TOKEN: token } };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch((refused) => refused);
  return stdout + stderr;
}

test('my remote from a repository of its own is in the product, and stays when the suite is built again', {
  tag: '@any-database',
}, async ({ visit }) => {
  test.setTimeout(240_000); // packing and installing the SDK take a while on a busy machine
  const dir = await beginElsewhere();
  await run(dir, 'pnpm', 'run', 'build');
  const built = filesOf(join(dir, 'dist'));
  const { release } = JSON.parse(built['remote.json'] ?? '');

  // The same commit built in another folder gives the same files, even to the source maps.
  const twin = join(folder, 'somewhere/else/twin');
  mkdirSync(join(twin, '..'), { recursive: true });
  await run(folder, 'cp', '-al', dir, twin); // hard links, because a copy of all packages takes long
  for (const made of ['dist', 'node_modules/.cache']) rmSync(join(twin, made), { recursive: true });
  await Promise.all([run(twin, 'pnpm', 'run', 'build'), run(dir, 'pnpm', 'run', 'test')]);
  expect(filesOf(join(twin, 'dist'))).toEqual(built);

  const registryTask = join(root, 'tooling/tasks/registry.mjs');
  const tokenFor = async (name: string) => (await run(root, 'node', registryTask, 'token', name)).trim();
  const token = await tokenFor(NAME);
  const registry = await start(root, registryTask);
  const product = await startProduct({ SITE_DIR: site.dir });
  try {
    const { page, problems } = await visit({ baseURL: product.url });
    const founder = await existing(product, DEMO.founder, DEMO.password);
    await logIn(page, founder);
    const open = async (page: Page, address: string) => {
      await page.goto(address);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cap table' }).click();
      await sees(page.getByRole('heading', { level: 1, name: 'Cap table' }));
      await sees(page.getByRole('img', { name: 'A bank' }));
    };

    for (const api of [[], ['--product', product.url]]) {
      const preview = await start(dir, join(dir, BIN), 'preview', '--port', '0', ...api);
      const own = await visit({ baseURL: preview.url });
      if (api.length > 0) await logIn(own.page, founder); // the mocks have somebody logged in
      await open(own.page, api.length > 0 ? '/' : '/cap-table');
      expect(own.problems).toEqual([]);
      await own.context.close();
      await preview.stop();
    }

    expect(await publish(dir, registry.url, 'nlr_wrong')).toContain('The token is missing, unknown or revoked.');
    expect(await publish(dir, registry.url, await tokenFor('mfe-other'))).toContain(
      'This token publishes mfe-other, not',
    );
    const tampered = join(dir, 'tampered');
    cpSync(join(dir, 'dist'), tampered, { recursive: true });
    writeFileSync(join(tampered, 'remoteEntry.js'), 'stolen()');
    expect(await publish(dir, registry.url, token, 'tampered')).toContain(
      'remoteEntry.js was changed after it was built',
    );
    rmSync(tampered, { recursive: true });
    expect(site.has(NAME)).toBe(false);

    expect(await publish(dir, registry.url, token)).toContain(
      `${NAME} is now at ${release} (before: its first release).`,
    );
    await open(page, '/');
    expect(await site.run('remotes')).toMatch(
      /mfe-cap-table comes from a repository without a remote at [0-9a-f]{40}, /,
    );
    const sent = (await (await fetch(`${product.url}/remotes.json`)).json()) as Registry;
    expect(sent.remotes.find(({ name }) => name === NAME)).not.toHaveProperty('provenance');

    // What `npm run build` does with its builds.
    const { publish: publishSuite, folderStorage } = await import(join(root, 'tooling/release/index.mjs'));
    const builds = {
      shell: join(root, 'shell/dist'),
      remotes: Object.fromEntries(REMOTES.map((name) => [name, join(root, name, 'dist')])),
    };
    await folderStorage(site.dir).exclusively(() => publishSuite(site.dir, builds, ['shell', ...REMOTES]));
    expect(site.current(NAME)).toBe(release);
    await open(page, '/');
    expect(problems).toEqual([]);
  } finally {
    await Promise.all([registry.stop(), product.stop()]);
  }
});
