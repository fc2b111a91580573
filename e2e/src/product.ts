import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backingServices } from './backing-services.ts';

const MAIN = fileURLToPath(new URL('../../api/src/cli/serve.ts', import.meta.url));

/** The running product: its URL, its data folder, and a function to stop it. */
export interface Product {
  url: string;
  pid: number;
  dataDir: string;
  /** Keys of the stored files. */
  files: () => Promise<string[]>;
  /** Everything the product has printed. */
  output: () => string;
  /** Stops it like Ctrl-C and deletes its data. @returns its exit code */
  stop: () => Promise<number | null>;
}

/** Starts the built product on a free port with new storage. @throws if it exits before it is ready */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-e2e-'));
  const services = await backingServices(dataDir);
  const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...services.env, ...env };
  const child = fork(MAIN, [], {
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (data) => (said += data));
  child.stderr?.on('data', (data) => (said += data));
  const removed = once(child, 'exit').then(async ([code]) => {
    await services.end();
    await rm(dataDir, { recursive: true, force: true });
    return code as number | null;
  });
  const ready = new Promise<string>((resolve) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) resolve(message.url);
    });
  });
  const ended = removed.then((code) => {
    throw new Error(`The product ended with ${code} before it was ready:\n${said}`);
  });
  const url = await Promise.race([ready, ended]);
  ended.catch(() => {});
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    files: services.files,
    output: () => said,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGINT');
      return await removed;
    },
  };
}

/**
 * Waits until the server renders pages: its rendering process starts with the first one, which may come without content.
 * @throws after ten pages without content
 */
export async function rendersPages(url: string) {
  for (let tries = 0; tries < 10; tries += 1) {
    if ((await (await fetch(url)).text()).includes('<main')) return;
  }
  throw new Error('The server did not render its home page.');
}
