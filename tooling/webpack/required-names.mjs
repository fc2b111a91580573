/** Whether a module stands for one that the shell provides. */
const isShared = ({ type }) => type === 'consume-shared-module';

/**
 * The names that a build imports from the modules that the shell provides. A use of a whole module names none.
 * @param {import('webpack').Compilation} compilation after its modules were built
 * @returns {Record<string, string[]>} sorted names by shared module
 */
export function requiredNames({ modules, moduleGraph }) {
  const required = {};
  for (const module of modules) {
    if (!isShared(module)) continue;
    const names = new Set(required[module.options.shareKey]);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const [name] = connection.isTargetActive(undefined) ? (connection.dependency?.getIds?.(moduleGraph) ?? []) : [];
      if (name) names.add(name);
    }
    required[module.options.shareKey] = [...names].sort();
  }
  return Object.fromEntries(Object.entries(required).sort(([a], [b]) => (a < b ? -1 : 1)));
}
