import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Workspace packages that reach servers or browsers. The others only build and test. */
const SHIPPED = ['@northlight/api', '@northlight/shell', '@northlight/mfe-*', '@northlight/shared-*'];

/**
 * Asks pnpm about the packages that ship.
 * @param {string[]} args a pnpm command and its options
 * @returns {Promise<string>} what it prints
 * @throws {Error} with `stdout` and `stderr` if it fails
 */
export async function askPnpm(args) {
  const filters = SHIPPED.flatMap((name) => ['--filter', name]);
  const { stdout } = await run('pnpm', [...args, '--prod', ...filters], {
    cwd: root,
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32',
  });
  return stdout;
}
