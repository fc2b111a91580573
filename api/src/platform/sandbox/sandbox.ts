import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { COMPILED, compiled } from './compiled.ts';

/**
 * What keeps a child process from harm. `permissions`: Node's permission model limits what it reads, and refuses to
 * write files or start processes. `bubblewrap`: also, in namespaces of its own, it has no network, sees no other process
 * and no other files.
 */
export type SandboxLevel = 'bubblewrap' | 'permissions';

/** Why `bubblewrap` is not to be had. */
export const NO_BUBBLEWRAP =
  'Bubblewrap is not installed or is not allowed to create namespaces, so readers would run with weaker protection than READER_SANDBOX=bubblewrap requires. Install it and allow user namespaces, or set READER_SANDBOX=auto.';

/** What a child process needs. */
export interface Needs {
  /** Absolute paths of files and folders it reads: its code. Nothing else can be read. */
  readable: readonly string[];
  /** More flags for Node. */
  flags: readonly string[];
}

// Windows cannot start a process without this variable. Children get no other, and therefore no secrets.
const ENVIRONMENT = process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {};

/** What every child reads besides its own code. */
const SHARED = join(import.meta.dirname, 'child');

/** Where systems keep the libraries that Node is linked with. */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/lib', '/lib64', '/nix/store', '/etc/ld.so.cache'];

const ISOLATION = ['--unshare-all', '--die-with-parent', '--new-session', '--as-pid-1', '--cap-drop', 'ALL'];

const bind = (kind: string) => (path: string) => [kind, path, path];

const bubblewrapArguments = (readable: readonly string[]) => [
  ...ISOLATION,
  ...LIBRARIES.flatMap(bind('--ro-bind-try')),
  ...[process.execPath, ...readable].flatMap(bind('--ro-bind')),
  '--chdir',
  '/',
  '--',
];

/** The path of bubblewrap, if it is installed and this machine lets it make namespaces. */
function findBubblewrap(): string | null {
  if (process.platform !== 'linux') return null;
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'bwrap'))
    .find((file) => existsSync(file));
  if (!path) return null;
  const trial = spawnSync(path, [...bubblewrapArguments([]), process.execPath, '--version'], { env: {} });
  return trial.status === 0 ? path : null;
}

let found: string | null | undefined;
const bubblewrap = () => {
  found ??= findBubblewrap();
  return found;
};

/** The strongest level on this machine. The first call starts a process to find out. */
export const strongestLevel = (): SandboxLevel => (bubblewrap() ? 'bubblewrap' : 'permissions');

/**
 * Starts a child process that can do nothing but compute, read its own code, and talk to this process: by messages, and
 * by a pipe as its descriptor 4. It has no environment variables and ends when this process does. It runs the script as
 * compiled, if that is as new as its sources.
 * @param script absolute path of a module among the readable paths
 * @throws {Error} if this machine does not offer the level
 */
export function startSandboxed(script: string, { readable, flags }: Needs, level = strongestLevel()): ChildProcess {
  const path = level === 'bubblewrap' ? bubblewrap() : null;
  if (level === 'bubblewrap' && !path) throw new Error(NO_BUBBLEWRAP);
  const code = compiled(script);
  const allowed = [...readable, SHARED, ...(code === script ? [] : [COMPILED])];
  const node = ['--permission', ...allowed.map((one) => `--allow-fs-read=${one}`), '--no-warnings', ...flags];
  return fork(code, [], {
    ...(path
      ? { execPath: path, execArgv: [...bubblewrapArguments(allowed), process.execPath, ...node] }
      : { execArgv: node }),
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    serialization: 'advanced',
  });
}
