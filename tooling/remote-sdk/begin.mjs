import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFromSuite } from './modules.mjs';

const { version, peerDependencies, dependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
);

const isForTests = (name) => /^@testing-library|^@types|^msw$/.test(name);
const only = (packages, isWanted) => Object.fromEntries(Object.entries(packages).filter(([name]) => isWanted(name)));

/** The package of a remote that stands in a repository of its own. */
const packageOf = (name, sdk) => ({
  name: `@northlight/${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: {
    build: 'northlight-remote build',
    test: 'northlight-remote test',
    preview: 'northlight-remote preview',
  },
  dependencies: only(peerDependencies, (each) => !isForTests(each)),
  devDependencies: {
    '@northlight/remote-sdk': sdk,
    ...only({ ...peerDependencies, ...dependencies }, (each) => isForTests(each) || each === '@jest/globals'),
  },
});

const MOCKS = `import { aUser } from '@northlight/shared-api/testing';

/** Who is logged in during a preview, and what the API answers. */
export default { user: aUser(), api: [] };
`;

const TSCONFIG = { extends: '@northlight/remote-sdk/tsconfig.json', include: ['*.ts', 'src'] };

/**
 * Begins a remote.
 * @param {string} folder where it gets a folder of its own
 * @param {string} [name] such as `mfe-cap-table`
 * @param {string} [sdk] version or address of the SDK
 * @throws {Error} if the name is invalid or taken
 */
export async function begin(folder, name, sdk = `^${version}`) {
  const { newRemote } = await importFromSuite('tooling/new-remote/new-remote.mjs');
  const { dir, path, page } = newRemote(folder, name);
  const write = (file, content) => writeFileSync(join(dir, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', packageOf(name, sdk));
  write('tsconfig.json', TSCONFIG);
  writeFileSync(join(dir, 'src/mocks.ts'), MOCKS);
  writeFileSync(join(dir, '.gitignore'), 'node_modules\ndist\n');
  cpSync(join(import.meta.dirname, 'suite/pnpm-workspace.yaml'), join(dir, 'pnpm-workspace.yaml'));
  console.log(
    `${name} stands: it answers at ${path}, and its page is src/pages/${page}.tsx. Install its packages next.`,
  );
}
