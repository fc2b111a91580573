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
 * The chunks of the shell that each name stands for, with those of all that it takes along.
 * @returns {Record<string, string[]>} names of files
 */
export function providedBy(compilation) {
  const chunksOf = new Map();
  for (const module of compilation.modules) {
    const group = module.type === 'provide-module' && module.blocks[0] && groupOf(compilation, module.blocks[0]);
    if (group && ON_DEMAND.has(module._name)) chunksOf.set(module._name, group.chunks);
  }
  const gather = (name, seen = new Set()) => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const wanted of wantedOf(compilation, chunksOf.get(name) ?? [])) gather(wanted, seen);
    return seen;
  };
  const filesOf = (name) => (chunksOf.get(name) ?? []).flatMap((chunk) => [...chunk.files]);
  const scripts = (name) => new Set([...gather(name)].flatMap(filesOf).filter((file) => file.endsWith('.js')));
  return Object.fromEntries([...chunksOf.keys()].sort().map((name) => [name, [...scripts(name)]]));
}

const groupOf = ({ chunkGraph }, block) => chunkGraph.getBlockChunkGroup(block);
