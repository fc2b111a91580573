import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';

const resolve = (id) => fileURLToPath(import.meta.resolve(id));

/**
 * Compiler and cache settings shared by all builds.
 * @param {string} name of the package. Components get class names from it and from their file, so that the server's and
 *   the browser's are the same.
 */
export function base(dir, mode, name) {
  const production = mode === 'production';
  return {
    context: dir,
    mode,
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'cheap-module-source-map', // the pages' content security policy forbids eval
    cache: {
      type: 'filesystem',
      cacheDirectory: join(dir, 'node_modules/.cache/webpack'),
      version: presetVersion,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    resolveLoader: { alias: { 'swc-loader': resolve('swc-loader') } },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
              experimental: {
                cacheRoot: join(dir, 'node_modules/.cache/swc'),
                plugins: [
                  [resolve('@swc/plugin-styled-components'), { displayName: false, namespace: name, ssr: true }],
                ],
              },
            },
          },
        },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
        { resourceQuery: /source/, type: 'asset/source' },
      ],
    },
    experiments: { css: true },
    optimization: {
      minimize: production && { html: false, javascript: false }, // the server fills in the page's comments
      minimizer: ['...', new MinimizerPlugin({ test: /\.js$/, minify: MinimizerPlugin.swcMinify })],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

export const readPackage = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

/** First eight hex digits of the SHA-256 of the parts, in order. */
export function shortHash(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** Hash of the presets. Webpack's cache would not notice changes in them, such as a new alias. */
export const presetVersion = shortHash(
  globSync('*.mjs', { cwd: import.meta.dirname })
    .sort()
    .map((file) => readFileSync(join(import.meta.dirname, file))),
);
