import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, typed } from './packages.mjs';

/**
 * Type check of these packages, and lint with format of the whole tree.
 * @param {(title: string, passed: boolean, output: string) => void} report
 * @param {string[]} packages their folders; all of them by default
 */
export function check(report, packages = typed) {
  for (const dir of typed.filter((each) => packages.includes(each))) {
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'shared-api/node_modules/typescript/bin/tsc'), '-p', join(root, dir)],
      { encoding: 'utf8' },
    );
    report(`types of ${dir}`, status === 0, stdout);
  }
  const biome = spawnSync(
    process.execPath,
    [join(root, 'tooling/lint/node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', root],
    { encoding: 'utf8', cwd: root },
  );
  report('lint and format', biome.status === 0, `${biome.stdout}${biome.stderr}`);
}

if (import.meta.main) {
  check((title, passed, output) => {
    console.log(`${passed ? '✓' : '✗'} ${title}`);
    if (!passed) {
      console.log(output.trim());
      process.exitCode = 1;
    }
  });
}
