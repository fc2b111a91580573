import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../api/src/platform/database/open.ts';
import { postgres } from '../../../api/src/platform/database/postgres.ts';
import { freePort } from './free-port.ts';

/** Where PostgreSQL's programs are; `POSTGRES_BIN` overrides. */
const BIN = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
/** Milliseconds within which PostgreSQL recovers from a kill. */
const RECOVERY = 60_000;

/** PostgreSQL refuses to run as root, so root starts it as the user `postgres`. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Runs PostgreSQL of this bench's own, which may be killed. */
export async function startPostgres(settings: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-bench-pg-'));
  const owner = account();
  if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid ?? 0);
  execFileSync(join(BIN, 'initdb'), ['-D', join(dir, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...owner,
    cwd: dir,
    stdio: 'ignore',
  });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: dir, max_connections: '200', ...settings };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess;
  let isStopped = false;

  async function isUp(): Promise<boolean> {
    const engine = postgres(url, { connections: 1 });
    const db = await openDatabase(engine).catch(() => null);
    await db?.destroy();
    return db !== null;
  }

  /** Starts it, again and again while processes of the killed one still hold its memory. */
  async function start(): Promise<void> {
    for (const until = Date.now() + RECOVERY; !isStopped && Date.now() < until; ) {
      child = spawn(join(BIN, 'postgres'), ['-D', join(dir, 'data'), '-p', String(port), ...args], {
        ...owner,
        cwd: dir,
        stdio: 'ignore',
      });
      const exit = once(child, 'exit').then(() => false);
      if (await Promise.race([isUp(), exit])) return;
      await wait(100);
    }
    throw new Error('PostgreSQL does not start again.');
  }

  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  await start();
  return {
    url,
    pid: () => child.pid ?? 0,
    kill,
    start,
    async stop() {
      isStopped = true;
      // SIGQUIT ends all its processes at once.
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGQUIT');
        await once(child, 'exit');
      }
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type OwnPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Opens the product's database, with its tables. */
export const openOwn = (url: string, connections = 4) => openDatabase(postgres(url, { connections }));
