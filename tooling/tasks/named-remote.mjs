import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from './packages.mjs';

/**
 * The remote that somebody names on the command line: by its folder here, or by a path to one that stands elsewhere.
 * @param {string} wanted
 * @returns {{name: string, dir: string} | null} null when there is none
 */
export function namedRemote(wanted) {
  const dir = wanted.includes('/') ? resolve(wanted) : join(root, wanted);
  const name = basename(dir);
  return /^mfe-/.test(name) && existsSync(join(dir, 'remote.ts')) ? { name, dir } : null;
}
