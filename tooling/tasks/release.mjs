import { release } from '../release/index.mjs';
import { buildRelease } from './build-front-end.mjs';
import { command, say } from './command.mjs';

await command(async (name = '') => {
  const { placed } = await buildRelease(name, say, release);
  const before = placed.previous ? `before: ${placed.previous}` : 'its first release';
  say(
    placed.previous === placed.release
      ? `${name} is at ${placed.release} already: nothing in it has changed.`
      : `${name} is now at ${placed.release} (${before}).`,
  );
});
