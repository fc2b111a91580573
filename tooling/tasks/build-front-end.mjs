import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { remotes, root } from './packages.mjs';
import { addRelease, addShell, site, writeRegistry } from './site.mjs';

const PARALLEL = 2;
const preset = ['tooling/webpack', 'pnpm-lock.yaml'];

/** What goes into each build. The shared packages are part of the shell alone; remotes name them. */
const inputs = (name) =>
  name === 'shell' ? ['shell', 'shared-ui', 'shared-api', ...preset] : [name, 'shared-api/src/remote.ts', ...preset];

function webpack(name) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'tooling/webpack/build.mjs'), join(root, name)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${name} failed:\n${said.trim()}`)),
    );
  });
}

/**
 * Builds what has changed since it was built last, two at a time, and points the registry at the result.
 * @param {(line: string) => void} say is told of each build
 */
export async function buildFrontEnd(say) {
  const stamps = join(root, 'dist/stamps');
  mkdirSync(stamps, { recursive: true });
  const due = ['shell', ...remotes]
    .map((name) => ({ name, stamp: join(stamps, name), hash: fingerprint(inputs(name)) }))
    .filter(
      ({ name, stamp, hash }) =>
        !existsSync(join(root, name, 'dist')) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash,
    );
  let done = 0;
  const queue = [...due];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      await webpack(job.name);
      writeFileSync(job.stamp, job.hash);
      done += 1;
      say(`Built ${job.name} (${done} of ${due.length})`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  mkdirSync(site, { recursive: true });
  for (const name of remotes) addRelease(name);
  addShell();
  writeRegistry(remotes);
  return due.length;
}
