import { SHARED } from './shared.mjs';

const ON_DEMAND = new Set(SHARED.filter(({ eager }) => !eager).map(({ name }) => name));

/** What some chunks take from the shell beyond its first script, by the names in the policy of what is shared. */
export function wantedOf(compilation, chunks) {
  const names = new Set();
  for (const chunk of chunks)
    for (const { type, options } of compilation.chunkGraph.getChunkModulesIterable(chunk))
      if (type === 'consume-shared-module' && ON_DEMAND.has(options.shareKey)) names.add(options.shareKey);
  return [...names].sort();
}

/**
 * The scripts of the shell that each name stands for, with all that they take along: what a file imports on demand under
 * one of these names.
 * @param {string} file of the shell
 * @returns {Record<string, string[]>} names of files
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
