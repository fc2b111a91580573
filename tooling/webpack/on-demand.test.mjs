import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { providedBy, wantedOf } from './on-demand.mjs';

const FILES = {
  'package.json': JSON.stringify({
    name: 'sample',
    version: '1.0.0',
    dependencies: { formik: '1', yup: '1', react: '1' },
  }),
  'node_modules/formik/index.js': "import 'yup'; export default 'formik';",
  'node_modules/yup/index.js': "export default 'yup';",
  'node_modules/react/index.js': "export default 'react';",
  'src/main.js': "import 'react'; import('formik'); import(/* webpackChunkName: 'page' */ './page.js');",
  'src/page.js': "import 'react'; import 'formik'; export default 'page';",
};
let dir;
let compilation;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-on-demand-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  for (const name of ['formik', 'yup', 'react'])
    writeFileSync(join(dir, 'node_modules', name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  const policy = { singleton: true, requiredVersion: false };
  const compiler = webpack({
    context: dir,
    mode: 'development',
    devtool: false,
    entry: { main: './src/main.js' },
    output: { path: join(dir, 'dist'), chunkFilename: '[name].js' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'sample',
        dts: false,
        manifest: false,
        shared: { react: { ...policy, eager: true }, formik: policy, yup: policy },
      }),
    ],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats.toJson('errors-only').errors).toEqual([]);
  compilation = stats.compilation;
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true }));

it('a page says what it takes from the shell beyond the first script', () => {
  expect(wantedOf(compilation, compilation.namedChunkGroups.get('page').chunks)).toEqual(['formik']);
});

it('the shell says which scripts stand behind each name, with what those take along', () => {
  const { formik, yup, ...others } = providedBy(compilation);
  expect(others).toEqual({});
  expect(yup).toEqual([expect.stringMatching(/yup.*\.js$/)]);
  expect(formik).toEqual([expect.stringMatching(/formik.*\.js$/), ...yup]);
});
