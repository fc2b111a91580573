import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../release/index.mjs';
import { writeNotices } from '../supply-chain/index.mjs';
import { fingerprint } from './fingerprint.mjs';
import { remotes, root } from './packages.mjs';
import { builds, releases, site, siteStorage } from './site.mjs';

/** What is built and released: the shell and the remotes. */
const parts = ['shell', ...remotes];
export const isPart = (name) => parts.includes(name);

const PARALLEL = 2;
const preset = ['tooling/webpack', 'pnpm-lock.yaml'];
const stamps = join(root, 'dist/stamps');

/**
 * Inputs of each build. Remotes load shared-ui from the shell, so only the shell's build depends on it. Pages bundle
 * code of shared-api.
 */
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
      rmSync(job.stamp, { force: true }); // from here until the build succeeds, the stamp is out of date
      await webpack(job.name);
      done += 1;
      say(`Built ${job.name} (${done} of ${due.length})`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return due;
}

/**
 * Builds changed packages, two at a time, and passes them to `place`. Holds the lock, so no other build or release runs
 * at the same time.
 * @param {string[]} names packages to build
 * @param {(line: string) => void} say called for each build
 * @param {(rebuilt: string[]) => Promise<T>} place
 * @param {boolean} isSite whether `place` publishes to the site; only then do the builds count as up to date
 * @returns {Promise<{rebuilt: string[], placed: T}>}
 * @throws {Error} with webpack's output, or if another build or release does not finish
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
 * Builds all front-end packages that have changed.
 * @param {(line: string) => void} say called for each build
 * @returns {Promise<number>} number of packages built
 */
export async function buildFrontEnd(say) {
  const place = async (rebuilt) => {
    await publish(site, builds, rebuilt);
    const notices = join(site, 'third-party-notices.txt');
    if (rebuilt.length > 0 || !existsSync(notices)) writeFileSync(notices, await writeNotices());
  };
  const { rebuilt } = await buildAndPlace(parts, say, place, true);
  return rebuilt.length;
}

/**
 * Builds one part, the shell or a remote, if it has changed and passes it to the release storage.
 * @param {(line: string) => void} say called for the build
 * @param {(storage: import('../release/storage.mjs').Storage, built: string) => Promise<T>} place
 * @returns {Promise<{placed: T}>}
 * @throws {Error} if there is no such part
 * @template T
 */
export async function buildRelease(name, say, place) {
  if (!isPart(name)) throw new Error(`Name a part to release: ${parts.join(', ')}.`);
  const { storage, isSite } = await releases();
  const add = () => place(storage, name === 'shell' ? builds.shell : builds.remotes[name]);
  return await buildAndPlace([name], say, isSite ? add : () => storage.exclusively(add), isSite);
}
