import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hasPostgres } from '../../api/test/postgres-server.mjs';
import { findChromium } from '../../e2e/src/browser.ts';
import { again, failing, tally, total } from '../test/tally.mjs';
import { ensureChromium } from './browser.mjs';
import { buildFrontEnd } from './build-front-end.mjs';
import { check } from './check.mjs';
import { root } from './packages.mjs';

const jest = createRequire(join(root, 'tooling/jest/package.json')).resolve('jest/bin/jest');
const reports = mkdtempSync(join(tmpdir(), 'northlight-test-'));
const count = { passed: 0, failed: 0, skipped: 0 };
const only = process.argv[2];
/** Journeys that are the same wherever data is kept: what becomes of remotes, and commands of a terminal. */
const ANY_DATABASE = 'failing-remote|first-visit|local-work|new-remote|origins|releases';
/** More failing files than this are no accident. */
const SECOND_TRIES = 4;
const needed = [];
const leftOut = [];
let built;

const note = (title, passed, output = '') => {
  count[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? '✓' : '✗'} ${title}`);
  if (!passed) console.log(output.trim());
};

/** Runs jest once. Gives its report, or null when it left none, and the code it ended with. */
function jestOnce(title, args) {
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings', CI: 'true' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [jest, '--json', `--outputFile=${report}`, '--ci', ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) =>
      resolve({ code, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null }),
    );
  });
}

/**
 * Runs jest and adds what really ran; a run that leaves no report counts as a failure. A few files that failed are run
 * a second time by themselves, one after the other, since a browser on a busy machine fails now and then; which ones
 * is printed.
 */
async function runJest(title, args) {
  console.log(`\n— ${title}`);
  const began = Date.now();
  const { code, report } = await jestOnce(title, args);
  if (!report) return note(`${title} ran`, false, `jest ended with ${code} and no report`);
  let files = tally(report);
  const names = failing(files);
  if (names.length > 0 && names.length <= SECOND_TRIES) {
    console.log(`\n— ${title}, once more: ${names.map((name) => relative(root, name)).join(', ')}`);
    const alone = args.map((arg) => (arg.startsWith('--maxWorkers') ? '--runInBand' : arg));
    const second = await jestOnce(`${title} once more`, [...alone, '--runTestsByPath', ...names]);
    if (second.report) {
      files = again(files, tally(second.report));
      for (const name of names) if (files.get(name).failed === 0) needed.push(relative(root, name));
    }
  }
  const sum = total(files);
  for (const kind of Object.keys(count)) count[kind] += sum[kind];
  console.log(`${sum.passed} passed, ${sum.failed} failed in ${Math.round((Date.now() - began) / 1000)} s`);
  if (code !== 0 && report.success) note(`${title} ended cleanly`, false, `jest ended with ${code}`);
  if (sum.passed + sum.failed === 0) note(`${title} has tests`, false);
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

/** Builds the suite, unless an earlier part has. */
async function isBuilt() {
  built ??= build('the suite builds', () => buildFrontEnd(console.log));
  return await built;
}

const suites = {
  check: async () => check(note),
  unit: () => runJest('unit and API tests', ['-c', 'jest.config.mjs', '--maxWorkers=2']),
  postgres: () => runJest('API tests on PostgreSQL', ['-c', 'api/jest.postgres.config.mjs']),
  stories: async () => {
    const { buildStorybook } = await import('./storybook-build.mjs');
    if (await build('Storybook builds', buildStorybook))
      await runJest('stories', ['-c', 'tooling/storybook/jest.stories.config.mjs', '--runInBand']);
  },
  journeys: async () => {
    // One after the other: some of them hold the product to times of its own.
    if (await isBuilt()) await runJest('journeys in the browser', ['-c', 'e2e/jest.config.mjs', '--runInBand']);
  },
  'journeys-postgres': async () => {
    if (!(await hasPostgres())) return leftOut.push('journeys on PostgreSQL, since none answers here');
    const some = only ? [] : [`--testPathIgnorePatterns=${ANY_DATABASE}`];
    const args = ['-c', 'e2e/jest.postgres.config.mjs', '--maxWorkers=2', ...some];
    if (await isBuilt()) await runJest('journeys on PostgreSQL, Redis and S3', args);
  },
};

if (only && !(only in suites)) {
  console.error(`There is no part ${only}: name ${Object.keys(suites).join(', ')}, or nothing for all of them.`);
  process.exit(1);
}
const missing = ensureChromium(findChromium, console.log);
if (missing) note('a browser is there', false, missing);
for (const [name, suite] of Object.entries(suites)) if (!only || only === name) await suite();

for (const part of leftOut) console.log(`\nLeft out: ${part}.`);
if (needed.length > 0) console.log(`\nPassed at the second try only: ${needed.join(', ')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
