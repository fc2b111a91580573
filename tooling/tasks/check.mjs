import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, typed } from './packages.mjs';

const PARALLEL = 2;

/** Runs a script of Node to its end. */
function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

/**
 * Type check of these packages, and lint with format of the whole tree.
 * @param {(title: string, passed: boolean, output: string) => void} report
 * @param {string[]} packages their folders; all of them by default
 */
export async function check(report, packages = typed) {
  const tsc = join(root, 'shared-api/node_modules/typescript/bin/tsc');
  const biome = join(root, 'tooling/lint/node_modules/@biomejs/biome/bin/biome');
  const jobs = [
    { title: 'lint and format', args: [biome, 'check', '--error-on-warnings', root] },
    ...typed
      .filter((dir) => packages.includes(dir))
      .map((dir) => ({ title: `types of ${dir}`, args: [tsc, '-p', join(root, dir)] })),
  ];
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { status, output } = await run(job.args);
      report(job.title, status === 0, output);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

if (import.meta.main) {
  await check((title, passed, output) => {
    console.log(`${passed ? '✓' : '✗'} ${title}`);
    if (!passed) {
      console.log(output.trim());
      process.exitCode = 1;
    }
  });
}
