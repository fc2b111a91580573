import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

const compiledBySwc = ({ loader }) => loader?.includes('swc-loader');

function refreshing(rule) {
  const { jsc, ...options } = rule.options;
  const react = { ...jsc.transform.react, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}

/** A development build whose components are replaced in the running page, with their state. @param {object} config */
export const withRefresh = (config) => ({
  ...config,
  optimization: { ...config.optimization, emitOnErrors: false }, // what fails replaces nothing in the page
  module: {
    ...config.module,
    rules: config.module.rules.map((rule) => (compiledBySwc(rule) ? refreshing(rule) : rule)),
  },
  plugins: [...config.plugins, new ReactRefreshPlugin({ overlay: false })],
});

/**
 * Stands in a page before React does, and remembers what React tells its tools: a remote brings its refresh runtime
 * only once it is loaded, and that runtime asks here for the React it belongs to.
 */
export const REFRESH_HOOK = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer);
    return this.renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;
