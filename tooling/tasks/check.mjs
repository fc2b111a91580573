import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, typed } from './packages.mjs';

/** Runs a Node script to completion. */
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

/** Type-checks all packages in one process, which reads shared sources once and skips unchanged packages. */
async function checkTypes(report, packages) {
  const tsc = join(root, 'shared-api/node_modules/typescript/bin/tsc');
  const { passed, output } = await run([tsc, '-b', '--pretty', 'false', ...packages]);
  // An error starts with its file's path from the root; its further lines are indented.
  const errors = output.split(/\n(?=\S)/);
  const ofPackage = (dir) => errors.filter((error) => error.startsWith(`${dir}/`));
  const isAttributed = packages.some((dir) => ofPackage(dir).length > 0);
  for (const dir of packages) {
    const own = passed || isAttributed ? ofPackage(dir) : errors;
    report(`types of ${dir}`, own.length === 0, own.join('\n'));
  }
}

/**
 * Type-checks these packages; lints the whole tree and checks its format.
 * @param {(title: string, passed: boolean, output: string) => void} report
 * @param {string[]} packages their folders; all by default
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
