import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { importFromSuite, MODULES } from './modules.mjs';

const require = createRequire(import.meta.url);
const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');

const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function configOf(dir) {
  const { default: browser } = await importFromSuite('tooling/jest/browser.mjs');
  const config = browser(dir);
  const own = Object.entries(MODULES).map(([name, file]) => [`^${escaped(name)}$`, file]);
  return {
    ...config,
    moduleNameMapper: { ...config.moduleNameMapper, ...Object.fromEntries(own) },
    transformIgnorePatterns: ['/node_modules/(?!.*@northlight/remote-sdk/suite/)'],
  };
}

const run = (args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;

/**
 * Checks a remote's types and runs its tests.
 * @param {string} dir its folder
 * @param {string[]} args of Jest
 * @returns {Promise<number>} exit code
 */
export async function test(dir, args) {
  const types = run([tsc, '-p', dir, '--noEmit']);
  if (types !== 0) return types;
  const node = ['--experimental-vm-modules', '--no-warnings'];
  return run([...node, require.resolve('jest/bin/jest'), '--config', JSON.stringify(await configOf(dir)), ...args]);
}
