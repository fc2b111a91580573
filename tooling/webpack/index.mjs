import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { EXTENSION_POINTS } from '@northlight/shared-api/remote';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { base, readPackage } from './base.mjs';
import { BudgetPlugin, remoteParts, shellParts } from './budget-plugin.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { DuplicatesPlugin } from './duplicates-plugin.mjs';
import { FacadesPlugin } from './facades-plugin.mjs';
import { InlineStylesPlugin } from './inline-styles-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { extensionFile, pageFile } from './page-file.mjs';
import { RemoteJsonPlugin } from './remote-json-plugin.mjs';
import { RetryPlugin } from './retry-plugin.mjs';
import { SameAnywherePlugin } from './same-anywhere-plugin.mjs';
import { consumed, versionsIn } from './shared.mjs';
import { ShellJsonPlugin } from './shell-json-plugin.mjs';

const federation = (experiments) => ({
  dts: false,
  manifest: false,
  shareStrategy: 'loaded-first',
  experiments: { ...experiments, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
});

/** Only production builds have integrity hashes. */
const integrity = (mode) => (mode === 'production' ? [new IntegrityPlugin()] : []);

/** Only releases have to be the same from every folder. */
const sameAnywhere = (mode) => (mode === 'production' ? [new SameAnywherePlugin()] : []);

/** In development, style sheets stay separate so that they can be replaced on save. */
const inlineStyles = (mode) => (mode === 'production' ? [new InlineStylesPlugin()] : []);

/**
 * Loads each page in one chunk and splits off only large shared code, because browsers request six files at a time. An
 * extension has its own copy of what it shares with pages; otherwise these would load in more pieces for its sake.
 */
const fewPieces = {
  chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('extension-'),
  maxAsyncRequests: 1,
  enforceSizeThreshold: 50_000,
};

/** Loads the form libraries in one chunk, because a page that needs one needs all. */
const forms = {
  name: 'forms',
  chunks: 'async',
  enforce: true,
  test: /[\\/](?:shared-ui[\\/]src[\\/]form|node_modules[\\/](?:formik|yup|property-expr|tiny-case|toposort|lodash|lodash-es|deepmerge|react-fast-compare|hoist-non-react-statics|react-is|tiny-warning|tslib))[\\/]/,
};

/** What the first page waits for comes in one file each, though others contain some of it, too. */
const mayBeSplit = (chunk) => !chunk.canBeInitial() && !['loader', 'landing'].includes(chunk.name);

/** Production builds must keep their budgets and contain no duplicates. */
const weighed = (dir, mode, parts) =>
  mode === 'production'
    ? [new BudgetPlugin(join(dir, 'node_modules/.cache/sizes.json'), parts), new DuplicatesPlugin(dir)]
    : [];

/** Global name of a remote's federation container. */
export const containerName = (name) => name.replaceAll('-', '_');

/** Checks that an extension is there, of a known point, and takes the props of that point; `tsc` checks the props. */
function checkExtension(dir, { name, routes }, { point, component }) {
  const subject = `${name} declares ${component} for ${point}, but`;
  if (!Object.hasOwn(EXTENSION_POINTS, point))
    throw new Error(`${subject} there is no such extension point (shared-api/src/remote.ts).`);
  if (routes.some(({ page }) => page === component)) throw new Error(`${subject} ${name} has a page of that name.`);
  const file = extensionFile(dir, component);
  if (!file) throw new Error(`${subject} src/extensions/${component}.tsx does not exist.`);
  if (!readFileSync(join(dir, file), 'utf8').includes(`ExtensionProps<'${point}'>`))
    throw new Error(`${subject} ${file} does not take ExtensionProps<'${point}'>.`);
}

function checkDeclaration(dir, declaration) {
  const { name, version } = readPackage(dir);
  if (name !== `@northlight/${declaration.name}`)
    throw new Error(`${dir}/remote.ts is named ${declaration.name}, its package ${name}.`);
  if (version !== declaration.version)
    throw new Error(`${dir}/remote.ts is version ${declaration.version}, its package ${version}.`);
  for (const { page, path, access, render } of declaration.routes) {
    if (render === 'server' && access !== 'everyone')
      throw new Error(`${declaration.name} has ${path} rendered by the server, but it is not for everyone.`);
    if (!pageFile(dir, page))
      throw new Error(`${declaration.name} declares ${page} for ${path}, but src/pages/${page}.tsx does not exist.`);
  }
  for (const extension of declaration.extensions ?? []) checkExtension(dir, declaration, extension);
}

/** File of each page that the server renders. */
const renderedPages = (dir, { routes }) =>
  Object.fromEntries(routes.filter(({ render }) => render === 'server').map(({ page }) => [page, pageFile(dir, page)]));

/** Build of a remote. It exposes what its `remote.ts` declares. @param {string} dir its folder */
export const remote =
  (dir) =>
  async (_env, { mode = 'production' } = {}) => {
    const { default: declaration } = await import(pathToFileURL(join(dir, 'remote.ts')).href);
    checkDeclaration(dir, declaration);
    const pages = [...new Set(declaration.routes.map(({ page }) => page))];
    const extensions = (declaration.extensions ?? []).map(({ component }) => component);
    const config = base(dir, mode, declaration.name);
    return {
      ...config,
      entry: {},
      optimization: { ...config.optimization, splitChunks: fewPieces },
      output: {
        path: join(dir, 'dist'),
        clean: true,
        publicPath: 'auto',
        uniqueName: declaration.name,
        crossOriginLoading: 'anonymous', // browsers check a hash on another origin only with CORS
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        chunkLoadTimeout: 15_000,
      },
      plugins: [
        new ModuleFederationPlugin({
          ...federation({ externalRuntime: true }),
          name: containerName(declaration.name),
          filename: 'remoteEntry.js',
          exposes: Object.fromEntries([
            ...pages.map((page) => [`./${page}`, { import: pageFile(dir, page), name: `page-${page}` }]),
            ...extensions.map((name) => [`./${name}`, { import: extensionFile(dir, name), name: `extension-${name}` }]),
          ]),
          shared: consumed(),
        }),
        new FacadesPlugin(),
        ...integrity(mode),
        ...sameAnywhere(mode),
        new RetryPlugin(),
        new RemoteJsonPlugin(declaration, renderedPages(dir, declaration)),
        ...weighed(dir, mode, remoteParts(declaration.name, pages, extensions, budgets)),
      ],
    };
  };

/** Build of the shell, which provides the shared modules. @param {string} dir its folder */
export const shell =
  (dir) =>
  async (_env, { mode = 'production' } = {}) => {
    const { version } = readPackage(dir);
    const { routes } = await import(pathToFileURL(join(dir, 'shell.ts')).href);
    const config = base(dir, mode, 'shell');
    return {
      ...config,
      entry: { main: './src/main.tsx' },
      optimization: { ...config.optimization, splitChunks: { chunks: mayBeSplit, cacheGroups: { forms } } },
      output: {
        path: join(dir, 'dist'),
        clean: true,
        publicPath: '/',
        uniqueName: 'shell',
        crossOriginLoading: 'anonymous',
        filename: 'shell/[name].[contenthash:8].js',
        chunkFilename: 'shell/[name].[contenthash:8].js',
        cssFilename: 'shell/[name].[contenthash:8].css',
        assetModuleFilename: 'shell/[name].[contenthash:8][ext]',
        chunkLoadTimeout: 15_000,
      },
      plugins: [
        new HtmlWebpackPlugin({ template: 'index.ejs', scriptLoading: 'defer', minify: false }),
        ...inlineStyles(mode),
        ...integrity(mode),
        ...sameAnywhere(mode),
        new RetryPlugin(),
        new ShellJsonPlugin(version, routes, { '/': 'landing' }, 'loader'),
        ...weighed(dir, mode, shellParts(budgets)),
        new webpack.DefinePlugin({
          SHARED_VERSIONS: JSON.stringify(versionsIn(dir)),
          FEDERATION_OPTIMIZE_NO_REMOTE: true, // the shell loads remotes itself
          ENV_TARGET: JSON.stringify('web'),
        }),
      ],
    };
  };
