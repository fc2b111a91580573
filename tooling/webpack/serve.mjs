import { once } from 'node:events';
import { createServer } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

export { withRefresh } from './refresh.mjs';

process.noDeprecation = true; // the dev server's proxy uses what Node deprecates

const HOST = '127.0.0.1';

/** Errors of the build are shown over the page; news of it comes over the page's own origin, as its policy asks. */
const client = {
  overlay: { errors: true, warnings: false, runtimeErrors: false },
  logging: 'warn',
  webSocketURL: 'auto://0.0.0.0:0/ws',
};

const errorsOf = (stats) => (stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '');

/**
 * Builds once, to the folder that the configuration names.
 * @returns {Promise<import('webpack').Stats>}
 * @throws {Error} with what webpack said
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

/** Fails where the port cannot be had; the dev server itself would throw that at nobody who could catch it. */
async function tryPort(port) {
  const probe = createServer().listen(port, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/**
 * Builds into memory, serves the result, builds again whenever a source changes and tells the open pages.
 * @param {object} config of webpack
 * @param {import('webpack-dev-server').Configuration} options beside those that all have in common
 * @param {(problem: string) => void} report is told after each build what is wrong; an empty text when nothing is
 * @returns {Promise<() => Promise<void>>} the way to stop, once the first build has ended
 * @throws {Error} when the port cannot be had
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
