import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '../src/journey.ts';
import { DEMO, logInByHand, sees } from '../src/person.ts';

const root = resolve(import.meta.dirname, '../..');
const PAGE = 'src/pages/SamplePage.tsx';

let folder: string;
let remote: string;
/** The original source of the remote's page. */
let begun: string;

/** Creates a remote outside the repository and links its dependencies. */
async function aRemote(): Promise<string> {
  const { newRemote } = await import(join(root, 'tooling/new-remote/new-remote.mjs'));
  symlinkSync(join(root, 'tooling'), join(folder, 'tooling'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  const { dir } = newRemote(folder, 'mfe-sample');
  const installed = join(root, 'mfe-dashboard/node_modules');
  mkdirSync(join(dir, 'node_modules'));
  for (const name of readdirSync(installed).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(installed, name), join(dir, 'node_modules', name));
  return dir;
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

/** Saves the page's original source with this text at its end. */
function edit(end: string) {
  if (!begun.includes('</Page>')) throw new Error(`${PAGE} does not hold </Page>`);
  writeFileSync(join(remote, PAGE), begun.replace('</Page>', end));
}

/** Starts a task as `npm run` does and waits until it reports that it is serving. */
async function start(task: string, what: string) {
  const port = await freePort();
  const child = fork(join(root, 'tooling/tasks', `${task}.mjs`), [what], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const ready = new Promise<void>((seen, failed) => {
    const listen = (data: Buffer) => {
      said += data;
      if (said.includes(`http://localhost:${port}/`) && said.includes('at work on')) seen();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', (code) => failed(new Error(`${task} ended with ${code}:\n${said}`)));
  });
  await ready;
  return { child, url: `http://localhost:${port}`, said: () => said };
}

async function stop(child: ChildProcess) {
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  const [code] = await exited;
  return code;
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northlight-work-'));
  remote = await aRemote();
  begun = readFileSync(join(remote, PAGE), 'utf8');
});
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

test.describe('working on a remote inside the product', {
  tag: ['@mfe-auth', '@mfe-dashboard', '@any-database'],
}, () => {
  let work: Awaited<ReturnType<typeof start>>;
  test.beforeAll(async () => {
    work = await start('dev', remote);
  });
  test.afterAll(() => {
    if (work?.child.exitCode === null) work.child.kill('SIGKILL');
  });

  test('what I save shows in the open page, and what I had typed there stays', async ({ visit }) => {
    edit('<label>Note <input /></label></Page>');
    const { page, problems } = await visit({ baseURL: work.url });
    await logInByHand(page, DEMO.founder);
    await page.goto('/sample');
    await page.getByLabel('Note').fill('still here');
    edit('<label>Remark <input /></label></Page>');
    await sees(page.getByLabel('Remark'));
    expect(await page.getByLabel('Remark').inputValue()).toBe('still here');
    expect(problems).toEqual([]);
  });

  test('a mistake is shown over the page, and goes when it is mended', async ({ visit }) => {
    edit('<label>Remark <input /></label></Page>');
    const { page } = await visit({ baseURL: work.url });
    await logInByHand(page, DEMO.founder);
    await page.goto('/sample');
    await sees(page.getByLabel('Remark'));
    edit('</Pages>');
    await sees(page.frameLocator('iframe').getByText(/SamplePage\.tsx/));
    edit('<label>Remark <input /></label></Page>');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await sees(page.getByLabel('Remark'));
  });

  test('Ctrl-C ends the server too', async () => {
    expect(await stop(work.child)).toBe(0);
    await expect(fetch(work.url)).rejects.toThrow();
  });
});

test.describe('working on a remote by itself', { tag: ['@mfe-auth', '@any-database'] }, () => {
  let work: Awaited<ReturnType<typeof start>>;
  test.beforeAll(async () => {
    work = await start('standalone', join(root, 'mfe-auth'));
  });
  test.afterAll(() => {
    if (work?.child.exitCode === null) work.child.kill('SIGKILL');
  });

  test('I choose page, situation and person, and no server answers anything', async ({ visit }) => {
    const { page, problems } = await visit({ baseURL: work.url });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.getByLabel('Situation').selectOption({ label: 'Wrong password' });
    await page.getByLabel('Email').fill('ines@isferd.test');
    await page.getByLabel('Password', { exact: true }).fill('a long enough one');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await sees(page.getByText('Invalid email or password'));

    await page.getByLabel('Page').selectOption({ label: 'Sign Up (/signup)' });
    await sees(page.getByLabel('First name'));
    await page.reload();
    await sees(page.getByLabel('First name'));
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a page that a person may not open says so', async ({ visit }) => {
    const { page } = await visit({ baseURL: work.url });
    await page.goto('/#0/0/founder');
    await sees(page.getByText('This leads out of the remote.'));
  });

  test('Ctrl-C ends it', async () => {
    expect(await stop(work.child)).toBe(0);
  });
});

test.describe('naming what to work on', { tag: '@any-database' }, () => {
  for (const task of ['dev', 'standalone'])
    test(`without a name I am told what there is: ${task}`, async () => {
      const child = fork(join(root, 'tooling/tasks', `${task}.mjs`), ['mfe-nothing'], { silent: true });
      let said = '';
      child.stderr?.on('data', (data) => (said += data));
      expect(await once(child, 'exit')).toEqual([1, null]);
      expect(said).toContain('There is no remote mfe-nothing');
      expect(said).toContain(`npm run ${task} -- mfe-auth`);
    });
});
