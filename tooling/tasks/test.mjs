import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { canStartPostgres, startPostgres } from '../../api/test/own-postgres.ts';
import { hasPostgres } from '../../api/test/postgres-server.mjs';
import * as browsers from '../../e2e/src/browser.ts';
import { compileChildren } from '../children/index.mjs';
import { readArguments } from '../test/arguments.mjs';
import { changedSince } from '../test/changes.mjs';
import { explain } from '../test/explain.mjs';
import { readImportGraph } from '../test/import-graph.mjs';
import { profile, stopwatch } from '../test/profile.mjs';
import { runBrowser } from '../test/run-browser.mjs';
import { runJest } from '../test/run-jest.mjs';
import { select } from '../test/selection.mjs';
import { total } from '../test/tally.mjs';
import { ensureChromium } from './browser.mjs';
import { buildFrontEnd } from './build-front-end.mjs';
import { check } from './check.mjs';
import { root } from './packages.mjs';

const reports = mkdtempSync(join(tmpdir(), 'northlight-test-'));
const count = { passed: 0, failed: 0, skipped: 0 };
const measured = [];
const flaky = [];
/** One more than the number of CPUs, because tests sometimes wait. */
const WORKERS = availableParallelism() + 1;
/** These also wait for the database. */
const POSTGRES_WORKERS = availableParallelism() + 2;
const leftOut = [];
let built;
let ownPostgres;

const note = (title, passed, output = '') => {
  count[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? '✓' : '✗'} ${title}`);
  if (!passed) console.log(output.trim());
};

/** Runs a test suite and counts its results. A suite that does not end cleanly counts as a failure. */
async function runSuite(name, run) {
  console.log(`\n— ${name}`);
  const stop = stopwatch();
  const { files, problem, flaky: second = [] } = await run(name.replaceAll(/\W+/g, '-'));
  const sum = total(files);
  for (const kind of Object.keys(count)) count[kind] += sum[kind];
  flaky.push(...second);
  measured.push({ name, files, ...stop() });
  console.log(`${sum.passed} passed, ${sum.failed} failed in ${Math.round(measured.at(-1).wall / 1000)} s`);
  if (problem) note(`${name} ended cleanly`, false, problem);
  if (sum.passed + sum.failed + sum.skipped === 0) note(`${name} has tests`, false);
}

const jest = (name, args) =>
  runSuite(name, (report) => runJest({ root, reports, name: report, args: [...args, ...passedOn.jest] }));
const browser = (name, config, { args = [], env = {} }) =>
  runSuite(name, (report) =>
    runBrowser({ root, reports, name: report, config, env, args: [...args, ...passedOn.browser] }),
  );

async function build(title, work) {
  const stop = stopwatch();
  try {
    await work();
    note(title, true);
    return true;
  } catch (error) {
    note(title, false, error.message);
    return false;
  } finally {
    measured.push({ name: title, files: [], ...stop() });
  }
}

/** Builds the front end, unless this run has built it already. */
async function isBuilt() {
  built ??= build('the suite builds', () => buildFrontEnd(console.log));
  return await built;
}

/** Whether there is a PostgreSQL: the one in TEST_POSTGRES_URL, one of this run's own, or one on this machine. */
async function isPostgresThere() {
  if (!process.env.TEST_POSTGRES_URL && canStartPostgres()) {
    try {
      ownPostgres = await startPostgres({ fsync: 'off', full_page_writes: 'off' });
      process.env.TEST_POSTGRES_URL = ownPostgres.url;
    } catch (error) {
      console.log(`The PostgreSQL from npm does not start here: ${error.message}`);
    }
  }
  return await hasPostgres();
}

const byPath = (files) => ['--runTestsByPath', ...files.map((file) => join(root, file))];
/** Arguments for Jest and Playwright Test; `main` sets them once. */
const passedOn = { jest: [], browser: [] };

/** The tests that use the database, from the Jest configuration. */
async function postgresTests() {
  const { default: configure } = await import('../../api/jest.postgres.config.mjs');
  const { testMatch } = await configure();
  return testMatch.map((file) => file.replace('<rootDir>', 'api'));
}

/** Runs each suite, limited to a selection if there is one. */
const suites = {
  check: {
    run: async (chosen) => {
      const stop = stopwatch();
      await check(note, chosen?.packages);
      measured.push({ name: 'types, lint and format', files: [], ...stop() });
    },
    isReached: () => true,
  },
  unit: {
    isReached: ({ tests }) => tests.length > 0,
    run: (chosen) =>
      jest('unit and API tests', [
        '-c',
        'jest.config.mjs',
        `--maxWorkers=${WORKERS}`,
        ...(chosen ? byPath(chosen.tests) : []),
      ]),
  },
  postgres: {
    isReached: async ({ tests }) => (await postgresTests()).some((file) => tests.includes(file)),
    run: async (chosen) => {
      if (!(await isPostgresThere())) return void leftOut.push('API tests on PostgreSQL, since none answers here');
      const files = chosen && (await postgresTests()).filter((file) => chosen.tests.includes(file));
      await jest('API tests on PostgreSQL', [
        '-c',
        'api/jest.postgres.config.mjs',
        `--maxWorkers=${POSTGRES_WORKERS}`,
        ...(files ? byPath(files) : []),
      ]);
    },
  },
  stories: {
    isReached: ({ stories }) => stories.length > 0,
    run: async (chosen) => {
      const { buildTestCatalogue } = await import('./storybook-build.mjs');
      let catalogue;
      const work = () => {
        catalogue = buildTestCatalogue(chosen?.stories);
      };
      if (!(await build('Storybook builds', work))) return;
      const env = { CATALOGUE: catalogue, ...(chosen && { STORIES: chosen.stories.join(',') }) };
      await browser('stories', 'tooling/storybook/playwright.config.ts', { env });
    },
  },
  journeys: {
    isReached: ({ journeys }) => Boolean(journeys.all) || journeys.files.length + journeys.tags.length > 0,
    run: async (chosen) => {
      const { all, files, tags, withoutTag } = chosen?.journeys ?? { all: 'everything' };
      const args = ['--project=sqlite'];
      if (!all) {
        args.push('--grep', [...files.map((file) => file.replace('e2e/', '')), ...tags].join('|'));
        if (withoutTag) args.push('--grep-invert', withoutTag);
        leftOut.push('journeys on PostgreSQL, since nothing in the server is reached');
      } else if (await isPostgresThere()) args.push('--project=postgres');
      else leftOut.push('journeys on PostgreSQL, since none answers here');
      if (await isBuilt()) await browser('journeys in the browser', 'e2e/playwright.config.ts', { args });
    },
  },
};

// On Linux, memory in huge pages: tests and servers that move decks and pictures around take a twelfth less time.
process.env.GLIBC_TUNABLES ??= 'glibc.malloc.hugetlb=1';

async function main() {
  const { names, base, isProfiled, repeat, shard } = readArguments(process.argv.slice(2), Object.keys(suites));
  const began = performance.now();
  const sharded = shard ? [`--shard=${shard}`] : [];
  passedOn.jest = sharded;
  passedOn.browser = [...sharded, ...(repeat > 1 ? [`--repeat-each=${repeat}`] : [])];
  let chosen;
  if (base) {
    const changed = changedSince(root, base);
    const selection = select(root, changed, await readImportGraph(root));
    console.log(explain(base, changed, selection));
    if (changed.length === 0) return;
    chosen = selection.everything ? undefined : selection;
  }
  const missing = ensureChromium(browsers, console.log);
  if (missing) note('a browser is there', false, missing);
  await build("the server's child processes compile", () => compileChildren());
  for (const name of names) if (!chosen || (await suites[name].isReached(chosen))) await suites[name].run(chosen);

  if (isProfiled) {
    const report = profile(measured, root);
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, 'dist/test-profile.md'), report);
    console.log(report);
  }
  for (const part of leftOut) console.log(`\nLeft out: ${part}.`);
  if (flaky.length > 0) console.log(`\n${flaky.length} passed at the second try only:\n${flaky.join('\n')}`);
  const failed = measured.flatMap(({ files }) => files.filter((file) => file.failed > 0));
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ file }) => relative(root, file)).join(', ')}`);
  console.log(`\nAll of it took ${Math.round((performance.now() - began) / 1000)} s.`);
  console.log(
    `\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`,
  );
  process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
}

await main()
  .catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => ownPostgres?.stop());
