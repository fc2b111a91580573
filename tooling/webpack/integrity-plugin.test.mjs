import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { integrityOf } from './integrity.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';

const SOURCES = {
  'main.js': "import('./page.js'); import('./styled.js'); import('./both.js');",
  'page.js': "import './common.js'; export default 'page';",
  'styled.js': "import './styled.css'; import './common.js'; export default 'styled';",
  'both.js': "import('./page.js'); export default 'both';",
  'common.js': `export default ${JSON.stringify('common '.repeat(5000))};`,
  'styled.css': 'body { color: teal }',
};

/** Builds the sources above. @param {object} minimize webpack's setting, which affects the page's markup */
async function build(minimize) {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-integrity-'));
  mkdirSync(join(dir, 'src'));
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(dir, 'src', name), text);
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: { main: './src/main.js' },
    output: {
      path: join(dir, 'dist'),
      publicPath: '/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    devtool: 'source-map',
    experiments: { css: true },
    optimization: { minimize },
    plugins: [new HtmlWebpackPlugin({ minify: false }), new IntegrityPlugin()],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  const { errors } = stats.toJson('errors-warnings');
  const names = errors.length > 0 ? [] : readdirSync(join(dir, 'dist'));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, 'dist', name))]));
  return { errors, files };
}

let files;
const ofKind = (kind) => Object.keys(files).filter((name) => name.endsWith(`.${kind}`));
const entry = () => files[ofKind('js').find((name) => name.startsWith('main.'))].toString();

beforeAll(async () => {
  const built = await build({ html: false });
  expect(built.errors).toEqual([]);
  files = built.files;
}, 60_000);

describe('the integrity of a build', () => {
  it('is a hash as browsers take it', () => {
    const hash = createHash('sha384').update('a').digest('base64');
    expect(integrityOf('a')).toBe(`sha384-${hash}`);
  });

  it('holds the hash of every chunk, script or style sheet, in the runtime that loads it, and no other', () => {
    const chunks = [...ofKind('js'), ...ofKind('css')].filter((name) => !name.startsWith('main.'));
    expect(chunks.length).toBeGreaterThan(3);
    const held = entry().match(/sha384-[\w+/]{64}/g);
    expect(new Set(held)).toEqual(new Set(chunks.map((name) => integrityOf(files[name]))));
  });

  it('gives scripts and style sheets their hash before they are fetched', () => {
    expect(entry()).toMatch(/\.integrity\.js\[\w+\]&&\(\w+\.integrity=/);
    expect(entry()).toMatch(/\.integrity\.css\[\w+\]&&\(\w+\.integrity=/);
  });

  it('stands on the page’s own scripts', () => {
    const [name] = ofKind('js').filter((file) => file.startsWith('main.'));
    expect(files['index.html'].toString()).toContain(`src="/${name}" integrity="${integrityOf(files[name])}"`);
  });

  it('fails the build of a page whose scripts it cannot find, instead of leaving them unchecked', async () => {
    const { errors } = await build(true);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^index\.html names main\.\w+\.js in a form that got no hash\.$/),
    ]);
  });
});
