import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from './packages.mjs';

/**
 * The remote named on the command line: a folder of this repository or a path elsewhere.
 * @param {string} wanted
 * @returns {{name: string, dir: string} | null} null if there is none
 */
export function namedRemote(wanted) {
  const dir = wanted.includes('/') ? resolve(wanted) : join(root, wanted);
  const name = basename(dir);
  return /^mfe-/.test(name) && existsSync(join(dir, 'remote.ts')) ? { name, dir } : null;
}
