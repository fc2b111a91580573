import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { namesOf } from './names.mjs';
import { newRemote } from './new-remote.mjs';

const root = resolve(import.meta.dirname, '../..');
const jest = createRequire(join(root, 'tooling/jest/package.json')).resolve('jest/bin/jest');

let suite;
/** A suite with the repository's presets and lint rules, but with its own folder of remotes. */
beforeAll(() => {
  suite = mkdtempSync(join(tmpdir(), 'northlight-suite-'));
  symlinkSync(join(root, 'tooling'), join(suite, 'tooling'));
  for (const file of ['biome.json', '.gitignore']) cpSync(join(root, file), join(suite, file));
});
afterAll(() => rmSync(suite, { recursive: true }));

describe('a name that is not fit for a remote', () => {
  it.each([undefined, '', 'mfe-', 'reports', 'mfe-2fa', 'mfe-Reports', 'mfe-a/../b', 'mfe-a b', '../mfe-a'])(
    'is refused with the reason: %s',
    (name) => {
      expect(() => newRemote(suite, name)).toThrow(/is no name for a remote: it starts with mfe-, then a letter/);
      expect(readdirSync(suite).sort()).toEqual(['.gitignore', 'biome.json', 'tooling']);
    },
  );

  it.each(['mfe-login', 'mfe-api'])('is refused when its path is taken: %s', (name) => {
    expect(() => newRemote(suite, name, ['/login'])).toThrow(/would answer at \/(login|api), which is taken/);
    expect(existsSync(join(suite, name))).toBe(false);
  });

  it('is refused when something of that name exists, which stays as it is', () => {
    const file = join(suite, 'mfe-kept/remote.ts');
    mkdirSync(join(suite, 'mfe-kept'));
    writeFileSync(file, 'kept');
    expect(() => newRemote(suite, 'mfe-kept')).toThrow('mfe-kept exists already');
    expect(readFileSync(file, 'utf8')).toBe('kept');
    rmSync(join(suite, 'mfe-kept'), { recursive: true });
  });
});

describe('a name of several words', () => {
  it('becomes one path, one component and one title', () => {
    expect(namesOf('mfe-cap-table')).toEqual({
      folder: 'mfe-cap-table',
      path: '/cap-table',
      page: 'CapTablePage',
      title: 'Cap table',
    });
  });
});

describe('a new remote', () => {
  let dir;

  /** Runs one of the repository's tools on the new remote; a failure shows its output. */
  function run(...args) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings', NODE_ENV: undefined },
    });
    return status === 0 ? 'passed' : `${stdout}${stderr}`;
  }

  beforeAll(() => {
    dir = newRemote(suite, 'mfe-sample').dir;
    // Links what an install would link: the template needs nothing that the dashboard lacks.
    const installed = join(root, 'mfe-dashboard/node_modules');
    mkdirSync(join(dir, 'node_modules'));
    for (const name of readdirSync(installed).filter((entry) => !entry.startsWith('.')))
      symlinkSync(join(installed, name), join(dir, 'node_modules', name));
  });

  it('asks for no package that the suite does not have', () => {
    const packageOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const fresh = packageOf(dir);
    const known = packageOf(join(root, 'mfe-dashboard'));
    expect(fresh.name).toBe('@northlight/mfe-sample');
    expect(known.dependencies).toMatchObject(fresh.dependencies);
    expect(known.devDependencies).toMatchObject(fresh.devDependencies);
  });

  it('type-checks', () => {
    expect(run(join(root, 'shared-api/node_modules/typescript/bin/tsc'), '-p', dir)).toBe('passed');
  });

  it('keeps the lint rules and the format', () => {
    const biome = join(root, 'tooling/lint/node_modules/@biomejs/biome/bin/biome');
    expect(run(biome, 'check', '--error-on-warnings', dir)).toBe('passed');
  });

  it('passes its own tests', () => {
    expect(run(jest, '-c', 'jest.config.mjs', '--ci', '--runInBand')).toBe('passed');
  });

  it('builds, and gives the suite its route, title and navbar entry', () => {
    expect(run(join(root, 'tooling/webpack/build.mjs'), dir)).toBe('passed');
    const released = JSON.parse(readFileSync(join(dir, 'dist/remote.json'), 'utf8'));
    expect(released.routes).toEqual([{ path: '/sample', page: 'SamplePage', access: 'login', title: 'Sample' }]);
    expect(released.nav).toEqual([expect.objectContaining({ label: 'Sample', to: '/sample', audience: 'login' })]);
    expect(released.preload.SamplePage).toHaveLength(1);
    expect(existsSync(join(dir, 'dist/remoteEntry.js'))).toBe(true);
  });
});
