import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../release/index.mjs';
import { fingerprint } from './fingerprint.mjs';
import { remotes, root } from './packages.mjs';
import { builds, releases, site, siteStorage } from './site.mjs';

const PARALLEL = 2;
const preset = ['tooling/webpack', 'pnpm-lock.yaml'];
const stamps = join(root, 'dist/stamps');

/** What goes into each build. Of shared-ui remotes only know the names; the hooks and rules they use are in their pages. */
const inputs = (name) => [name, 'shared-api', ...(name === 'shell' ? ['shared-ui'] : []), ...preset];

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

const isDue = ({ name, stamp, hash }) =>
  !existsSync(join(root, name, 'dist')) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;

async function buildDue(names, say) {
  const due = names.map((name) => ({ name, stamp: join(stamps, name), hash: fingerprint(inputs(name)) })).filter(isDue);
  let done = 0;
  const queue = [...due];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      rmSync(job.stamp, { force: true }); // from here on the folder holds what the stamp does not say
      await webpack(job.name);
      done += 1;
      say(`Built ${job.name} (${done} of ${due.length})`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return due;
}

/**
 * Builds what has changed since it was built last, two at a time, and puts the result where it belongs, while no other
 * build or release is at work here.
 * @param {string[]} names packages to build
 * @param {(line: string) => void} say is told of each build
 * @param {(rebuilt: string[]) => Promise<T>} place
 * @param {boolean} isSite whether that is the site: then a build counts as done, else the site still has to get it
 * @returns {Promise<{rebuilt: string[], placed: T}>}
 * @throws {Error} with what webpack said, or when another build or release does not finish
 * @template T
 */
async function buildAndPlace(names, say, place, isSite) {
  const onWait = () => say('Waiting for another build or release to finish…');
  return await siteStorage.exclusively(
    async () => {
      const due = await buildDue(names, say);
      const rebuilt = due.map(({ name }) => name);
      const placed = await place(rebuilt);
      if (isSite) {
        mkdirSync(stamps, { recursive: true });
        for (const { stamp, hash } of due) writeFileSync(stamp, hash);
      }
      return { rebuilt, placed };
    },
    { onWait },
  );
}

/**
 * Builds the whole front end where it has changed.
 * @param {(line: string) => void} say is told of each build
 * @returns {Promise<number>} how many packages were built
 */
export async function buildFrontEnd(say) {
  const place = (rebuilt) => publish(site, builds, rebuilt);
  const { rebuilt } = await buildAndPlace(['shell', ...remotes], say, place, true);
  return rebuilt.length;
}

/**
 * Builds one remote where it has changed and hands the build to where releases are kept.
 * @param {(line: string) => void} say is told of the build
 * @param {(storage: import('../release/storage.mjs').Storage, built: string) => Promise<T>} place
 * @returns {Promise<{placed: T}>}
 * @throws {Error} when there is no such remote
 * @template T
 */
export async function buildRelease(name, say, place) {
  if (!remotes.includes(name)) throw new Error(`Name a remote to release: ${remotes.join(', ')}.`);
  const { storage, isSite } = await releases();
  const add = () => place(storage, builds.remotes[name]);
  return await buildAndPlace([name], say, isSite ? add : () => storage.exclusively(add), isSite);
}
