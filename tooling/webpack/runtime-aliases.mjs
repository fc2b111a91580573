import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ESM = {
  '@module-federation/runtime-core': 'dist/index.js',
  '@module-federation/sdk': 'dist/index.js',
  '@module-federation/error-codes': 'dist/index.mjs',
};

/** Folder of a package, found from a file that depends on it. */
function packageFolder(name, from) {
  let folder = dirname(createRequire(from).resolve(name));
  for (;;) {
    try {
      if (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === name) return folder;
    } catch {}
    folder = dirname(folder);
  }
}

/**
 * One copy of the federation runtime in the shell: it is asked for both as CommonJS and as ESM, which webpack would
 * bundle twice.
 * @param {string} from a file of a package that depends on @module-federation/enhanced
 */
export function runtimeAliases(from) {
  const enhanced = createRequire(from).resolve('@module-federation/enhanced/webpack');
  const runtime = join(packageFolder('@module-federation/runtime-tools', enhanced), 'package.json');
  const core = join(packageFolder('@module-federation/runtime', runtime), 'package.json');
  return Object.fromEntries(
    Object.entries(ESM).map(([name, file]) => [`${name}$`, join(packageFolder(name, core), file)]),
  );
}
