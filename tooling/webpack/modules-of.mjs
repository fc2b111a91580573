/** All modules in these chunks, including those inside concatenated modules, with their source size. */
export function modulesOf(compilation, chunks) {
  const found = new Map();
  for (const chunk of chunks)
    for (const outer of compilation.chunkGraph.getChunkModulesIterable(chunk))
      for (const module of outer.modules ?? [outer]) {
        const file = module.nameForCondition?.();
        if (file) found.set(file, module.size());
      }
  return found;
}

/** Name and folder of a file's installed package; null for a source of the suite. @param {string} file */
export function packageOf(file) {
  const [, folder, name] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(file) ?? [];
  return name && !name.startsWith('.') ? { name: name.replaceAll('\\', '/'), folder } : null;
}
