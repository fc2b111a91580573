import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { providedBy, wantedOf } from './on-demand.mjs';

const FILES = {
  'package.json': JSON.stringify({ name: 'sample', version: '1.0.0', dependencies: { formik: '1', react: '1' } }),
  'node_modules/formik/index.js': "import 'yup'; export default 'formik';",
  'node_modules/yup/index.js': "export default 'yup';",
  'node_modules/react/index.js': "export default 'react';",
  'src/shell.js': "import { onDemand } from './on-demand.js'; import('./page.js'); globalThis.onDemand = onDemand;",
  'src/on-demand.js': "export const onDemand = { formik: () => import('formik'), yup: () => import('yup') };",
  'src/remote.js': "import(/* webpackChunkName: 'page' */ './page.js');",
  'src/page.js': "import react from 'react'; import formik from 'formik'; export default [react, formik];",
};
let dir;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-on-demand-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  for (const name of ['formik', 'yup', 'react'])
    writeFileSync(join(dir, 'node_modules', name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
});
afterAll(() => rmSync(dir, { recursive: true }));

async function build(entry, plugins = []) {
  const compiler = webpack({
    context: dir,
    mode: 'production',
    devtool: false,
    entry: { main: entry },
    output: { path: join(dir, 'dist'), chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named', minimize: false },
    plugins,
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats.toJson('errors-only').errors).toEqual([]);
  return stats.compilation;
}

it('a page says what it takes from the shell beyond the first script', async () => {
  const policy = { singleton: true, requiredVersion: false, import: false };
  const federation = new ModuleFederationPlugin({
    name: 'sample',
    dts: false,
    manifest: false,
    shared: { react: policy, formik: policy },
  });
  const compilation = await build('./src/remote.js', [federation]);
  expect(wantedOf(compilation, compilation.namedChunkGroups.get('page').chunks)).toEqual(['formik']);
}, 60_000);

it('the shell says which scripts stand behind each name, with what those take along', async () => {
  const { formik, yup, ...others } = providedBy(await build('./src/shell.js'), join(dir, 'src/on-demand.js'));
  expect(others).toEqual({});
  expect(yup).toEqual([expect.stringMatching(/yup.*\.js$/)]);
  expect(formik).toEqual(expect.arrayContaining([expect.stringMatching(/formik.*\.js$/)]));
}, 60_000);
