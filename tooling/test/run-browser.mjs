import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tallyBrowser } from './tally.mjs';

const require = createRequire(import.meta.url);
const playwright = join(require.resolve('@playwright/test/package.json'), '../cli.js');

/**
 * Runs Playwright Test.
 * @param {{root: string, reports: string, name: string, config: string, args?: string[], env?: Record<string, string>}} run
 *   `config` is relative to the root; `reports` is the folder for the journal
 * @returns {Promise<{files: import('./tally.mjs').FileTally[], flaky: string[], problem: string | null}>} `flaky` has
 *   the titles of tests that passed only on retry
 */
export async function runBrowser({ root, reports, name, config, args = [], env = {} }) {
  const file = join(reports, `${name}.json`);
  const child = spawn(process.execPath, [playwright, 'test', '-c', join(root, config), ...args], {
    cwd: root,
    env: { ...process.env, ...env, JOURNAL: file, CI: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (!existsSync(file)) return { files: [], flaky: [], problem: `Playwright ended with ${code} and left no journal.` };
  const said = JSON.parse(readFileSync(file, 'utf8'));
  const files = tallyBrowser(said);
  const isExplained = files.some(({ failed }) => failed > 0) || code === 0;
  return {
    files,
    flaky: said.tests.filter(({ outcome }) => outcome === 'flaky').map(({ title }) => title),
    problem: isExplained ? null : said.errors.join('\n') || `Playwright ended with ${code}.`,
  };
}
