import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { BudgetPlugin } from './budget-plugin.mjs';
import { DuplicatesPlugin } from './duplicates-plugin.mjs';

let suite;
beforeEach(() => {
  suite = mkdtempSync(join(tmpdir(), 'northlight-weighed-'));
});
afterEach(() => rmSync(suite, { recursive: true }));

const write = (file, text) => {
  mkdirSync(join(suite, file, '..'), { recursive: true });
  writeFileSync(join(suite, file), text);
};

/** Errors of building this folder. */
function build(name, plugins) {
  const dir = join(suite, name);
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: './src/index.js',
    output: { path: join(dir, 'dist') },
    plugins: plugins(dir),
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => (error ? reject(error) : resolve(stats.compilation.errors.map(({ message }) => message)))),
    ),
  );
}

/** Incompressible text. */
const noise = (length) => {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 36).toString(36);
  }).join('');
};

describe('a budget', () => {
  const budget = (dir) => [
    new BudgetPlugin(join(dir, 'node_modules/.cache/sizes.json'), ({ chunks }) => [
      { part: 'mfe-x: entry', budget: 2, chunks },
    ]),
  ];
  const source = (length) => write('mfe-x/src/list.js', `export default '${noise(length)}';`);

  it('fails the build that exceeds it, and says by how much and what grew since', async () => {
    write('mfe-x/src/index.js', "import list from './list.js'; console.log(list);");
    source(1000);
    expect(await build('mfe-x', budget)).toEqual([]);
    source(6000);
    const [problem, ...others] = await build('mfe-x', budget);
    expect(problem).toMatch(/^mfe-x: entry weighs \d\.\d KB with gzip, \d\.\d KB over its budget of 2 KB/);
    expect(problem).toMatch(/Grown in the source: mfe-x\/src\/list\.js \(\+5\.0 KB\)\.$/);
    expect(others).toEqual([]);
  });
});

describe('a package in two bundles', () => {
  const duplicates = (dir) => [new DuplicatesPlugin(dir)];
  const remote = (name, ...packages) => {
    write(`${name}/src/index.js`, packages.map((each) => `import '${each}';`).join(''));
    for (const each of packages) {
      write(`${name}/node_modules/${each}/package.json`, JSON.stringify({ name: each, main: 'index.js' }));
      write(`${name}/node_modules/${each}/index.js`, 'globalThis.loaded = true;');
    }
  };

  it('fails the build of the second, and names both', async () => {
    remote('mfe-a', 'heavy-thing', 'own-thing');
    remote('mfe-b', 'heavy-thing');
    expect(await build('mfe-a', duplicates)).toEqual([]);
    expect(await build('mfe-b', duplicates)).toEqual([
      expect.stringMatching(/^mfe-b carries heavy-thing, and so does mfe-a\. Share it/),
    ]);
  });

  it('does not fail a build for what another carried before the policy changed', async () => {
    remote('mfe-a', 'heavy-thing');
    remote('mfe-b', 'heavy-thing');
    write(
      'mfe-a/node_modules/.cache/carried-packages.json',
      JSON.stringify({ preset: 'earlier', packages: { 'heavy-thing': [] } }),
    );
    expect(await build('mfe-b', duplicates)).toEqual([]);
  });

  it('may stand in both where a reason is written down', async () => {
    remote('mfe-a', 'lucide-react');
    remote('mfe-b', 'lucide-react');
    expect([...(await build('mfe-a', duplicates)), ...(await build('mfe-b', duplicates))]).toEqual([]);
  });

  it('fails a build that holds two copies itself', async () => {
    remote('mfe-a', 'one', 'two');
    write('mfe-a/node_modules/one/index.js', "import 'two';");
    write('mfe-a/node_modules/one/node_modules/two/index.js', 'globalThis.again = true;');
    expect(await build('mfe-a', duplicates)).toEqual([expect.stringMatching(/^mfe-a carries 2 copies of two: /)]);
  });
});
