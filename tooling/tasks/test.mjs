import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../e2e/src/browser.ts';
import { ensureChromium } from './browser.mjs';
import { buildFrontEnd } from './build-front-end.mjs';
import { check } from './check.mjs';
import { root } from './packages.mjs';

const jest = createRequire(join(root, 'tooling/jest/package.json')).resolve('jest/bin/jest');
const reports = mkdtempSync(join(tmpdir(), 'northlight-test-'));
const count = { passed: 0, failed: 0, skipped: 0 };
const only = process.argv[2];

const note = (title, passed, output = '') => {
  count[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? '✓' : '✗'} ${title}`);
  if (!passed) console.log(output.trim());
};

/** Runs jest and adds what really ran; a run that leaves no report counts as a failure. */
function runJest(title, args) {
  console.log(`\n— ${title}`);
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings', CI: 'true' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [jest, '--json', `--outputFile=${report}`, '--ci', ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) => {
      if (!existsSync(report)) {
        note(`${title} ran`, false, `jest ended with ${code} and no report`);
        return resolve();
      }
      const result = JSON.parse(readFileSync(report, 'utf8'));
      count.passed += result.numPassedTests;
      count.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
      count.skipped += result.numPendingTests + result.numTodoTests;
      if (code !== 0 && result.success) note(`${title} ended cleanly`, false, `jest ended with ${code}`);
      if (result.numTotalTests === 0) note(`${title} has tests`, false);
      resolve();
    });
  });
}

async function build(title, work) {
  try {
    await work();
    note(title, true);
    return true;
  } catch (error) {
    note(title, false, error.message);
    return false;
  }
}

const suites = {
  check: async () => check(note),
  unit: () => runJest('unit and API tests', ['-c', 'jest.config.mjs', '--maxWorkers=2']),
  stories: async () => {
    const { buildStorybook } = await import('./storybook-build.mjs');
    if (await build('Storybook builds', buildStorybook))
      await runJest('stories', ['-c', 'tooling/storybook/jest.stories.config.mjs', '--runInBand']);
  },
  journeys: async () => {
    if (await build('the suite builds', () => buildFrontEnd(console.log)))
      await runJest('journeys in the browser', ['-c', 'e2e/jest.config.mjs', '--runInBand']);
  },
};

if (only && !(only in suites)) {
  console.error(`There is no part ${only}: name ${Object.keys(suites).join(', ')}, or nothing for all of them.`);
  process.exit(1);
}
const missing = ensureChromium(findChromium, console.log);
if (missing) note('a browser is there', false, missing);
for (const [name, suite] of Object.entries(suites)) if (!only || only === name) await suite();

console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
