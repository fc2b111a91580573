import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const SOURCES = '{shell,mfe-*,shared-ui,shared-api,api,e2e,bench,tooling/*}/**/*.{ts,tsx,mjs}';
const SKIPPED = /(^|\/)(node_modules|dist|data|template)(\/|$)|\.d\.m?ts$/;
const ASSETS = ['.css', '.woff2', '.svg', '.png', '.webp', '.jpg', '.pdf', '.ttf', '.ejs', '.html'];

/** Package folder of a file, relative to the root; empty if the file is in no package. */
export const packageOf = (file) => /^(tooling\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';

/** All source files of the suite, relative to the root. */
export const sourceFiles = (root) =>
  [
    ...globSync(SOURCES, { cwd: root, exclude: (path) => SKIPPED.test(path) }),
    ...globSync('tooling/storybook/.storybook/*.{ts,tsx}', { cwd: root }),
  ]
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const STATEMENT = /(?:import|export)\s+(type\s+)?([^'"`;]*?)\sfrom\s*'([^']+)'/g;
const PATH = /['`]((?:\.{0,2}\/)?[\w@.-]+(?:\/[\w@.-]+)*\.(?:ts|tsx|mjs))['`]/g;
const OWN_EXPORT = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class|enum)\s+(\w+)/gm;

/** Original names of a statement's imports or re-exports; null for all names. */
function namesIn(clause) {
  if (clause.includes('*')) return null;
  const [, braced] = /\{([^}]*)\}/s.exec(clause) ?? [];
  const outside = clause
    .replace(/\{[^}]*\}/s, '')
    .replaceAll(',', ' ')
    .trim();
  const names = (braced ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0]);
  return outside === '' ? names : ['default', ...names];
}

/** Whether a file contains only re-exports. */
const isBarrel = (text) =>
  text
    .replace(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .replace(/export\s+[^'"`;]*?\sfrom\s*'[^']+';/g, '')
    .trim() === '';

/**
 * Reads which file of the suite imports which, as esbuild resolves it. A name imported through a barrel counts as an
 * import of the barrel and of the defining file. The barrel itself imports nothing, so a component affects only its
 * users. A file path in a string counts as an import, because child processes and workers start by path.
 * @param {string} root folder of the suite
 * @returns {Promise<Map<string, Set<string>>>} the imports of each file; paths relative to the root
 * @throws if a file of the suite cannot be parsed or resolved
 */
export async function readImportGraph(root) {
  const files = sourceFiles(root);
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    ignoreAnnotations: true,
    logLevel: 'silent',
    loader: Object.fromEntries(ASSETS.map((extension) => [extension, 'empty'])),
    plugins: [
      {
        name: 'packages of others stay outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
            kind === 'entry-point' || path.startsWith('@northlight/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  const resolved = new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      new Map(imports.filter(({ external }) => !external).map(({ path, original }) => [original ?? path, path])),
    ]),
  );
  const dynamic = new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      new Set(imports.filter(({ kind }) => kind !== 'import-statement').map(({ path }) => path)),
    ]),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const barrels = new Set(files.filter((file) => isBarrel(texts.get(file))));

  const statements = (file) =>
    [...(texts.get(file) ?? '').matchAll(STATEMENT)]
      .filter(([, isType]) => !isType)
      .map(([, , clause, from]) => ({ names: namesIn(clause), target: resolved.get(file)?.get(from) }))
      .filter(({ target }) => target !== undefined);

  /** The barrels between an import and the defining file, and that file; null if it cannot be found. */
  function wayTo(barrel, name) {
    for (const { names, target } of statements(barrel)) {
      const isOwn = [...(texts.get(target) ?? '').matchAll(OWN_EXPORT)].some(([, each]) => each === name);
      if (names ? !names.includes(name) : !isOwn && !barrels.has(target)) continue;
      const below = barrels.has(target) ? wayTo(target, name) : [target];
      if (below) return [barrel, ...below];
    }
    return null;
  }

  /** A barrel with all files that it re-exports. */
  const wholeOf = (barrel) => [
    barrel,
    ...[...resolved.get(barrel).values()].flatMap((target) => (barrels.has(target) ? wholeOf(target) : [target])),
  ];

  const throughBarrel = (file, barrel) => {
    const of = statements(file).filter(({ target }) => target === barrel);
    const isWhole = of.length === 0 || dynamic.get(file).has(barrel) || of.some(({ names }) => names === null);
    if (isWhole) return wholeOf(barrel);
    return of.flatMap(({ names }) => names.flatMap((name) => wayTo(barrel, name) ?? wholeOf(barrel)));
  };

  /**
   * Files whose path appears in a string, relative to the file's folder, its package or the root. Ignores this folder,
   * where paths are only examples.
   */
  const referenced = (file) =>
    (file.startsWith('tooling/test/') ? [] : [...texts.get(file).matchAll(PATH)])
      .flatMap(([, path]) =>
        [dirname(file), packageOf(file), '.'].map((from) => join(from, path).replaceAll('\\', '/')),
      )
      .filter((path) => path !== file && texts.has(path));

  return new Map(
    [...resolved].map(([file, imports]) => {
      if (barrels.has(file)) return [file, new Set()]; // users of the barrel import what it re-exports
      const direct = [...imports.values()].flatMap((target) =>
        barrels.has(target) ? throughBarrel(file, target) : [target],
      );
      return [file, new Set(texts.has(file) ? [...direct, ...referenced(file)] : direct)];
    }),
  );
}

/** All files that directly or indirectly import one of these, and these files. */
export function reaching(graph, changed) {
  const users = new Map();
  for (const [file, imports] of graph)
    for (const target of imports) users.set(target, [...(users.get(target) ?? []), file]);
  const found = new Set(changed);
  const queue = [...changed];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const user of users.get(file) ?? []) {
      if (found.has(user)) continue;
      found.add(user);
      queue.push(user);
    }
  }
  return found;
}
