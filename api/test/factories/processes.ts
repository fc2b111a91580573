import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/cli/serve.ts');

/** A server in its own process, with its output so far. */
export interface ServerProcess {
  child: ChildProcess;
  said: { out: string; err: string };
}

/** Starts the server in its own process with these settings, on a free port and without spare deck readers. */
export function startProcess(env: Record<string, string>): ServerProcess {
  const settings = { PATH: process.env.PATH ?? '', PORT: '0', SPARE_DECK_READERS: '0', ...env };
  const child = fork(MAIN, { env: settings, silent: true, execArgv: ['--no-warnings'] });
  const said = { out: '', err: '' };
  child.stdout?.on('data', (text) => {
    said.out += text;
  });
  child.stderr?.on('data', (text) => {
    said.err += text;
  });
  return { child, said };
}

/** Waits until it accepts requests; returns its address. */
export async function ready({ child, said }: ServerProcess): Promise<string> {
  const exit = once(child, 'exit').then(() => Promise.reject(new Error(said.err)));
  const [message] = await Promise.race([once(child, 'message'), exit]);
  return (message as { url: string }).url;
}

/** Waits until it has exited. */
export async function ended({ child, said }: ServerProcess) {
  const [code, signal] = await once(child, 'close');
  return { code, signal, ...said };
}

/** Kills the servers that are still running. */
export async function endNow(servers: Iterable<ServerProcess>): Promise<void> {
  for (const { child } of servers) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
