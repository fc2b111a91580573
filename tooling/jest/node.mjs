import { basename } from 'node:path';
import { common } from './swc.mjs';

/** Jest configuration of a package that runs in Node. `dir` is the package's folder. */
export default function node(dir, overrides = {}) {
  return { ...common, rootDir: dir, displayName: basename(dir), testEnvironment: 'node', ...overrides };
}
