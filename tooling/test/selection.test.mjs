import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { explain } from './explain.mjs';
import { readImportGraph, sourceFiles } from './import-graph.mjs';
import { select } from './selection.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
let graph;
beforeAll(async () => {
  graph = await readImportGraph(root);
});
const selectionOf = (...changed) => select(root, changed, graph);

/** Tests that Jest's own import analysis finds for a change, in the file's package. */
function foundByJest(file) {
  const require = createRequire(import.meta.url);
  const args = [require.resolve('jest/bin/jest'), '--findRelatedTests', file, '--listTests', '--json'];
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  return JSON.parse(stdout.slice(stdout.indexOf('[')))
    .map((path) => path.slice(root.length))
    .filter((path) => !path.startsWith('tooling/storybook/'));
}

describe('a change reaches at least', () => {
  const everyTest = () =>
    sourceFiles(root).filter((file) => /\.test\./.test(file) && !/^(e2e|tooling\/storybook)\//.test(file));

  it('the tests, stories and journeys of the page that shows it, for a part of a remote', () => {
    const { everything, tests, stories, journeys, packages } = selectionOf(
      'mfe-settings/src/features/password/ChangePassword.tsx',
    );
    expect(everything).toBeNull();
    expect(tests).toEqual(expect.arrayContaining(['mfe-settings/src/features/password/ChangePassword.test.tsx']));
    expect(stories).toEqual(['mfe-settings/src/pages/SecuritySettingsPage.stories.tsx']);
    expect(journeys).toEqual({ all: null, files: [], tags: ['@mfe-settings'], withoutTag: '@loader' });
    expect(packages).toContain('mfe-settings');
    expect([...tests, ...stories].filter((file) => !file.startsWith('mfe-settings/'))).toEqual([
      'tooling/strings/strings.test.ts', // these three read every source
      'tooling/test/circles.test.mjs',
      'tooling/test/tokens.test.mjs',
    ]);
  });

  it('the journeys of a remote, for what it declares', () => {
    const page = 'mfe-questions/src/pages/QuestionsPage.tsx';
    for (const changed of [['mfe-questions/remote.ts'], ['mfe-questions/webpack.config.mjs', page]]) {
      expect(selectionOf(...changed).journeys).toMatchObject({ tags: ['@mfe-questions'], withoutTag: null });
    }
  });

  it('no page of a remote, for its remote.ts: how a remote loads does not depend on what its pages show', () => {
    for (const file of sourceFiles(root).filter((each) => /^mfe-[^/]+\/remote\.ts$/.test(each))) {
      expect([...graph.get(file)].filter((target) => target.startsWith('mfe-'))).toEqual([]);
    }
  });

  it('itself, for a test, and no journey', () => {
    const file = 'mfe-auth/src/pages/LoginPage.test.tsx';
    expect(selectionOf(file)).toMatchObject({
      tests: [file],
      stories: [],
      journeys: { all: null, files: [], tags: [] },
    });
  });

  it('itself, for a story and for a journey', () => {
    const story = 'shared-ui/src/actions/Button/Button.stories.tsx';
    expect(selectionOf(story)).toMatchObject({ tests: [], stories: [story] });
    const journey = 'e2e/test/settings.test.ts';
    expect(selectionOf(journey)).toMatchObject({ tests: [], stories: [], journeys: { all: null, files: [journey] } });
  });

  it('what uses a component of the design system, wherever it is, and nothing else', () => {
    const { tests, stories, journeys } = selectionOf('shared-ui/src/display/Avatar/Avatar.tsx');
    expect(stories).toEqual(
      expect.arrayContaining([
        'shared-ui/src/display/Avatar/Avatar.stories.tsx',
        'mfe-settings/src/pages/SettingsPage.stories.tsx',
        'mfe-investors/src/pages/DirectoryPage.stories.tsx',
      ]),
    );
    expect(tests).toContain('mfe-investors/src/pages/DirectoryPage.test.tsx');
    expect(tests).not.toContain('mfe-auth/src/pages/LoginPage.test.tsx');
    expect(journeys.all).toMatch(/^shell\/src\//); // the shell shows an avatar on every page
  });

  it('all that imports through it, for a barrel', () => {
    const { tests, stories } = selectionOf('shared-ui/src/index.ts');
    expect(tests).toEqual(
      expect.arrayContaining([
        'mfe-auth/src/pages/LoginPage.test.tsx',
        'mfe-investors/src/pages/DirectoryPage.test.tsx',
      ]),
    );
    expect(stories).toContain('mfe-settings/src/pages/SettingsPage.stories.tsx');
    expect(selectionOf('shared-api/src/rules/index.ts').tests).toContain('api/src/accounts/profile/profile.test.ts');
  });

  it('both sides, for a rule that both check', () => {
    const { tests, journeys } = selectionOf('shared-api/src/rules/money.ts');
    expect(tests).toEqual(
      expect.arrayContaining([
        'shared-api/src/rules/money.test.ts',
        'api/src/accounts/profile/profile.test.ts',
        'mfe-investors/src/pages/DirectoryPage.test.tsx',
      ]),
    );
    expect(journeys.all).not.toBeNull();
  });

  it('the tests of the server, the contract and all journeys, for a command of the server', () => {
    const { tests, journeys } = selectionOf('api/src/accounts/authentication/register.ts');
    expect(tests).toEqual(
      expect.arrayContaining([
        'api/src/accounts/authentication/registration.test.ts',
        'tooling/contract/contract.test.ts',
      ]),
    );
    expect(journeys.all).not.toBeNull();
  });

  it('who reads decks, for code that runs in a process of its own', () => {
    expect(selectionOf('api/src/decks/reading/child/ink.ts').tests).toEqual(
      expect.arrayContaining([
        'api/src/decks/reading/read-deck.test.ts',
        'api/src/evaluation/results/evaluations.test.ts',
      ]),
    );
  });

  it('the whole package and all that depends on it, for data that no import names', () => {
    const { tests, journeys } = selectionOf('api/src/demo/likelihoods.json');
    expect(tests).toEqual(expect.arrayContaining(everyTest().filter((file) => file.startsWith('api/'))));
    expect(journeys.all).not.toBeNull();
    const styles = selectionOf('shared-ui/src/styles/base.css');
    expect(styles.stories).toEqual(
      expect.arrayContaining(
        sourceFiles(root).filter((file) => /^(shared-ui|shell|mfe-[a-z]+)\/.*\.stories\.tsx$/.test(file)),
      ),
    );
  });

  it('the tests that read it, for a file of the documentation or of the deployment', () => {
    expect(selectionOf('docs/api-errors.md').tests).toContain('api/test/wire.test.ts');
    expect(selectionOf('deploy/nginx/northlight.conf').tests).toContain('api/test/deploy.test.ts');
  });

  it('the package and what depends on it, for a file that was deleted', () => {
    const { tests } = selectionOf('mfe-dashboard/src/features/inbox/Gone.tsx');
    expect(tests).toEqual(expect.arrayContaining(everyTest().filter((file) => file.startsWith('mfe-dashboard/'))));
  });

  it.each([
    'pnpm-lock.yaml',
    'tooling/webpack/base.mjs',
    'tooling/jest/browser.mjs',
    '.ci/run',
    'tooling/testing/src/render-page.tsx',
  ])('everything, for %s', (file) => {
    expect(selectionOf(file).everything).toBe(file);
  });

  it.each([
    'mfe-settings/src/features/password/ChangePassword.tsx',
    'shared-ui/src/actions/Button/Button.tsx',
    'shared-api/src/client/one-at-a-time.ts',
    'api/src/accounts/authentication/register.ts',
    'shell/src/remotes/load-entry.ts',
  ])('all that Jest finds by itself: %s', (file) => {
    const found = foundByJest(join(root, file));
    expect(found.length).toBeGreaterThan(0);
    expect(selectionOf(file).tests).toEqual(expect.arrayContaining(found));
  });
});

it('what runs and what is left out is said with its reason', () => {
  const changed = ['mfe-settings/src/features/password/ChangePassword.tsx'];
  const said = explain('main', changed, select(root, changed, graph));
  expect(said).toContain('those tagged @mfe-settings; the others open no page of these remotes');
  expect(said).toContain('no import leads from the others to the change');
});
