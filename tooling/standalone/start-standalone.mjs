import { serve, withRefresh } from '@northlight/webpack/serve';
import { standaloneConfig } from './config.mjs';

/**
 * Serves a standalone remote with fast refresh.
 * @param {{name: string, dir: string, port: number, say: (line: string) => void}} work
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startStandalone({ name, dir, port, say }) {
  const stop = await serve(withRefresh(standaloneConfig({ name, dir })), { port }, (problem) =>
    say(problem || `${name} is built.`),
  );
  say(
    `\n${name} is at work on http://localhost:${port}/, by itself: no shell, no server, the API mocked by its stories.`,
  );
  return stop;
}
