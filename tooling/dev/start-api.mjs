import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts the API in a child process on a free port.
 * @param {string} root the repository
 * @param {Record<string, string>} env its settings
 * @returns {Promise<{url: string, stop: () => Promise<unknown>}>}
 * @throws {Error} if it ends before it is ready; it prints the reason itself
 */
export async function startApi(root, env) {
  const child = fork(join(root, 'tooling/tasks/serve-api.mjs'), [], {
    env: { CHECK_ANSWERS: 'on', ...process.env, ...env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true, // the parent handles Ctrl-C and stops it in order
  });
  const exited = once(child, 'exit');
  const ready = new Promise((resolve) => child.on('message', ({ type, port }) => type === 'ready' && resolve(port)));
  const port = await Promise.race([ready, exited.then(() => null)]);
  if (port === null) throw new Error('The API did not start.');
  const stop = () => {
    if (child.exitCode === null) child.kill('SIGINT');
    return exited;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
