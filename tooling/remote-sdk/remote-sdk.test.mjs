import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { manifest, suiteFiles } from './pack.mjs';
import { provenanceOf, publish } from './publish.mjs';

const root = join(import.meta.dirname, '../..');

/** Packages that a source file imports. */
function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import|import\() ?'([@a-z][^'$]*)'/g)]
    .map(([, request]) => request)
    .filter((request) => !/^(node:|@northlight\/|remote-at-work)/.test(request))
    .map((request) =>
      request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

describe('the packed SDK', () => {
  it('depends on every package that its files import', () => {
    const { dependencies, peerDependencies } = manifest();
    const files = suiteFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    expect(files.length).toBeGreaterThan(200);
    const missing = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => !(name in dependencies) && !(name in peerDependencies))
        .map((name) => `${file} imports ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('asks for versions, and contains no test of the suite', () => {
    const { dependencies, peerDependencies } = manifest();
    for (const version of [...Object.values(dependencies), ...Object.values(peerDependencies)])
      expect(version).toMatch(/^\^?\d+\.\d+\.\d+$/);
    expect(suiteFiles().filter((file) => /\.(test|stories)\.tsx?$/.test(file))).toEqual([]);
  });
});

describe('publishing', () => {
  const token = process.env.NORTHLIGHT_TOKEN;
  let dir;
  beforeAll(() => {
    delete process.env.NORTHLIGHT_TOKEN;
    dir = mkdtempSync(join(tmpdir(), 'northlight-publish-'));
    writeFileSync(join(dir, 'remote.json'), '{"name":"mfe-x","release":"1"}');
  });
  afterAll(() => {
    if (token) process.env.NORTHLIGHT_TOKEN = token;
    rmSync(dir, { recursive: true });
  });

  const git = (...args) => execFileSync('git', ['-C', dir, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args]);

  it.each(['http://registry.example.com', 'ftp://localhost', 'registry'])(
    'does not send the token to %s',
    async (registry) => {
      await expect(publish(dir, { registry })).rejects.toThrow('is no address of a registry: use https');
    },
  );

  it('needs a token, a build and a commit', async () => {
    const registry = 'http://localhost:1';
    await expect(publish(dir, { registry })).rejects.toThrow('Set NORTHLIGHT_TOKEN');
    const tokenFile = join(dir, 'token');
    writeFileSync(tokenFile, 'nlr_x\n');
    await expect(publish(join(dir, 'none'), { registry, tokenFile })).rejects.toThrow('has no remote.json');
    await expect(publish(dir, { registry, tokenFile })).rejects.toThrow('A release has to come from a commit');
  });

  it('says which commit of which repository it publishes, without passwords', () => {
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'Begin');
    git('remote', 'add', 'origin', 'https://ada:secret@git.example.com/x.git');
    expect(provenanceOf(dir)).toMatchObject({
      repository: 'https://git.example.com/x.git',
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      node: process.version,
    });
    writeFileSync(join(dir, 'more'), '');
    expect(provenanceOf(dir).commit).toMatch(/^[0-9a-f]{40} with changes$/);
  });
});
