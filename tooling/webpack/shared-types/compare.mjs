import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { CONTRACT, ENTRIES } from './entries.mjs';
import { compile, root } from './tsc.mjs';

const asScript = (file) => file.replace(/(?:\.d)?\.tsx?$/, '.js');

/** Files of the same tree that a declaration imports. */
const importsOf = (file, text) =>
  [...text.matchAll(/['"](\.[^'"]*)\.js['"]/g)].map(([, to]) => `${posix.join(posix.dirname(file), to)}.d.ts`);

/**
 * Files that are equal in both trees, with everything that they import. Both sides take them from one tree, so that a
 * type that did not change is one type and not two that look alike.
 */
function unchanged(built, provided) {
  const same = new Set(Object.keys(provided).filter((file) => built[file] === provided[file]));
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const file of same)
      if (importsOf(file, provided[file]).some((to) => to !== CONTRACT && !same.has(to))) same.delete(file);
  }
  return same;
}

function write(dir, file, text) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

function writeTrees(dir, built, provided) {
  const contract = join(root, 'shared-api/src/contract.generated.ts');
  const same = unchanged(built, provided);
  for (const [tree, files] of Object.entries({ built, provided })) {
    for (const [file, text] of Object.entries(files)) {
      const isOnce = tree === 'provided' && same.has(file);
      const there = posix.relative(posix.dirname(`provided/${file}`), `built/${asScript(file)}`);
      write(join(dir, tree), file, isOnce ? `export * from '${there}';\n` : text);
    }
    write(join(dir, tree), CONTRACT, `export * from '${relative(join(dir, tree, dirname(CONTRACT)), contract)}';\n`);
  }
}

/** One line for each name, so that an error's line tells the name. */
function writeCheck(dir, names) {
  const imports = [];
  const checks = [];
  const checked = [];
  for (const [at, { name, file }] of ENTRIES.entries()) {
    if (!names[name]?.length) continue;
    for (const tree of ['built', 'provided'])
      imports.push(`import * as ${tree}${at} from './${tree}/${asScript(file)}';`);
    for (const one of names[name]) {
      const key = JSON.stringify(one);
      checks.push(`export const check${checks.length}: (typeof built${at})[${key}] = provided${at}[${key}];`);
      checked.push({ module: name, name: one });
    }
  }
  write(dir, 'check.ts', [...imports, ...checks, ''].join('\n'));
  return { checked, first: imports.length + 1 };
}

/** The last line of an error says what differs; the lines before it say where. */
const reasonOf = (lines) =>
  lines
    .at(-1)
    .trim()
    .replace(/import\("[^"]*"\)\.|\.$/g, '');

/**
 * Compares the types of shared modules that a remote was built with to those that a shell provides: what the shell
 * provides must be usable wherever the remote uses it.
 * @param {Record<string, string>} built declaration files that the remote was built with, from `emitTypes`
 * @param {Record<string, string>} provided declaration files of the shell
 * @param {Record<string, string[]>} names the names that the remote imports, by shared module; both sides have them
 * @returns {Promise<{module: string, name: string, reason: string}[]>} what does not fit; empty if all does
 */
export async function typeProblems(built, provided, names) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const dir = mkdtempSync(join(root, 'dist/fitting-types-'));
  try {
    writeTrees(dir, built, provided);
    const { checked, first } = writeCheck(dir, names);
    const packages = ['shared-ui', 'shared-api', 'shell'].flatMap((name) =>
      ['*', '@types/*'].map((pattern) => relative(dir, join(root, name, 'node_modules', pattern))),
    );
    const compilerOptions = {
      incremental: false,
      tsBuildInfoFile: null,
      types: [],
      paths: { '*': packages.map((path) => (path.startsWith('.') ? path : `./${path}`)) },
    };
    const extended = join(root, 'tooling/tsconfig/browser.json');
    write(dir, 'tsconfig.json', JSON.stringify({ extends: extended, compilerOptions, files: ['check.ts'] }));
    const problems = [];
    for (const line of (await compile(join(dir, 'tsconfig.json'))).split('\n').filter(Boolean)) {
      const [, at] = /check\.ts\((\d+),\d+\): error /.exec(line) ?? [];
      const what = checked[Number(at) - first];
      if (what) problems.push({ ...what, lines: [line.replace(/^.*?error TS\d+: /, '')] });
      else if (/^\s/.test(line) && problems.length > 0) problems.at(-1).lines.push(line);
      else throw new Error(`The types of the shared modules could not be compared: ${line}`);
    }
    return problems.map(({ lines, ...problem }) => ({ ...problem, reason: reasonOf(lines) }));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
