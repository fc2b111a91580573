import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const SOURCES = '{shell,mfe-*,shared-ui,shared-api,api,e2e,bench,tooling/*}/**/*.{ts,tsx,mjs}';
const SKIPPED = /(^|\/)(node_modules|dist|data|template)(\/|$)|\.d\.m?ts$/;
const ASSETS = ['.css', '.woff2', '.svg', '.png', '.webp', '.jpg', '.pdf', '.ttf', '.ejs', '.html'];

/** Folder of the package that a file belongs to, from the root; empty for a file of none. */
export const packageOf = (file) => /^(tooling\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';

/** Every source file of the suite, from the root. */
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

/** Names that a statement imports or exports again, as they are called where they come from; null for all of them. */
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

/** A file that does nothing but export again what others define. */
const isBarrel = (text) =>
  text
    .replace(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .replace(/export\s+[^'"`;]*?\sfrom\s*'[^']+';/g, '')
    .trim() === '';

/**
 * Reads which file of the suite imports which, as esbuild resolves it. A name that is imported through a barrel counts
 * as an import of that barrel and of the file that defines it. The barrel itself imports nothing, so that a component
 * reaches only what uses it. A file whose path stands in a text counts as imported: child processes and workers are
 * started so.
 * @param {string} root folder of the suite
 * @returns {Promise<Map<string, Set<string>>>} for each file, from the root, what it imports
 * @throws when a file of the suite cannot be parsed or resolved
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
    loader: Object.fromEntries(ASSETS.map((extension) => [extension, 'text'])),
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

  /** The barrels that a name comes through and the file that defines it; null when that cannot be told. */
  function wayTo(barrel, name) {
    for (const { names, target } of statements(barrel)) {
      const isOwn = [...(texts.get(target) ?? '').matchAll(OWN_EXPORT)].some(([, each]) => each === name);
      if (names ? !names.includes(name) : !isOwn && !barrels.has(target)) continue;
      const below = barrels.has(target) ? wayTo(target, name) : [target];
      if (below) return [barrel, ...below];
    }
    return null;
  }

  /** A barrel with all that it exports again. */
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

  /** Files that a text names as a path from its own folder, its package or the root; here paths are only examples. */
  const referenced = (file) =>
    (file.startsWith('tooling/test/') ? [] : [...texts.get(file).matchAll(PATH)])
      .flatMap(([, path]) =>
        [dirname(file), packageOf(file), '.'].map((from) => join(from, path).replaceAll('\\', '/')),
      )
      .filter((path) => path !== file && texts.has(path));

  return new Map(
    [...resolved].map(([file, imports]) => {
      if (barrels.has(file)) return [file, new Set()]; // what it exports again, its users import
      const direct = [...imports.values()].flatMap((target) =>
        barrels.has(target) ? throughBarrel(file, target) : [target],
      );
      return [file, new Set(texts.has(file) ? [...direct, ...referenced(file)] : direct)];
    }),
  );
}

/** All files from which one of these is reached, these included. */
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
