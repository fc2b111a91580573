import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { changedSince } from './changes.mjs';

let root;
const git = (...args) =>
  spawnSync('git', ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.test', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const write = (file, text) => writeFileSync(join(root, file), text);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'northlight-changes-'));
  git('init', '--initial-branch=main');
  for (const file of ['kept', 'edited', 'deleted', 'moved']) write(file, `${file}\n`);
  git('add', '.');
  git('commit', '-m', 'Begin');
  git('checkout', '-b', 'feature');
  git('mv', 'moved', 'renamed');
  git('commit', '-m', 'Move');
  git('checkout', 'main');
  write('on-main', 'later\n');
  git('add', '.');
  git('commit', '-m', 'Go on');
  git('checkout', 'feature');
  write('edited', 'edited again\n');
  write('new', 'new\n');
  rmSync(join(root, 'deleted'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a change is all that differs from where the branch began, committed or not, and new files', () => {
  expect(changedSince(root, 'main')).toEqual(['deleted', 'edited', 'moved', 'new', 'renamed']);
});

it('a base that is not there is said in one sentence', () => {
  expect(() => changedSince(root, 'no-such-branch')).toThrow(/no-such-branch/);
});
