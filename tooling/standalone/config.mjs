import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { base } from '@northlight/webpack/base';
import { PAGES } from '@northlight/webpack/page-file';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/** Names of each page's stories in source order, which module exports do not preserve. */
const storyOrder = (dir) =>
  Object.fromEntries(
    globSync(`${PAGES}/*.stories.tsx`, { cwd: dir }).map((file) => {
      const source = readFileSync(join(dir, file), 'utf8');
      return [basename(file, '.stories.tsx'), [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)];
    }),
  );

/**
 * Webpack configuration of a standalone remote: its pages and stories in a frame that replaces the shell.
 * @param {{name: string, dir: string}} remote its name and folder
 */
export function standaloneConfig({ name, dir }) {
  const config = base(import.meta.dirname, 'development', 'standalone');
  return {
    ...config,
    name,
    cache: { ...config.cache, name: `standalone-${name}` },
    entry: './src/main.tsx',
    output: { publicPath: '/' },
    resolve: {
      ...config.resolve,
      alias: { 'remote-at-work$': join(dir, 'remote.ts'), 'remote-at-work-sources': join(dir, 'src') },
    },
    plugins: [
      new HtmlWebpackPlugin({ template: 'index.ejs', title: name }),
      new webpack.DefinePlugin({ STORY_ORDER: JSON.stringify(storyOrder(dir)) }),
    ],
  };
}
