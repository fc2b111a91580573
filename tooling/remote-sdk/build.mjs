import './typescript-hooks.mjs';
import { importFromSuite, MODULES, suite } from './modules.mjs';

const isForeign = (file) => /[\\/]node_modules[\\/]/.test(file) && !file.startsWith(suite);

/**
 * Applies the suite's preset to a remote whose shared sources are those of the SDK. What other bundles contain is not
 * known here, so nothing is compared with them.
 */
async function outside(config) {
  const { DuplicatesPlugin } = await importFromSuite('tooling/webpack/duplicates-plugin.mjs');
  const rules = config.module.rules.map((rule) => (rule.loader ? { ...rule, exclude: isForeign } : rule));
  const alias = Object.fromEntries(Object.entries(MODULES).map(([name, file]) => [`${name}$`, file]));
  return {
    ...config,
    resolve: { ...config.resolve, alias },
    module: { ...config.module, rules },
    plugins: config.plugins.filter((plugin) => !(plugin instanceof DuplicatesPlugin)),
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
  const compiler = webpack(await outside(await remote(dir)({}, { mode: 'production' })));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const isFaulty = stats && (stats.hasErrors() || stats.hasWarnings());
      const problem = error ?? (isFaulty && new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
