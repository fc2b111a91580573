import './typescript-hooks.mjs';
import { importFromSuite, MODULES, suite } from './modules.mjs';

const isForeign = (file) => /[\\/]node_modules[\\/]/.test(file) && !file.startsWith(suite);

/** Applies the suite's preset to a remote whose shared sources are those of the SDK. */
function outside(config) {
  const rules = config.module.rules.map((rule) => (rule.loader ? { ...rule, exclude: isForeign } : rule));
  const alias = Object.fromEntries(Object.entries(MODULES).map(([name, file]) => [`${name}$`, file]));
  return {
    ...config,
    resolve: { ...config.resolve, alias },
    module: { ...config.module, rules },
  };
}

/**
 * Builds a remote for production.
 * @param {string} dir its folder
 * @throws {Error} with webpack's output
 */
export async function build(dir) {
  process.env.NODE_ENV = 'production';
  process.chdir(dir); // before the preset loads, as in the suite's own builds
  const { default: webpack } = await import('webpack');
  const { remote } = await importFromSuite('tooling/webpack/index.mjs');
  const compiler = webpack(outside(await remote(dir)({}, { mode: 'production' })));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const isFaulty = stats && (stats.hasErrors() || stats.hasWarnings());
      const problem = error ?? (isFaulty && new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
