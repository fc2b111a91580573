import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { emitTypes } from '../webpack/shared-types/index.mjs';

const root = join(import.meta.dirname, '../..');
const target = join(import.meta.dirname, 'dist/package');

/** What the SDK contains of the repository, at the same paths below `suite`. */
const CONTENTS = [
  'tooling/webpack/**/*.{mjs,json,mts}',
  'tooling/jest/{asset,browser,setup-browser,swc}.mjs',
  'tooling/testing/src/**/*',
  'tooling/tsconfig/*',
  'tooling/new-remote/{names,new-remote}.mjs',
  'tooling/new-remote/template/remote.ts.tmpl',
  'tooling/new-remote/template/src/**/*.tmpl',
  'shared-api/src/**/*',
  'shared-ui/src/**/*',
  'shell/src/*-facade.ts',
];
const PACKAGES = ['shared-api', 'shared-ui', 'tooling/testing'];
const OWN = [
  'bin',
  'begin.mjs',
  'build.mjs',
  'built.mjs',
  'emulator.mjs',
  'modules.mjs',
  'preview.mjs',
  'product.mjs',
  'publish.mjs',
  'test.mjs',
  'typescript-hooks.mjs',
];

/** Tests, stories and what only the suite's development server needs. */
const EXCLUDED =
  /(^|\/)node_modules\/|\.test(-d)?\.|\.fixture\.|\.stories\.tsx|jest\.config\.mjs$|webpack\/(package\.json|serve\.mjs|refresh\.mjs)$|arbitrary-decks/;
const isKept = (file) => !EXCLUDED.test(file) || /\.test\.tsx\.tmpl$/.test(file);

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const writeJson = (file, content) => {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), `${JSON.stringify(content, null, 2)}\n`);
};

const workspace = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
const versioned = (packages, prefix) =>
  Object.fromEntries(Object.keys(packages).map((name) => [name, prefix + workspace.catalog[name]]));

/** The package as it is published: versions instead of references to the catalogue. */
export function manifest() {
  const {
    private: _,
    devDependencies: _dev,
    dependencies,
    peerDependencies,
    ...own
  } = readJson('tooling/remote-sdk/package.json');
  return {
    ...own,
    files: [...OWN, 'emulator', 'suite', 'tsconfig.json'],
    dependencies: versioned(dependencies, ''),
    peerDependencies: versioned(peerDependencies, '^'),
  };
}

/** Source files of the suite's modules, relative to the presets of TypeScript. */
const paths = () =>
  Object.fromEntries(
    PACKAGES.flatMap((folder) => {
      const { name, exports } = readJson(`${folder}/package.json`);
      return Object.entries(exports).map(([part, file]) => [name + part.slice(1), [join('../..', folder, file)]]);
    }),
  );

/** Files of the repository that the SDK contains, from the root. */
export const suiteFiles = () =>
  globSync(CONTENTS, { cwd: root, exclude: ['**/node_modules'] }).filter((file) => isKept(file) && /\.\w+$/.test(file));

function copySuite() {
  for (const file of suiteFiles()) cpSync(join(root, file), join(target, 'suite', file), { recursive: true });
  for (const folder of PACKAGES) {
    const { name, version, type, exports, sideEffects } = readJson(`${folder}/package.json`);
    writeJson(`suite/${folder}/package.json`, { name, version, type, exports, sideEffects });
  }
  const base = readJson('tooling/tsconfig/base.json');
  writeJson('suite/tooling/tsconfig/base.json', {
    ...base,
    compilerOptions: { ...base.compilerOptions, paths: paths() },
  });
  const { overrides, allowBuilds } = workspace;
  writeFileSync(join(target, 'suite/pnpm-workspace.yaml'), stringify({ overrides, allowBuilds }));
}

/** Adds the built shell for previews. */
function copyShell() {
  const built = join(root, 'shell/dist');
  if (!existsSync(join(built, 'shell.json'))) throw new Error('Build the shell first: npm run build.');
  const filter = (file) => !/\.map$|index\.html$|types\.json$/.test(file);
  cpSync(built, join(target, 'emulator'), { recursive: true, filter });
}

/** Adds the types that builds are compared by, as the suite's own builds have them. No remote's build has to emit them. */
async function addTypes() {
  const copy = await import(join(target, 'suite/tooling/webpack/shared-types/index.mjs'));
  await copy.emitTypes();
  const { sources } = JSON.parse(readFileSync(join(target, 'suite/dist/shared-types.json'), 'utf8'));
  writeJson('suite/dist/shared-types.json', { sources, types: await emitTypes() });
}

/**
 * Packs the SDK.
 * @param {string} destination folder for the file
 * @returns {Promise<string>} its path
 */
export async function pack(destination) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of OWN) cpSync(join(import.meta.dirname, file), join(target, file), { recursive: true });
  copySuite();
  copyShell();
  writeJson('package.json', manifest());
  writeJson('tsconfig.json', {
    extends: './suite/tooling/tsconfig/browser.json',
    files: ['./suite/tooling/tsconfig/assets.d.ts'],
  });
  await addTypes();
  mkdirSync(destination, { recursive: true });
  execFileSync('pnpm', ['pack', '--pack-destination', destination], {
    cwd: target,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { version } = manifest();
  return join(destination, `northlight-remote-sdk-${version}.tgz`);
}
