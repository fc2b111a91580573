import { once } from 'node:events';
import { createServer } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

export { withRefresh } from './refresh.mjs';

process.noDeprecation = true; // the dev server's proxy uses a deprecated Node API

const HOST = '127.0.0.1';

/**
 * Shows build errors over the page. Updates come over the page's own origin, as its content security policy requires.
 */
const client = {
  overlay: { errors: true, warnings: false, runtimeErrors: false },
  logging: 'warn',
  webSocketURL: 'auto://0.0.0.0:0/ws',
};

const errorsOf = (stats) => (stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '');

/**
 * Builds once to the folder in the configuration.
 * @returns {Promise<import('webpack').Stats>}
 * @throws {Error} with webpack's output
 */
export function buildOnce(config) {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats.hasErrors() ? new Error(errorsOf(stats)) : null);
      compiler.close(() => (problem ? reject(problem) : resolve(stats)));
    });
  });
}

/** Throws if the port is taken; the dev server would throw where nobody can catch it. */
async function tryPort(port) {
  const probe = createServer().listen(port, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/**
 * Builds in memory, serves the result, rebuilds on every change and notifies open pages.
 * @param {object} config of webpack
 * @param {import('webpack-dev-server').Configuration} options in addition to the common ones
 * @param {(problem: string) => void} report called after each build with its errors; an empty string if there are none
 * @returns {Promise<() => Promise<void>>} stops it; resolves after the first build
 * @throws {Error} if the port is taken
 */
export async function serve(config, options, report) {
  await tryPort(options.port);
  const compiler = webpack(config);
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('serve', (stats) => {
      report(errorsOf(stats));
      resolve();
    });
  });
  const server = new WebpackDevServer(
    {
      host: HOST,
      static: false,
      setupExitSignals: false,
      client,
      ...options,
      devMiddleware: { stats: 'none', ...options.devMiddleware },
    },
    compiler,
  );
  await server.start();
  await built;
  return () => server.stop();
}
