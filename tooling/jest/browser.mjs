import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { common } from './swc.mjs';

const resolve = (id) => fileURLToPath(import.meta.resolve(id));

// As modules, the icons are 2,105 files, which every component test would read.
const icons = createRequire(new URL('../../shared-ui/package.json', import.meta.url)).resolve('lucide-react');

/** Jest configuration of a package that runs in the browser. `dir` is the package's folder. */
export default function browser(dir, overrides = {}) {
  return {
    ...common,
    rootDir: dir,
    displayName: basename(dir),
    testEnvironment: resolve('jest-fixed-jsdom'),
    setupFilesAfterEnv: [resolve('./setup-browser.mjs')],
    moduleNameMapper: { '\\.(css|woff2|webp)$': resolve('./asset.mjs'), '^lucide-react$': icons },
    ...overrides,
  };
}
