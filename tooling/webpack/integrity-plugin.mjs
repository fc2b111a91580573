import webpack from 'webpack';
import { integrityOf } from './integrity.mjs';

const NAME = 'IntegrityPlugin';
const TABLE = `${webpack.RuntimeGlobals.require}.integrity`;

/** Hashes of a build's scripts and style sheets. @returns {Record<string, string>} by file name */
export function hashFiles(assets) {
  const files = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
  return Object.fromEntries(files.sort().map((file) => [file, integrityOf(assets[file].buffer())]));
}

/** Placeholder until a chunk's hash is known. It has the hash's length, so source maps stay correct. */
const placeholder = (chunk, kind) => integrityOf(`${kind} of chunk ${chunk.id}`);

/** Table of chunk hashes in the runtime: for scripts and for style sheets. */
class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('integrity');
  }

  generate() {
    const table = (kind, sourceType) => {
      const chunks = [...this.chunk.getAllAsyncChunks()].filter((chunk) =>
        this.chunkGraph.getChunkModulesIterableBySourceType(chunk, sourceType),
      );
      return Object.fromEntries(chunks.map((chunk) => [chunk.id, placeholder(chunk, kind)]));
    };
    return `${TABLE} = ${JSON.stringify({ js: table('js', 'javascript'), css: table('css', 'css') })};`;
  }
}

/** Adds hashes to the page's script and style sheet elements. */
function addToElements(html, files, publicPath) {
  return html.replace(/(?:src|href)="([^"]+)"/g, (attribute, url) => {
    const hash = url.startsWith(publicPath) && files[url.slice(publicPath.length)];
    return hash ? `${attribute} integrity="${hash}"` : attribute;
  });
}

/**
 * Makes a runtime load only the chunks it was built with: it contains their hashes, and the browser refuses anything
 * else. The HTML contains the hashes of the page's own scripts.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { Compilation, RuntimeGlobals, WebpackError, runtime, sources, web } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const { createStylesheet } = web.CssLoadingRuntimeModule.getCompilationHooks(compilation);
      const given = (kind, element) => (code) =>
        `${code}\nif (${TABLE}.${kind}[chunkId]) ${element}.integrity = ${TABLE}.${kind}[chunkId];`;
      createScript.tap(NAME, given('js', 'script'));
      createStylesheet.tap(NAME, given('css', 'link'));
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });

      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1; // names and contents are final
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const rewrite = (file, change) => {
          const before = assets[file].source().toString();
          const after = change(before);
          if (after !== before) compilation.updateAsset(file, new sources.RawSource(after));
        };
        const chunkHashes = new Map();
        for (const chunk of compilation.chunks)
          for (const file of chunk.files) {
            const kind = file.match(/\.(js|css)$/)?.[1];
            if (kind) chunkHashes.set(placeholder(chunk, kind), integrityOf(assets[file].buffer()));
          }
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          rewrite(file, (code) => code.replace(/sha384-[\w+/]{64}/g, (hash) => chunkHashes.get(hash) ?? hash));
        const files = hashFiles(assets);
        const initial = [...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.getFiles());
        for (const page of Object.keys(assets).filter((name) => name.endsWith('.html'))) {
          rewrite(page, (html) => addToElements(html, files, compilation.outputOptions.publicPath));
          const html = assets[page].source().toString();
          for (const file of initial.filter((name) => files[name] && !html.includes(files[name])))
            compilation.errors.push(new WebpackError(`${page} names ${file} in a form that got no hash.`));
        }
      });
    });
  }
}
