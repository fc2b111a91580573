import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { FacadesPlugin } from './facades-plugin.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-facades-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Errors of building a page that imports these names from the query cache package. */
async function problems(names) {
  writeFileSync(join(dir, 'page.js'), `import { ${names} } from '@tanstack/react-query'; export default [${names}];`);
  writeFileSync(join(dir, 'main.js'), "import page from './page.js'; console.log(page);");
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: './main.js',
    output: { path: join(dir, 'dist') },
    externals: { '@tanstack/react-query': 'query' },
    plugins: [new FacadesPlugin()],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  return stats.toJson('errors-only').errors.map(({ message }) => message);
}

it('a page may import what the shell ships of a package', async () => {
  expect(await problems('useQuery, useMutation')).toEqual([]);
});

it('the build of a page that imports more fails, names it and says where it belongs', async () => {
  expect(await problems('useQuery, useInfiniteQuery')).toEqual([
    expect.stringMatching(/@tanstack\/react-query lacks useInfiniteQuery: add it to shell\/src\/query-facade\.ts/),
  ]);
});
