import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { remotes, root } from './packages.mjs';

const CATALOGUE = join(root, 'dist/storybook');
/** A catalogue of the stories that a change reaches, which leaves the whole one as it is. */
const PART = join(root, 'dist/storybook-part');
/** All that stories show: emails are made by the server's own code. */
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

/**
 * Writes the catalogue as static files, unless what is there was made of the same sources.
 * @param {string[]} [stories] files whose stories are enough, from the root; without it all of them
 * @returns {string} the folder of the catalogue
 * @throws {Error} with what Storybook said
 */
export function buildStorybook(stories) {
  const out = stories ? PART : CATALOGUE;
  const stamp = join(root, 'dist/stamps', stories ? 'storybook-part' : 'storybook');
  const made = `${fingerprint(inputs, { withStories: true })} ${stories?.join(',') ?? 'all'}`;
  if (existsSync(join(out, 'index.json')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return out;
  rmSync(stamp, { force: true });
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    [
      '--dir',
      join(root, 'tooling/storybook'),
      'exec',
      'storybook',
      'build',
      '--output-dir',
      out,
      '--disable-telemetry',
      '--quiet',
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, ...(stories && { STORIES: stories.join(',') }) } },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.trim().split('\n').slice(-60).join('\n'));
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
