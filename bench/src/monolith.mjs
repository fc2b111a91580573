import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { base } from '@northlight/webpack/base';
import { buildOnce } from '@northlight/webpack/serve';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { compress } from '../../tooling/release/compress.mjs';
import { InlineStylesPlugin } from '../../tooling/webpack/inline-styles-plugin.mjs';
import { hashFiles, IntegrityPlugin } from '../../tooling/webpack/integrity-plugin.mjs';
import { pageFile } from '../../tooling/webpack/page-file.mjs';

const chunkOf = (name, page) => `${name}-${page}`;
const pagesOf = ({ routes }) => [...new Set(routes.map(({ page }) => page))];

/** Replaces the loader of remotes' entries: every page of every remote becomes a lazy chunk of one build. */
function pagesModule(root, declarations) {
  const entries = declarations.flatMap((declaration) =>
    pagesOf(declaration).map((page) => {
      const file = JSON.stringify(join(root, declaration.name, pageFile(join(root, declaration.name), page)));
      const chunk = chunkOf(declaration.name, page);
      return `'${declaration.name}/${page}': () => import(/* webpackChunkName: "${chunk}" */ ${file}),`;
    }),
  );
  return `const pages = { ${entries.join('\n')} };
const get = async (module) => () => module;
export const loadEntry = async ({ remote }) => ({
  init() {},
  get: async (page) => get(await pages[page.replace('.', remote)]()),
});`;
}

/** Builds the same sources with the same settings in one build, without the parts only federation needs. */
function configOf(root, declarations, work) {
  const shell = join(root, 'shell');
  const config = base(shell, 'production', 'shell');
  const pages = join(work, 'pages.js');
  const nothing = join(work, 'nothing.js');
  const provided = join(work, 'provided.js');
  writeFileSync(pages, pagesModule(root, declarations));
  writeFileSync(nothing, '');
  writeFileSync(provided, 'export const provided = () => ({});');
  return {
    ...config,
    cache: false,
    devtool: false,
    entry: { main: './src/main.tsx' },
    resolve: {
      ...config.resolve,
      alias: {
        [join(shell, 'src/remotes/load-entry.ts')]: pages,
        '@module-federation/runtime/core$': nothing,
        [join(shell, 'src/remotes/provided.ts')]: provided,
      },
    },
    output: {
      path: join(work, 'site'),
      publicPath: '/',
      filename: 'shell/[name].[contenthash:8].js',
      chunkFilename: 'remotes/monolith/[name].[contenthash:8].js', // the registry expects entries here
      cssFilename: 'shell/[name].[contenthash:8].css',
      assetModuleFilename: 'shell/[name].[contenthash:8][ext]',
    },
    plugins: [
      new HtmlWebpackPlugin({ template: 'index.ejs', scriptLoading: 'defer', minify: false }),
      new InlineStylesPlugin(),
      new IntegrityPlugin(),
    ],
  };
}

/** What the server reads of the shell. */
function shellOf(stats, site, routes, files) {
  const scripts = (chunk) => scriptsOf(stats, chunk).map((file) => `/${file}`);
  return {
    name: 'shell',
    version: '0.1.0',
    release: 'monolith',
    page: readFileSync(join(site, 'index.html'), 'utf8'),
    routes,
    preload: { '/': scripts('landing') },
    loader: scripts('loader'),
    shared: {},
    provides: {},
    files,
    others: [],
  };
}

/** Scripts of a chunk, without those that the page loads at startup. */
function scriptsOf(stats, chunk) {
  const start = new Set(stats.entrypoints.main.assets.map(({ name }) => name));
  const assets = stats.namedChunkGroups[chunk]?.assets ?? [];
  return assets.map(({ name }) => name).filter((name) => name.endsWith('.js') && !start.has(name));
}

/** Hashes of all scripts and style sheets, by URL. */
function hashesIn(site) {
  const names = globSync('**/*.{js,css}', { cwd: site });
  const assets = Object.fromEntries(
    names.map((name) => [`/${name}`, { buffer: () => readFileSync(join(site, name)) }]),
  );
  return hashFiles(assets);
}

/** A registry entry. `paths` are the pages that the benchmark opens. */
function registered(stats, declaration, paths, files) {
  const { page } = declaration.routes.find(({ path }) => paths.includes(path)) ?? declaration.routes[0];
  const [entry, ...others] = scriptsOf(stats, chunkOf(declaration.name, page)).map((file) => `/${file}`);
  return {
    ...declaration,
    release: 'monolith',
    releasedAt: new Date(0).toISOString(),
    entry,
    integrity: files[entry],
    entrySize: 0,
    preload: { [page]: others },
    files,
    history: [],
  };
}

/**
 * Builds shell and remotes as one application, laid out as the server expects it. Routes and preload links are the
 * same, so federation is the only difference.
 * @param {{root: string, remotes: string[], work: string, paths: string[]}} what `paths` are the pages to be opened
 * @returns {Promise<string>} folder of the site
 */
export async function buildMonolith({ root, remotes, work, paths }) {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const declarations = await Promise.all(
    remotes.map(async (name) => (await import(pathToFileURL(join(root, name, 'remote.ts')).href)).default),
  );
  const built = await buildOnce(configOf(root, declarations, work));
  const stats = built.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true });
  const site = join(work, 'site');
  const files = hashesIn(site);
  const { routes } = await import(pathToFileURL(join(root, 'shell/shell.ts')).href);
  writeFileSync(join(site, 'shell.json'), JSON.stringify(shellOf(stats, site, routes, files)));
  writeFileSync(
    join(site, 'remotes.json'),
    JSON.stringify({ remotes: declarations.map((declaration) => registered(stats, declaration, paths, files)) }),
  );
  compress(join(site, 'shell'));
  compress(join(site, 'remotes'));
  return site;
}
