import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { base, readPackage } from './base.mjs';
import { RemoteJsonPlugin } from './remote-json-plugin.mjs';
import { runtimeAliases } from './runtime-aliases.mjs';
import { consumed, provided } from './shared.mjs';
import { ShellJsonPlugin } from './shell-json-plugin.mjs';

const federation = (experiments) => ({
  dts: false,
  manifest: false,
  shareStrategy: 'loaded-first',
  experiments: { ...experiments, optimization: { disableSnapshot: true, target: 'web' } },
});

/** Name of the remote's container on the page. */
export const containerName = (name) => name.replaceAll('-', '_');

function checkDeclaration(dir, declaration) {
  const { name, version } = readPackage(dir);
  if (name !== `@northlight/${declaration.name}`)
    throw new Error(`${dir}/remote.ts is named ${declaration.name}, its package ${name}.`);
  if (version !== declaration.version)
    throw new Error(`${dir}/remote.ts is version ${declaration.version}, its package ${version}.`);
  for (const { page, path } of declaration.routes) {
    if (!existsSync(join(dir, 'src/pages', `${page}.tsx`)))
      throw new Error(`${declaration.name} declares ${page} for ${path}, but src/pages/${page}.tsx does not exist.`);
  }
}

/** The build of a remote: what it exposes is what its `remote.ts` declares. @param {string} dir its folder */
export const remote =
  (dir) =>
  async (_env, { mode = 'production' } = {}) => {
    const { default: declaration } = await import(pathToFileURL(join(dir, 'remote.ts')).href);
    checkDeclaration(dir, declaration);
    const pages = [...new Set(declaration.routes.map(({ page }) => page))];
    const config = base(dir, mode);
    return {
      ...config,
      entry: {},
      output: {
        path: join(dir, 'dist'),
        clean: true,
        publicPath: 'auto',
        uniqueName: declaration.name,
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        chunkLoadTimeout: 15_000,
      },
      plugins: [
        new ModuleFederationPlugin({
          ...federation({ externalRuntime: true }),
          name: containerName(declaration.name),
          filename: 'remoteEntry.js',
          exposes: Object.fromEntries(
            pages.map((page) => [`./${page}`, { import: `./src/pages/${page}.tsx`, name: `page-${page}` }]),
          ),
          shared: consumed(),
        }),
        new RemoteJsonPlugin(declaration),
      ],
    };
  };

/** The build of the shell, which provides what is shared. @param {string} dir its folder */
export const shell =
  (dir) =>
  (_env, { mode = 'production' } = {}) => {
    const { version } = readPackage(dir);
    const config = base(dir, mode);
    return {
      ...config,
      resolve: { ...config.resolve, alias: runtimeAliases(import.meta.filename) },
      entry: { main: './src/main.tsx' },
      output: {
        path: join(dir, 'dist'),
        clean: true,
        publicPath: '/',
        uniqueName: 'shell',
        filename: 'shell/[name].[contenthash:8].js',
        chunkFilename: 'shell/[name].[contenthash:8].js',
        cssFilename: 'shell/[name].[contenthash:8].css',
        assetModuleFilename: 'shell/[name].[contenthash:8][ext]',
        chunkLoadTimeout: 15_000,
      },
      plugins: [
        new ModuleFederationPlugin({
          ...federation({ provideExternalRuntime: true }),
          name: 'shell',
          remotes: {},
          shared: provided(join(dir, 'src/router-facade.ts')),
        }),
        new HtmlWebpackPlugin({ template: 'index.ejs', scriptLoading: 'defer', minify: false }),
        new ShellJsonPlugin(version, { '/': 'landing' }),
        new webpack.DefinePlugin({ SHELL_VERSION: JSON.stringify(version) }),
      ],
    };
  };
