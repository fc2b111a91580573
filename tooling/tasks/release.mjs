import { join } from 'node:path';
import { release } from '../release/index.mjs';
import { buildAndPlace } from './build-front-end.mjs';
import { remotes, root } from './packages.mjs';
import { storage } from './site.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const [name = ''] = process.argv.slice(2);

try {
  if (!remotes.includes(name)) throw new Error(`Name a remote to release: ${remotes.join(', ')}.`);
  const { placed } = await buildAndPlace([name], say, () => release(storage, join(root, name, 'dist')));
  const before = placed.previous ? `before: ${placed.previous}` : 'its first release';
  say(
    placed.previous === placed.release
      ? `${name} is at ${placed.release} already: nothing in it has changed.`
      : `${name} is now at ${placed.release} (${before}).`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
