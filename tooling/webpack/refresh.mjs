import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

const compiledBySwc = ({ loader }) => loader?.includes('swc-loader');

function refreshing(rule) {
  const { jsc, ...options } = rule.options;
  const react = { ...jsc.transform.react, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}

/** A development build with fast refresh: components update in place and keep their state. @param {object} config */
export const withRefresh = (config) => ({
  ...config,
  optimization: { ...config.optimization, emitOnErrors: false }, // a failed build must not replace anything
  module: {
    ...config.module,
    rules: config.module.rules.map((rule) => (compiledBySwc(rule) ? refreshing(rule) : rule)),
  },
  plugins: [...config.plugins, new ReactRefreshPlugin({ overlay: false })],
});

/**
 * React DevTools hook for fast refresh. It exists before React and records its renderers. A remote loads its refresh
 * runtime later, and that runtime finds React through this hook.
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
