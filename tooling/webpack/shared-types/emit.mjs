import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CONTRACT, ENTRIES } from './entries.mjs';
import { compile, root } from './tsc.mjs';

const asDeclaration = (file) => file.replace(/\.tsx?$/, '.js');

/** Makes a declaration's imports of the suite's packages and of `.ts` files resolve within the tree. */
function withinTree(text, file) {
  return text.replace(/(['"])(@northlight\/[\w/-]+|\.[^'"]*\.tsx?)\1/g, (_, quote, request) => {
    if (request.startsWith('.')) return quote + asDeclaration(request) + quote;
    const [, name, part = ''] = /^@northlight\/([\w-]+)\/?(.*)$/.exec(request);
    const to = relative(dirname(file), join(name, 'src', part === 'singletons' ? 'singletons.js' : `${part}/index.js`));
    return quote + (to.startsWith('.') ? to : `./${to}`).replaceAll('\\', '/') + quote;
  });
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Hash of the sources and of how they are emitted. */
function sourcesHash() {
  const sources = globSync(['shared-ui/src/**/*.{ts,tsx}', 'shared-api/src/**/*.ts'], { cwd: root }).sort();
  const own = globSync('*.mjs', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file));
  const files = [...sources.map((file) => join(root, file)), ...own.sort(), join(import.meta.dirname, '../shared.mjs')];
  return hashOf(files.map((file) => relative(root, file) + readFileSync(file, 'utf8')).join('\0'));
}

/** @throws {Error} with the compiler's output */
async function emit() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const dir = mkdtempSync(join(root, 'dist/shared-types-'));
  try {
    const compilerOptions = {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      outDir: dir,
      rootDir: root,
      types: [],
      // As files of the project; the compiler emits nothing for what it finds in node_modules.
      paths: {
        '@northlight/shared-api': [join(root, 'shared-api/src/index.ts')],
        '@northlight/shared-api/*': [join(root, 'shared-api/src/*/index.ts')],
      },
    };
    const files = [...ENTRIES.map(({ file }) => file), 'tooling/tsconfig/assets.d.ts'].map((file) => join(root, file));
    const extended = join(root, 'tooling/tsconfig/browser.json');
    const project = join(dir, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ extends: extended, compilerOptions, include: [], files }));
    const problems = await compile(project);
    if (problems) throw new Error(`The types of the shared modules could not be emitted:\n${problems}`);
    const emitted = readdirSync(dir, { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.d.ts') && file !== CONTRACT)
      .sort()
      .map((file) => [file, withinTree(readFileSync(join(dir, file), 'utf8'), file)]);
    return { hash: hashOf(JSON.stringify(emitted)), files: Object.fromEntries(emitted) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * The types of the modules that the shell provides, kept until a source changes. Left out are the API's types: they
 * describe the server, which all parts share.
 * @returns {Promise<{hash: string, files: Record<string, string>}>} declaration files by path, and a hash of them all
 * @throws {Error} with the compiler's output
 */
export async function emitTypes() {
  const kept = join(root, 'dist/shared-types.json');
  const sources = sourcesHash();
  if (existsSync(kept)) {
    const known = JSON.parse(readFileSync(kept, 'utf8'));
    if (known.sources === sources) return known.types;
  }
  const types = await emit();
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ sources, types }));
  renameSync(unfinished, kept);
  return types;
}
