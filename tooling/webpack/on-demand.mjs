import { SHARED } from './shared.mjs';

const ON_DEMAND = new Set(SHARED.filter(({ eager }) => !eager).map(({ name }) => name));

/** Names of the on-demand shared modules that some chunks use. */
export function wantedOf(compilation, chunks) {
  const names = new Set();
  for (const chunk of chunks)
    for (const { type, options } of compilation.chunkGraph.getChunkModulesIterable(chunk))
      if (type === 'consume-shared-module' && ON_DEMAND.has(options.shareKey)) names.add(options.shareKey);
  return [...names].sort();
}

/**
 * The shell's scripts for each on-demand shared module, with their dependencies.
 * @param {string} file the shell's file that imports these modules dynamically
 * @returns {Record<string, string[]>} file names by module
 */
export function providedBy(compilation, file) {
  const scripts = {};
  for (const module of compilation.modules)
    for (const outer of [module, ...(module.modules ?? [])])
      if (outer.nameForCondition?.() === file)
        for (const block of outer.blocks) {
          const name = block.dependencies[0].request;
          const files = compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [];
          scripts[name] = files.filter((one) => one.endsWith('.js'));
        }
  return scripts;
}
