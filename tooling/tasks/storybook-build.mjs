import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './packages.mjs';

/** Writes the catalogue as static files to dist/storybook. @throws with what Storybook said */
export function buildStorybook() {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    ['--dir', join(root, 'tooling/storybook'), 'run', 'storybook:build'],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.trim().split('\n').slice(-60).join('\n'));
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
