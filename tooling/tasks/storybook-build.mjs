import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { remotes, root } from './packages.mjs';

/** Inputs of all stories. They include the API, because its code renders the emails. */
const inputs = [
  'tooling/storybook',
  'tooling/testing',
  'shared-ui',
  'shared-api',
  'shell',
  ...remotes,
  'api/src',
  'pnpm-lock.yaml',
];

function storybook(args, env) {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    ['--dir', join(root, 'tooling/storybook'), 'exec', 'storybook', 'build', '--disable-telemetry', '--quiet', ...args],
    { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, ...env } },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.trim().split('\n').slice(-60).join('\n'));
}

/** Builds Storybook as static files in dist/storybook. @throws {Error} with Storybook's output */
export const buildStorybook = () => storybook(['--output-dir', join(root, 'dist/storybook')]);

/**
 * Builds Storybook for tests, without documentation pages. Skips the build if the sources have not changed.
 * @param {string[]} [stories] story files to include, relative to the root; all by default
 * @returns {string} the output folder
 * @throws {Error} with Storybook's output
 */
export function buildTestCatalogue(stories) {
  const name = stories ? 'storybook-part' : 'storybook-test';
  const out = join(root, 'dist', name);
  const stamp = join(root, 'dist/stamps', name);
  const made = `${fingerprint(inputs, { withStories: true })} ${stories?.join(',') ?? 'all'}`;
  if (existsSync(join(out, 'index.json')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return out;
  rmSync(stamp, { force: true });
  storybook(['--test', '--output-dir', out], stories && { STORIES: stories.join(',') });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, made);
  return out;
}

if (import.meta.main) {
  try {
    buildStorybook();
    console.log('The catalogue is in dist/storybook.');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
