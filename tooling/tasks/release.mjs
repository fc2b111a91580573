import { release } from '../release/index.mjs';
import { buildRelease, isPart } from './build-front-end.mjs';
import { checkPackage, takeUnchecked } from './check-package.mjs';
import { command, say } from './command.mjs';

await command(async (...given) => {
  const { args, isUnchecked } = takeUnchecked(given);
  const [name = ''] = args;
  if (!isUnchecked && isPart(name)) await checkPackage(name, say);
  const { placed } = await buildRelease(name, say, release);
  const before = placed.previous ? `before: ${placed.previous}` : 'its first release';
  for (const shell of placed.leftBehind)
    say(`The shell cannot go back to ${shell} while ${name} is at ${placed.release}: that one lacks what it uses.`);
  say(
    placed.previous === placed.release
      ? `${name} is at ${placed.release} already: nothing in it has changed.`
      : `${name} is now at ${placed.release} (${before}).`,
  );
});
