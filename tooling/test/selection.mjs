import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf, reaching, sourceFiles } from './import-graph.mjs';

/** Tools and configuration that every build, start or check uses. A change here selects everything. */
const EVERYTHING = [
  /^[^/]+\.(json|yaml|mjs)$/,
  /^\.ci\//,
  /^tooling\/(bootstrap|jest|lint|release|tasks|test|testing|tsconfig|webpack)\//,
];
const TEST = /\.test\.(ts|tsx|mjs)$/;
/** Tests that read all sources themselves, without imports. */
const READS_ALL = /^tooling\/(test\/(circles|tokens)|strings\/strings)\.test\./;
const SOURCE = /\.(ts|tsx|mjs)$/;
const STORY = /\.stories\.tsx$/;
const JOURNEY = /^e2e\/test\/[^/]+\.test\.ts$/;
/** Tests that need the built Storybook; they run with the stories. */
const CATALOGUE_TEST = /^tooling\/storybook\//;
const CATALOGUE = /^tooling\/storybook\/(\.storybook|test)\//;
/** Page code of remotes. A remote's `remote.ts`, which loads first, imports none of it. */
const PAGES = /^mfe-[^/]+\/src\//;
/** Code that every journey starts. */
const STARTED = /^(api\/src\/(cli\/serve|server\/main)\.ts|shell\/src\/)/;

/** Maps each package folder to itself and its direct and indirect dependents. */
export function dependents(root) {
  const manifests = globSync('{*,tooling/*}/package.json', { cwd: root, exclude: (path) => path === 'node_modules' });
  const packages = manifests.map((file) => {
    const { name, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return {
      dir: file.replace('/package.json', ''),
      name,
      needs: Object.keys({ ...dependencies, ...devDependencies }),
    };
  });
  const close = (found) => {
    const names = packages.filter(({ dir }) => found.has(dir)).map(({ name }) => name);
    const more = packages.filter(({ dir, needs }) => !found.has(dir) && needs.some((each) => names.includes(each)));
    return more.length === 0 ? found : close(new Set([...found, ...more.map(({ dir }) => dir)]));
  };
  return new Map(packages.map(({ dir }) => [dir, close(new Set([dir]))]));
}

/** Sources that mention a file's name, or its top-level folder, and may therefore read it as data. */
function readers(root, file, sources) {
  const [top] = file.split('/');
  const names = file.includes('/') ? [`${top}/`, `'${top}'`] : [file];
  return sources.filter((source) => {
    const text = readFileSync(join(root, source), 'utf8');
    return names.some((name) => text.includes(name));
  });
}

/**
 * Selects the tests that a change can affect. A changed file that cannot be followed through imports selects its whole
 * package and all dependents, or everything. A test is skipped only if nothing leads to it.
 * @param {string} root folder of the suite
 * @param {string[]} changed paths relative to the root
 * @param {Map<string, Set<string>>} graph from readImportGraph
 * @returns {{everything: string|null, packages: string[], tests: string[], stories: string[], journeys: {all:
 *   string|null, files: string[], tags: string[], withoutTag: string|null}}} `everything` and `journeys.all` name the
 *   file that selects all of them; `withoutTag` is a tag whose journeys are skipped
 */
export function select(root, changed, graph) {
  const sources = sourceFiles(root);
  const ways = dependents(root);
  const all = changed.find((file) => EVERYTHING.some((pattern) => pattern.test(file)) && !TEST.test(file));
  const followed = changed.filter((file) => graph.has(file));
  // Styles and data may also be copied or read without an import.
  const lost = changed.filter((file) => !graph.has(file) || !SOURCE.test(file));
  const inPackages = lost.filter((file) => ways.has(packageOf(file)));
  const data = lost.filter((file) => !ways.has(packageOf(file)));

  const whole = new Set(inPackages.flatMap((file) => [...ways.get(packageOf(file))]));
  const reached = reaching(graph, [
    ...followed,
    ...sources.filter((file) => whole.has(packageOf(file))),
    ...data.flatMap((file) => readers(root, file, sources)),
  ]);
  const isShipped = followed.some((file) => !TEST.test(file) && !STORY.test(file));
  const conventions = isShipped ? sources.filter((file) => READS_ALL.test(file)) : [];
  const list = [...new Set([...reached, ...conventions])].filter((file) => existsSync(join(root, file))).sort();
  const catalogue = changed.find((file) => CATALOGUE.test(file));
  const remotes = new Set(
    list
      .filter((file) => /^mfe-[^/]+\/(remote\.ts|src\/)/.test(file) && !TEST.test(file) && !STORY.test(file))
      .map(packageOf),
  );
  const started = list.find((file) => STARTED.test(file) && !TEST.test(file) && !STORY.test(file));
  return {
    everything: all ?? null,
    packages: [...new Set(changed.flatMap((file) => [...(ways.get(packageOf(file)) ?? [])]))].sort(),
    tests: list.filter((file) => TEST.test(file) && !JOURNEY.test(file) && !CATALOGUE_TEST.test(file)),
    stories: catalogue ? sources.filter((file) => STORY.test(file)) : list.filter((file) => STORY.test(file)),
    journeys: {
      all: all ?? started ?? null,
      files: list.filter((file) => JOURNEY.test(file)),
      tags: [...remotes].sort().map((name) => `@${name}`),
      // A remote's loading does not depend on the content of its pages.
      withoutTag: changed.every((file) => PAGES.test(file)) ? '@loader' : null,
    },
  };
}
