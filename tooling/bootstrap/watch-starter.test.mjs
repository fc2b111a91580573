import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from '@jest/globals';

/** Kills a task's starter of the given name and returns what the task printed. */
async function killed(name) {
  const starter = spawn(process.execPath, [`${import.meta.dirname}/starter.fixture.mjs`, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  for await (const line of createInterface({ input: starter.stdout })) {
    if (line !== 'watching') return line;
    starter.kill('SIGKILL');
  }
  return '';
}

const onLinux = process.platform === 'linux' ? it : it.skip; // other systems do not tell who is behind a shell

onLinux(
  'a task ends when npm is killed, although a shell stands between',
  async () => {
    expect(await killed('npm run dev')).toBe('noticed');
  },
  60_000,
);

onLinux(
  'a task goes on when the terminal is closed that it was started from',
  async () => {
    expect(await killed('terminal')).toBe('went on');
  },
  60_000,
);
