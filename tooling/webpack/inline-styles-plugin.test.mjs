import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { InlineStylesPlugin } from './inline-styles-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-inline-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const FILES = {
  'main.js': "import './main.css'; import('./later.js');",
  'later.js': "import './later.css'; console.log('later');",
  'main.css': 'body { color: teal }',
  'later.css': 'body { color: navy }',
  'page.html': '<!doctype html><html><head></head><body></body></html>',
};

it('the page carries its style sheets under its nonce, and only those that load later are files', async () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dir, name), text);
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: './main.js',
    experiments: { css: true },
    optimization: { minimize: { html: false } },
    output: { path: join(dir, 'dist'), publicPath: '/', filename: '[name].js', crossOriginLoading: 'anonymous' },
    plugins: [
      new HtmlWebpackPlugin({ template: 'page.html', minify: false }),
      new InlineStylesPlugin(),
      new IntegrityPlugin(),
    ],
  });
  const errors = await new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats.compilation.errors))),
  );
  expect(errors).toEqual([]);
  const page = readFileSync(join(dir, 'dist/index.html'), 'utf8');
  expect(page).toMatch(/<style nonce="%NONCE%">[^<]*teal[^<]*<\/style>/);
  expect(page).not.toContain('rel="stylesheet"');
  const sheets = readdirSync(join(dir, 'dist')).filter((file) => file.endsWith('.css'));
  expect(sheets.map((file) => readFileSync(join(dir, 'dist', file), 'utf8'))).toEqual([
    expect.stringContaining('navy'),
  ]);
}, 60_000);
