import { describeRemotes, serveFrom } from '../release/index.mjs';
import { command, say, table } from './command.mjs';
import { releases } from './site.mjs';

const HEAD = ['REMOTE', 'RELEASE', 'WHO GETS IT', 'GZIP', 'SINCE'];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const time = (date) => `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Who gets a release, and since when. */
function roleOf({ current, releasedAt, canary, fallback }, { release, addedAt }) {
  if (release === current) return [canary ? `${100 - canary.percent} %` : 'everybody', releasedAt];
  if (release === canary?.release) return [`${canary.percent} %, canary`, canary.releasedAt];
  return [release === fallback ? 'fallback' : '', addedAt];
}

const rowsOf = (remote) =>
  remote.releases.map((there) => {
    const [role, since] = roleOf(remote, there);
    return [remote.name, there.release, role, kilobytes(there.gzip), time(since)];
  });

const OWN = 'own';

await command(async (name, address) => {
  const { storage } = await releases();
  if (name) {
    if (!address) throw new Error(`Say from where: an origin such as https://parts.example.com, or ${OWN}.`);
    await serveFrom(storage, name, address === OWN ? null : address);
    return say(`Browsers take ${name} from ${address === OWN ? 'where they take the shell' : address} now.`);
  }
  const remotes = await describeRemotes(storage);
  if (remotes.length === 0) throw new Error('Nothing was released here yet.');
  say(table([HEAD, ...remotes.flatMap(rowsOf)]).join('\n'));
  for (const remote of remotes) if (remote.origin) say(`${remote.name} is served at ${remote.origin}.`);
});
