// Measures how long the server takes to accept requests after a clean shutdown and after kill -9, with and without the
// compile cache, on an idle machine and with all CPUs busy. SERVER= names another checkout to compare with.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const own = join(import.meta.dirname, '../..');
const other = process.env.SERVER;
/** Enables the compile cache and imports the other. */
const CACHED = 'api/src/cli/serve.ts';
const UNCACHED = 'api/src/server/main.ts';
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
  const child = fork(entry, {
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
const servers: { name: string; checkout: string; env: Record<string, string> }[] = [
  ...(other ? [{ name: `SQLite, ${other}`, checkout: other, env: { DATA_DIR: join(dir, 'other') } }] : []),
  { name: 'SQLite, demo data', checkout: own, env: { DATA_DIR: join(dir, 'data') } },
];
const { DATABASE_URL } = process.env;
if (DATABASE_URL) servers.push({ name: 'PostgreSQL', checkout: own, env: { DATA_DIR: join(dir, 'pg'), DATABASE_URL } });

let first: Awaited<ReturnType<typeof measure>> | undefined;
try {
  for (const { name, checkout, env } of servers) {
    const cached = join(checkout, CACHED);
    await startOnce(cached, env, 'SIGTERM'); // creates the tables and the compile cache
    console.log(`${name}, ${ROUNDS} starts each, median`);
    const tell = (what: string, result: Awaited<ReturnType<typeof measure>>) => {
      first ??= result;
      const { ready, slowest, processor } = result;
      console.log(
        `  ${what.padEnd(32)} ready in ${(ready / 1000).toFixed(2)} s (slowest ${(slowest / 1000).toFixed(2)} s), processor ${processor.toFixed(2)} s, ${(ready / first.ready).toFixed(2)} of the first`,
      );
    };
    tell('nothing compiled before', await measure(join(checkout, UNCACHED), env, 'SIGTERM'));
    tell('compiled before', await measure(cached, env, 'SIGTERM'));
    tell('compiled before, after kill -9', await measure(cached, env, 'SIGKILL'));
    const others = busy();
    try {
      tell('the same, every processor busy', await measure(cached, env, 'SIGKILL'));
    } finally {
      for (const other of others) other.kill('SIGKILL');
    }
  }
} finally {
  await rm(dir, { recursive: true, force: true });
}
