import { spawnSync } from 'node:child_process';

const git = (root, ...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} ended with ${status}`);
  return stdout.split('\n').filter((line) => line !== '');
};

/**
 * Files that differ from the merge base with `base`, committed or not, including untracked files.
 * @param {string} root
 * @param {string} base a branch or a commit
 * @returns {string[]} paths relative to the root, including deleted files
 * @throws {Error} with git's message if there is no such base
 */
export function changedSince(root, base) {
  const [from = base] = git(root, 'merge-base', base, 'HEAD');
  return [
    ...new Set([
      ...git(root, 'diff', '--name-only', '--no-renames', from),
      ...git(root, 'ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort();
}
