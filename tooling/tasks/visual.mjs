import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as browsers from '../../e2e/src/browser.ts';
import { ensureChromium } from './browser.mjs';
import { root } from './packages.mjs';
import { buildStorybook } from './storybook-build.mjs';

const missing = ensureChromium(browsers, console.log);
if (missing) {
  console.error(missing);
  process.exit(1);
}
try {
  console.log('Building the catalogue…');
  buildStorybook();
  const script = join(root, 'tooling/storybook/visual/run.ts');
  process.exitCode = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
