import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compiledIn } from '../../api/src/platform/sandbox/compiled.ts';
import { compileChildren } from './index.mjs';

let api;
let script;
let helper;
beforeEach(async () => {
  api = mkdtempSync(join(tmpdir(), 'northlight-children-'));
  mkdirSync(join(api, 'src/clock/child'), { recursive: true });
  script = join(api, 'src/clock/child/main.ts');
  helper = join(api, 'src/clock/child/words.ts');
  writeFileSync(script, "import { word } from './words.ts';\nconsole.log(word as string);\n");
  writeFileSync(helper, "export const word: string = 'tick';\n");
  await compileChildren(api);
});
afterEach(() => rmSync(api, { recursive: true }));

const says = (file) => spawnSync(process.execPath, [file], { encoding: 'utf8', env: {} }).stdout.trim();

describe('the compiled script of a child process', () => {
  it('is one file of JavaScript that does the same', () => {
    const file = compiledIn(api)(script);
    expect(file).toMatch(/dist\/children\/clock\/child-\w+\.mjs$/);
    rmSync(helper);
    expect(says(file)).toBe('tick');
  });

  it('is not used once a source has changed, until it is compiled again', async () => {
    writeFileSync(helper, "export const word: string = 'tock';\n");
    expect(compiledIn(api)(script)).toBe(script);
    await compileChildren(api);
    expect(says(compiledIn(api)(script))).toBe('tock');
  });

  it('stays for a server that has found it before', async () => {
    const found = compiledIn(api);
    const file = found(script);
    writeFileSync(helper, "export const word: string = 'tock';\n");
    await compileChildren(api);
    expect(found(script)).toBe(file);
    expect(says(file)).toBe('tick');
  });

  it('is not used when a source has gone, or nothing was compiled', () => {
    rmSync(helper);
    expect(compiledIn(api)(script)).toBe(script);
    rmSync(join(api, 'dist'), { recursive: true });
    expect(compiledIn(api)(script)).toBe(script);
  });

  it('is there for each child of the server, from its sources as they are', async () => {
    const server = join(import.meta.dirname, '../../api');
    await compileChildren();
    const find = compiledIn(server);
    const scripts = globSync('src/**/child/main.ts', { cwd: server }).map((path) => join(server, path));
    expect(scripts.length).toBeGreaterThan(3);
    for (const one of scripts) expect(find(one)).toMatch(/dist\/children\/.+\.mjs$/);
  });

  it('says where the source is wrong', async () => {
    writeFileSync(helper, 'export const word =;\n');
    await expect(compileChildren(api)).rejects.toThrow(/words\.ts:1:\d+: ERROR/);
  });
});
