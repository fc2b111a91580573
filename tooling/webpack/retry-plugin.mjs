import webpack from 'webpack';

const NAME = 'RetryPlugin';
const RETRY = `${webpack.RuntimeGlobals.require}.retry`;

/** Keeps the query of the script that the runtime itself came from. */
class RetryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('retry');
  }

  generate() {
    return `${RETRY} = document.currentScript ? new URL(document.currentScript.src).search : '';`;
  }
}

/**
 * Chunks take over the query of their entry. The loader adds `?r=n` to an entry that it fetches anew, and its chunks are
 * fetched anew with it: the browser neither waits for a request that hangs nor hands out a bad copy.
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
