import { spawn } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { root } from './packages.mjs';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const titleOf = (file) => basename(dirname(file)).toLowerCase();
const [newest] = globSync('dist/{journeys,stories}/results/*/trace.zip', { cwd: root })
  .filter((file) => words.every((word) => titleOf(file).includes(word)))
  .sort((a, b) => statSync(join(root, b)).mtimeMs - statSync(join(root, a)).mtimeMs);

if (!newest) {
  console.error('There is no such trace in dist. A journey leaves one when it fails: npm test -- journeys');
  process.exit(1);
}
const playwright = createRequire(join(root, 'tooling/test/package.json')).resolve('@playwright/test/cli');
console.log(`Opening ${newest}`);
// Open in the user's browser, because Playwright's own is not installed.
const args = ['show-trace', '--host', '127.0.0.1', '--port', process.env.PORT ?? '0', join(root, newest)];
spawn(process.execPath, [playwright, ...args], { stdio: 'inherit' });
