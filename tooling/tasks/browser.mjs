import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command, args) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Makes sure that a Chromium is there for the tests: an installed one, else Debian's package where this user may
 * install it.
 * @param {() => string | null} find
 * @returns {string | null} what to do when there is none
 */
export function ensureChromium(find, say) {
  if (find()) return null;
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (mayInstall) {
    say('Installing Chromium from the distribution’s packages…');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    if (find()) return null;
  }
  return existsSync('/usr/bin/apt-get')
    ? 'The tests need Chromium. Install it with: sudo apt-get install chromium'
    : 'The tests need Chromium or Chrome. Install one, or name its program in the CHROMIUM variable.';
}
