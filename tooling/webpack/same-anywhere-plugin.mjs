import { shortHash } from './base.mjs';

const NAME = 'SameAnywherePlugin';

/** Module Federation's generated entry, which imports its runtime by absolute path and is named after that import. */
const GENERATED = /\.federation[\\/]entry\.\w+\.js/;

/** A fixed ID for a module whose identifier contains the absolute path of the build. */
function idOf(identifier) {
  if (identifier.startsWith('container entry')) return 'entry';
  return GENERATED.test(identifier) ? 'federation' : null;
}

/** Hash of a module's code alone. Webpack's own includes the source map, and with it the folder. */
function hashOf(module) {
  const code = GENERATED.test(module.identifier()) ? 'federation' : module.originalSource().buffer();
  return shortHash([code, JSON.stringify(module.buildMeta)]);
}

/** Sources that webpack writes itself, some of them with paths or with names that change after the map was made. */
const isWritten = (source) => GENERATED.test(source) || /^webpack:\/\/[^/]+\/webpack\//.test(source);

/** A source map without what depends on the folder of the build. @param {string} file the script it belongs to */
const withoutFolder = (map, file) => ({
  ...map,
  file,
  sources: map.sources.map((source) => source.replace(GENERATED, '.federation/entry.js')),
  sourcesContent: map.sourcesContent.map((text, at) => (isWritten(map.sources[at]) ? null : text)),
});

/**
 * Makes a build independent of the folder it runs in, so that one commit always gives one release. Absolute paths get
 * into the identifiers of Module Federation's modules, by which webpack numbers and orders them, and through source maps
 * into the hashes of all modules. The minifier even chooses short names by the characters of these hashes.
 */
export class SameAnywherePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) if (module.originalSource()) module.buildInfo.hash = hashOf(module);
      });
      compilation.hooks.moduleIds.tap({ name: NAME, before: 'DeterministicModuleIdsPlugin' }, (modules) => {
        for (const module of modules) {
          const id = idOf(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2; // names are final
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.map')))
          compilation.updateAsset(
            file,
            (map) => new sources.RawSource(JSON.stringify(withoutFolder(JSON.parse(map.source()), file.slice(0, -4)))),
          );
      });
    });
  }
}
