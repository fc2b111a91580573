import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of all remotes, by name. */
export const remotes = globSync('mfe-*', { cwd: root }).sort();

/** Every package with a type check. */
export const typed = globSync('{*,tooling/*}/tsconfig.json', { cwd: root, exclude: ['node_modules'] })
  .map((file) => file.replace('/tsconfig.json', ''))
  .filter((dir) => existsSync(join(root, dir, 'package.json')))
  .sort();

export const readJson = (...parts) => JSON.parse(readFileSync(join(root, ...parts), 'utf8'));
