import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tallyJest } from './tally.mjs';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/**
 * Runs Jest once.
 * @param {{root: string, reports: string, name: string, args: string[]}} run `reports` is the folder for its report
 * @returns {Promise<{files: import('./tally.mjs').FileTally[], problem: string | null}>} `problem` says why Jest did
 *   not end cleanly
 */
export async function runJest({ root, reports, name, args }) {
  const report = join(reports, `${name}.json`);
  const child = spawn(process.execPath, [jest, '--json', `--outputFile=${report}`, '--ci', ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      CI: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (!existsSync(report)) return { files: [], problem: `Jest ended with ${code} and left no report.` };
  const said = JSON.parse(readFileSync(report, 'utf8'));
  return { files: tallyJest(said), problem: code !== 0 && said.success ? `Jest ended with ${code}.` : null };
}
