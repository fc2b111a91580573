import { createRequire } from 'node:module';
import { join } from 'node:path';
import { keyOf, SHARED } from './shared.mjs';

/** The shell's files that import the shared modules. */
const IMPORTERS = ['src/remotes/provided.ts', 'src/on-demand.ts'];

/** Modules by the request with which the importers ask for them, and facades and shared files by their paths. */
function findModules({ modules, moduleGraph }, dir) {
  const importers = IMPORTERS.map((file) => join(dir, file));
  const found = new Map();
  for (const outer of modules)
    for (const module of [outer, ...(outer.modules ?? [])]) {
      const file = module.nameForCondition?.();
      if (!file) continue;
      found.set(file, module);
      if (!importers.includes(file)) continue;
      const dependencies = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
      for (const dependency of dependencies) {
        const target = dependency.request && moduleGraph.getModule(dependency);
        if (target) found.set(dependency.request, target);
      }
    }
  return found;
}

/**
 * The names that the shell's build provides of each shared module.
 * @param {import('webpack').Compilation} compilation after its exports were found, before modules are concatenated
 * @param {string} dir folder of the shell
 * @returns {Record<string, string[]>} sorted names by shared module
 * @throws {Error} if the shell does not provide one that is declared as shared
 */
export function providedNames(compilation, dir) {
  const found = findModules(compilation, dir);
  const require = createRequire(join(dir, 'package.json'));
  const namesOf = (entry) => {
    const module = found.get(entry.facade ? join(dir, 'src', entry.facade) : keyOf(entry));
    if (!module) throw new Error(`The shell does not provide ${entry.name}.`);
    const names = compilation.moduleGraph.getProvidedExports(module);
    const isCommonJs = module.buildMeta?.exportsType !== 'namespace';
    return [...(isCommonJs ? ['default'] : []), ...(Array.isArray(names) ? names : Object.keys(require(entry.name)))];
  };
  return Object.fromEntries(SHARED.map((entry) => [entry.name, [...new Set(namesOf(entry))].sort()]));
}
