import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, typed } from './packages.mjs';

/** Runs a script of Node to its end. */
function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve) => child.on('close', (status) => resolve({ passed: status === 0, output })));
}

async function lint(report) {
  const biome = join(root, 'tooling/lint/node_modules/@biomejs/biome/bin/biome');
  const { passed, output } = await run([biome, 'check', '--error-on-warnings', root]);
  report('lint and format', passed, output);
}

/** Checks all packages in one process, which reads what they share once and remembers what did not change. */
async function checkTypes(report, packages) {
  const tsc = join(root, 'shared-api/node_modules/typescript/bin/tsc');
  const { passed, output } = await run([tsc, '-b', '--pretty', 'false', ...packages]);
  // An error names its file from the root on, and the lines after it are indented.
  const errors = output.split(/\n(?=\S)/);
  const ofPackage = (dir) => errors.filter((error) => error.startsWith(`${dir}/`));
  const isAttributed = packages.some((dir) => ofPackage(dir).length > 0);
  for (const dir of packages) {
    const own = passed || isAttributed ? ofPackage(dir) : errors;
    report(`types of ${dir}`, own.length === 0, own.join('\n'));
  }
}

/**
 * Type check of these packages, and lint with format of the whole tree.
 * @param {(title: string, passed: boolean, output: string) => void} report
 * @param {string[]} packages their folders; all of them by default
 */
export async function check(report, packages = typed) {
  const chosen = typed.filter((dir) => packages.includes(dir));
  await Promise.all([lint(report), chosen.length > 0 && checkTypes(report, chosen)]);
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
