import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Registry } from '@northlight/shared-api/remote';
import type { Page } from '@playwright/test';
import { existing } from '../src/accounts.ts';
import { expect, test } from '../src/journey.ts';
import { DEMO, logIn, sees } from '../src/person.ts';
import { startProduct } from '../src/product.ts';
import { copySite } from '../src/site.ts';

const root = resolve(import.meta.dirname, '../..');
const NAME = 'mfe-cap-table';
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

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env: env(), encoding: 'utf8', stdio: 'pipe' });

/** Installs the packed SDK into a new repository. @returns the remote's folder */
async function beginElsewhere(): Promise<string> {
  const { pack } = await import(join(root, 'tooling/remote-sdk/pack.mjs'));
  const sdk: string = await pack(folder);
  run(folder, 'tar', '-xzf', sdk);
  run(folder, 'node', join(folder, 'package/bin/main.mjs'), 'new', NAME, '--sdk', `file:${sdk}`);
  const dir = join(folder, NAME);
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  manifest.dependencies['lucide-react'] = '1.9.0'; // not the suite's version
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest));
  const page = join(dir, 'src/pages/CapTablePage.tsx');
  const source = readFileSync(page, 'utf8').replace('</Page>', '<Landmark role="img" aria-label="A bank" /></Page>');
  writeFileSync(page, `import { Landmark } from 'lucide-react';\n${source}`);
  run(dir, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  run(dir, 'git', 'init', '-q');
  run(dir, 'git', 'add', '-A');
  run(dir, 'git', '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'Begin the cap table');
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
function publish(dir: string, registry: string, token: string, build = 'dist') {
  const bin = join(dir, 'node_modules/@northlight/remote-sdk/bin/main.mjs');
  try {
    return execFileSync(process.execPath, [bin, 'publish', build, '--registry', registry], {
      cwd: dir,
      env: { ...env(), NORTHLIGHT_TOKEN: token },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return String((error as { stderr: string }).stderr);
  }
}

test('my remote from a repository of its own is in the product, and stays when the suite is built again', {
  tag: '@any-database',
}, async ({ visit }) => {
  test.setTimeout(240_000); // packing and installing the SDK take a while on a busy machine
  const dir = await beginElsewhere();
  run(dir, 'pnpm', 'run', 'build');
  run(dir, 'pnpm', 'run', 'test');
  const built = filesOf(join(dir, 'dist'));
  const { release } = JSON.parse(built['remote.json'] ?? '');

  // The same commit built in another folder gives the same files, even to the source maps.
  const twin = join(folder, 'somewhere/else/twin');
  mkdirSync(join(twin, '..'), { recursive: true });
  run(folder, 'cp', '-al', dir, twin); // hard links, because a copy of all packages takes long
  for (const made of ['dist', 'node_modules/.cache']) rmSync(join(twin, made), { recursive: true });
  run(twin, 'pnpm', 'run', 'build');
  expect(filesOf(join(twin, 'dist'))).toEqual(built);

  const registryTask = join(root, 'tooling/tasks/registry.mjs');
  const tokenFor = (name: string) => run(root, 'node', registryTask, 'token', name).trim();
  const token = tokenFor(NAME);
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

    const bin = join(dir, 'node_modules/@northlight/remote-sdk/bin/main.mjs');
    const preview = await start(dir, bin, 'preview', '--product', product.url, '--port', '0');
    const own = await visit({ baseURL: preview.url });
    await logIn(own.page, founder);
    await open(own.page, '/');
    expect(own.problems).toEqual([]);
    await own.context.close();
    await preview.stop();

    expect(publish(dir, registry.url, 'nlr_wrong')).toContain('The token is missing, unknown or revoked.');
    expect(publish(dir, registry.url, tokenFor('mfe-other'))).toContain('This token publishes mfe-other, not');
    const tampered = join(dir, 'tampered');
    cpSync(join(dir, 'dist'), tampered, { recursive: true });
    writeFileSync(join(tampered, 'remoteEntry.js'), 'stolen()');
    expect(publish(dir, registry.url, token, 'tampered')).toContain('remoteEntry.js was changed after it was built');
    rmSync(tampered, { recursive: true });
    expect(site.has(NAME)).toBe(false);

    expect(publish(dir, registry.url, token)).toContain(`${NAME} is now at ${release} (before: its first release).`);
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
