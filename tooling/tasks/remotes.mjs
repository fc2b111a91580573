import { describeParts, forget, serveFrom } from '../release/index.mjs';
import { command, say, table } from './command.mjs';
import { releases } from './site.mjs';

const HEAD = ['PART', 'RELEASE', 'WHO GETS IT', 'GZIP', 'SINCE'];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const time = (date) => `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Who gets a release, and since when. */
function roleOf({ current, releasedAt, canary, fallback }, { release, addedAt }) {
  if (release === current) return [canary ? `${100 - canary.percent} %` : 'everybody', releasedAt];
  if (release === canary?.release) return [`${canary.percent} %, canary`, canary.releasedAt];
  return [release === fallback ? 'fallback' : '', addedAt];
}

const rowsOf = (part) =>
  part.releases.map((there) => {
    const [role, since] = roleOf(part, there);
    return [part.name, there.release, role, kilobytes(there.gzip), time(since)];
  });

const fromWhere = (part, { repository, commit, builder, builtAt }) =>
  `${part} comes from ${repository} at ${commit}, built by ${builder} on ${time(builtAt)}.`;

const OWN = 'own';
const FORGET = 'forget';

await command(async (name, address, release) => {
  const { storage } = await releases();
  if (name) {
    if (address === FORGET) {
      await storage.exclusively(() => forget(storage, name, release));
      return say(`${name} ${release} is no rollback target or fallback any more.`);
    }
    if (!address) throw new Error(`Say from where: an origin such as https://parts.example.com, or ${OWN}.`);
    await serveFrom(storage, name, address === OWN ? null : address);
    return say(`Browsers take ${name} from ${address === OWN ? 'where they take the shell' : address} now.`);
  }
  const parts = await describeParts(storage);
  if (parts.length === 0) throw new Error('Nothing was released here yet.');
  say(table([HEAD, ...parts.flatMap(rowsOf)]).join('\n'));
  for (const { name: part, origin, provenance } of parts) {
    if (origin) say(`${part} is served at ${origin}.`);
    if (provenance) say(fromWhere(part, provenance));
  }
});
