import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { base } from './base.mjs';
import { keyOf, SHARED, versionsIn } from './shared.mjs';

const NAMES = new Map(SHARED.map((entry) => [keyOf(entry), entry.name]));

/** A shared module comes from the shell's bundle, by its name in the shared scope. */
async function fromShell({ context, request, getResolve }) {
  const file = request.startsWith('.') ? await getResolve()(context, request).catch(() => '') : '';
  const name = NAMES.get(request) ?? NAMES.get(file);
  return name && `commonjs ${name}`;
}

/** Builds one file for each entry: the server runs a page without a request for another chunk. */
async function build(dir, name, entries, externals) {
  const folder = join(dir, 'node_modules/.cache/server-bundle');
  const compiler = webpack({
    ...base(dir, 'production', name),
    name: 'server',
    target: 'node22',
    devtool: false,
    entry: entries,
    externals,
    output: {
      path: folder,
      clean: true,
      publicPath: '/',
      asyncChunks: false,
      filename: '[name].js',
      library: { type: 'commonjs2' },
      uniqueName: `${name}-server`,
    },
    optimization: {
      splitChunks: false,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(versionsIn(dir)),
        ENV_TARGET: JSON.stringify('node'),
      }),
    ],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(`The server's bundle:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`);
  return Object.fromEntries(Object.keys(entries).map((entry) => [entry, readFileSync(join(folder, `${entry}.js`))]));
}

/**
 * Bundles of a remote's pages that the server renders. They contain no shared module.
 * @param {string} dir folder of the remote
 * @param {Record<string, string>} pages file of each page, from that folder
 * @returns {Promise<Record<string, Buffer>>} a CommonJS module for each page
 * @throws {Error} with the compiler's output
 */
export const bundlePages = (dir, name, pages) => build(dir, name, pages, [fromShell]);

/**
 * The shell's bundle for the server, with all shared modules.
 * @param {string} dir folder of the shell
 * @returns {Promise<Buffer>} a CommonJS module
 * @throws {Error} with the compiler's output
 */
export async function bundleShell(dir) {
  const { shell } = await build(dir, 'shell', { shell: './src/server/render.tsx' }, []);
  return shell;
}
