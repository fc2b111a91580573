import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@northlight/webpack/serve';

/**
 * Builds a remote for production and serves it from memory, so that a shell that runs elsewhere can load it instead of
 * the released one. There is no hot reload, because a released shell has no development build of React.
 * @param {{name: string, dir: string, port: number, say: (line: string) => void}} work
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function offer({ name, dir, port, say }) {
  const { default: configOf } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const config = await configOf({}, { mode: 'production' });
  const options = { port, hot: false, liveReload: false, client: false, webSocketServer: false };
  const headers = { 'access-control-allow-origin': '*' };
  const stop = await serve(config, { ...options, headers, devMiddleware: { publicPath: '/' } }, (problem) =>
    say(problem || `${name} is built.`),
  );
  say(`\n${name} is at work on http://localhost:${port}/: open a shell with ?remote=${name}@http://localhost:${port}`);
  return stop;
}
