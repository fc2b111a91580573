// Measures how long the server takes to accept requests after a clean shutdown and after kill -9, with and without the
// compile cache, on an idle machine and with all CPUs busy.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const source = (name: string) => fileURLToPath(new URL(`../../api/src/${name}`, import.meta.url));
const ROUNDS = Number(process.env.ROUNDS ?? 7);
/** Clock ticks per second in /proc/<pid>/stat. */
const TICKS = 100;

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** CPU seconds that a process has used so far; NaN if the system does not report them. */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** Starts a server and stops it again. */
async function startOnce(entry: string, env: Record<string, string>, signal: NodeJS.Signals) {
  const began = performance.now();
  const child = fork(source(entry), {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'warn', ...env },
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const ready = performance.now() - began;
  const processor = processorSeconds(child.pid ?? 0);
  await wait(500);
  child.kill(signal);
  await once(child, 'exit');
  return { ready, processor };
}

async function measure(entry: string, env: Record<string, string>, signal: NodeJS.Signals) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await startOnce(entry, env, signal));
  return {
    ready: middle(runs.map(({ ready }) => ready)),
    slowest: Math.max(...runs.map(({ ready }) => ready)),
    processor: middle(runs.map(({ processor }) => processor)),
  };
}

/** Starts one busy loop per CPU. */
const busy = (): ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );

const dir = await mkdtemp(join(tmpdir(), 'northlight-bench-'));
const databases: [string, Record<string, string>][] = [
  ['SQLite, demo data', { DATA_DIR: join(dir, 'data') }],
  ...(process.env.DATABASE_URL
    ? ([['PostgreSQL', { DATA_DIR: join(dir, 'other'), DATABASE_URL: process.env.DATABASE_URL }]] as [
        string,
        Record<string, string>,
      ][])
    : []),
];
try {
  for (const [name, env] of databases) {
    await startOnce('start.ts', env, 'SIGTERM'); // creates the tables and the compile cache
    console.log(`${name}, ${ROUNDS} starts each, median`);
    const first = await measure('main.ts', env, 'SIGTERM');
    const tell = (what: string, { ready, slowest, processor }: Awaited<ReturnType<typeof measure>>) =>
      console.log(
        `  ${what.padEnd(32)} ready in ${(ready / 1000).toFixed(2)} s (slowest ${(slowest / 1000).toFixed(2)} s), processor ${processor.toFixed(2)} s, ${(ready / first.ready).toFixed(2)} of the first`,
      );
    tell('nothing compiled before', first);
    tell('compiled before', await measure('start.ts', env, 'SIGTERM'));
    tell('compiled before, after kill -9', await measure('start.ts', env, 'SIGKILL'));
    const others = busy();
    try {
      tell('the same, every processor busy', await measure('start.ts', env, 'SIGKILL'));
    } finally {
      for (const other of others) other.kill('SIGKILL');
    }
  }
} finally {
  await rm(dir, { recursive: true, force: true });
}
