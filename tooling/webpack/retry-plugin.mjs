import webpack from 'webpack';

const NAME = 'RetryPlugin';
const RETRY = `${webpack.RuntimeGlobals.require}.retry`;

/** Stores the query string of the script that contains the runtime. */
class RetryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('retry');
  }

  generate() {
    return `${RETRY} = document.currentScript ? new URL(document.currentScript.src).search : '';`;
  }
}

/**
 * Chunks inherit the query string of their entry. When the loader retries an entry with `?r=n`, its chunks are fetched
 * again too, so a hanging request or a bad cached copy cannot break the retry. The shell sets the query string itself
 * (shell/src/remotes/own-chunks.ts).
 */
export class RetryPlugin {
  apply(compiler) {
    const { RuntimeGlobals, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (code) => `${code}\nscript.src += ${RETRY};`);
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
      });
    });
  }
}
