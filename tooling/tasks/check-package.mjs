import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './packages.mjs';

const jest = () => createRequire(join(root, 'tooling/jest/package.json')).resolve('jest/bin/jest');

/** What has to pass: a title, and arguments of Node. */
const checksOf = (dir) => [
  [
    'lint and format',
    [join(root, 'tooling/lint/node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', dir],
  ],
  ['types', [join(root, 'shared-api/node_modules/typescript/bin/tsc'), '-b', '--pretty', 'false', dir]],
  [
    'tests',
    [
      '--experimental-vm-modules',
      '--no-warnings',
      jest(),
      '-c',
      join(dir, 'jest.config.mjs'),
      '--maxWorkers=2',
      '--silent',
      '--passWithNoTests',
    ],
  ],
];

/** Runs Node to completion. @returns {Promise<string | null>} its output if it failed */
function failureOf(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? null : said.trim()));
  });
}

/** Packages whose code a release of this part ships. */
const shippedWith = (name) => (name === 'shell' ? ['shell', 'shared-ui'] : [name]);

/**
 * Runs lint, type checks and tests of what a release ships.
 * @param {string} name the shell or a remote
 * @param {(line: string) => void} say called for each
 * @throws {Error} with the output of the first that fails
 */
export async function checkPackage(name, say) {
  for (const dir of shippedWith(name))
    for (const [title, args] of checksOf(join(root, dir))) {
      const failure = await failureOf(args);
      if (failure !== null) throw new Error(`${title} of ${dir} failed, so ${name} was not released:\n${failure}`);
      say(`✓ ${title} of ${dir}`);
    }
}

const UNCHECKED = '--unchecked';

/**
 * Takes `--unchecked` from a command's arguments, for a pipeline that has run the checks already.
 * @param {string[]} args
 * @returns {{args: string[], isUnchecked: boolean}}
 */
export const takeUnchecked = (args) => ({
  args: args.filter((one) => one !== UNCHECKED),
  isUnchecked: args.includes(UNCHECKED),
});
