import { promoteCanary, startCanary, stopCanary } from '../release/index.mjs';
import { buildRelease, isPart } from './build-front-end.mjs';
import { checkPackage, takeUnchecked } from './check-package.mjs';
import { command, say } from './command.mjs';
import { releases } from './site.mjs';

const USAGE = `Usage:
  npm run canary -- mfe-x 10              build it and give it to 10 percent of the browsers
  npm run canary -- mfe-x <release> 10    give them a release that is there
  npm run canary -- mfe-x off             take it back
  npm run canary -- mfe-x promote         give it to everybody`;

const percentOf = (text) => Number(/^\d+%?$/.test(text) ? text.replace('%', '') : Number.NaN);
const started = ({ name, release, percent, current }) =>
  say(`${percent} % of the browsers get ${name} ${release}, all others stay at ${current}.`);

async function stop(storage, name) {
  const { release, current } = await storage.exclusively(() => stopCanary(storage, name));
  say(`Nobody gets ${name} ${release} any more: everybody is at ${current}.`);
}

async function promote(storage, name) {
  const { release, previous } = await storage.exclusively(() => promoteCanary(storage, name));
  say(`${name} is now at ${release} for everybody (before: ${previous}).`);
}

async function tryBuild(name, percent) {
  const { placed } = await buildRelease(name, say, async (storage, built) => {
    const { release } = await storage.add(built);
    return await startCanary(storage, name, release, percent);
  });
  started(placed);
}

await command(async (...given) => {
  const { args, isUnchecked } = takeUnchecked(given);
  const [name, first, second] = args;
  if (!name || !first) throw new Error(USAGE);
  const { storage } = await releases();
  if (first === 'off') return await stop(storage, name);
  if (first === 'promote') return await promote(storage, name);
  if (second === undefined && /^\d+%?$/.test(first)) {
    if (!isUnchecked && isPart(name)) await checkPackage(name, say);
    return await tryBuild(name, percentOf(first));
  }
  if (second === undefined) throw new Error(USAGE);
  started(await storage.exclusively(() => startCanary(storage, name, first, percentOf(second))));
});
