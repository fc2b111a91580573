/** All modules that end up in a set of chunks, those inside concatenated ones too, with their size in the source. */
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

/** Name and folder of the installed package that a file belongs to; null for a source of the suite. @param {string} file */
export function packageOf(file) {
  const [, folder, name] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(file) ?? [];
  return name && !name.startsWith('.') ? { name: name.replaceAll('\\', '/'), folder } : null;
}
