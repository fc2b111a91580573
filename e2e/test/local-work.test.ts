import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, newPerson } from '../src/browser.ts';
import { DEMO, logIn, sees } from '../src/person.ts';

const root = resolve(import.meta.dirname, '../..');
const PAGE = 'src/pages/SamplePage.tsx';

let folder: string;
let remote: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

/** A remote of its own to work on, outside the repository; what an install would link is linked. */
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

const edit = (file: string, from: string, to: string) => {
  const path = join(remote, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, source.replace(from, to));
};

/** Starts a task as `npm run` does and waits until it says that it serves. */
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

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northlight-work-'));
  remote = await aRemote();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});
/** Somebody with a fresh browser before what was started. */
async function visit(baseURL: string) {
  ({ context, page, problems } = await newPerson(browser, { baseURL }));
}
afterEach(() => context?.close());

describe('working on a remote inside the product', () => {
  let work: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    work = await start('dev', remote);
  });
  afterAll(() => {
    if (work?.child.exitCode === null) work.child.kill('SIGKILL');
  });

  it('what I save shows in the open page, and what I had typed there stays', async () => {
    edit(PAGE, '</Page>', '<label>Note <input /></label></Page>');
    await visit(work.url);
    await logIn(page, DEMO.founder);
    await page.goto('/sample');
    await page.getByLabel('Note').fill('still here');
    edit(PAGE, 'Note <input', 'Remark <input');
    await sees(page.getByLabel('Remark'));
    expect(await page.getByLabel('Remark').inputValue()).toBe('still here');
    expect(problems).toEqual([]);
  });

  it('a mistake is shown over the page, and goes when it is mended', async () => {
    await visit(work.url);
    await logIn(page, DEMO.founder);
    await page.goto('/sample');
    await sees(page.getByLabel('Remark'));
    edit(PAGE, '</Page>', '</Pages>');
    await sees(page.frameLocator('iframe').getByText(/SamplePage\.tsx/));
    edit(PAGE, '</Pages>', '</Page>');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await sees(page.getByLabel('Remark'));
  });

  it('Ctrl-C ends the server too', async () => {
    expect(await stop(work.child)).toBe(0);
    await expect(fetch(work.url)).rejects.toThrow();
  });
});

describe('working on a remote by itself', () => {
  let work: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    work = await start('standalone', join(root, 'mfe-auth'));
  });
  afterAll(() => {
    if (work?.child.exitCode === null) work.child.kill('SIGKILL');
  });

  it('I choose page, situation and person, and no server answers anything', async () => {
    await visit(work.url);
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

  it('a page that a person may not open says so', async () => {
    await visit(work.url);
    await page.goto('/#0/0/founder');
    await sees(page.getByText('This leads out of the remote.'));
  });

  it('Ctrl-C ends it', async () => {
    expect(await stop(work.child)).toBe(0);
  });
});

describe('naming what to work on', () => {
  it.each(['dev', 'standalone'])('without a name I am told what there is: %s', async (task) => {
    const child = fork(join(root, 'tooling/tasks', `${task}.mjs`), ['mfe-nothing'], { silent: true });
    let said = '';
    child.stderr?.on('data', (data) => (said += data));
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toContain('There is no remote mfe-nothing');
    expect(said).toContain(`npm run ${task} -- mfe-auth`);
  });
});
