import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command, args) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Ensures that Chromium is available for tests. If this user may install packages, it installs Debian's headless shell,
 * which is twice as fast. Otherwise any installed Chromium will do.
 * @param {{findHeadlessShell: () => string | null, findChromium: () => string | null}} browsers
 * @param {(line: string) => void} say
 * @returns {string | null} what to do if there is none
 */
export function ensureChromium({ findHeadlessShell, findChromium }, say) {
  if (findHeadlessShell()) return null;
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (mayInstall) {
    say('Installing Chromium’s headless shell from the distribution’s packages…');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation']);
    if (findHeadlessShell()) return null;
    if (!findChromium()) run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  }
  if (findChromium()) return null;
  return existsSync('/usr/bin/apt-get')
    ? 'The tests need Chromium. Install it with: sudo apt-get install chromium'
    : 'The tests need Chromium or Chrome. Install one, or name its program in the CHROMIUM variable.';
}
