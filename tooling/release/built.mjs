import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../webpack/integrity.mjs';

/** URL of the folder of a release. */
export const rootOf = ({ name, release }) => `/remotes/${name}/${release}/`;

/** Names of a release's files below a folder. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.endsWith('.map') && statSync(join(folder, name)).isFile());

/** The `remote.json` of a folder if every file it names is there, else null. */
export function readComplete(folder) {
  const declaration = join(folder, 'remote.json');
  if (!existsSync(declaration)) return null;
  const remote = JSON.parse(readFileSync(declaration, 'utf8'));
  const named = [remote.entry, ...Object.values(remote.preload).flat(), ...Object.keys(remote.files ?? {})];
  const root = rootOf(remote);
  return named.every((url) => url.startsWith(root) && existsSync(join(folder, url.slice(root.length)))) ? remote : null;
}

/**
 * The `remote.json` of a build, checked: all files are present and match their hashes.
 * @throws {Error} if not
 */
export function readBuild(folder) {
  const remote = readComplete(folder);
  const again = 'remove that folder and build it again';
  if (!remote) throw new Error(`${folder} is not a complete build: ${again}.`);
  if (!remote.integrity || remote.integrity !== remote.files[remote.entry])
    throw new Error(`${folder} is not a build for production: ${again}.`);
  const root = rootOf(remote);
  for (const [url, hash] of Object.entries(remote.files)) {
    if (integrityOf(readFileSync(join(folder, url.slice(root.length)))) !== hash)
      throw new Error(`${join(folder, url.slice(root.length))} was changed after it was built: ${again}.`);
  }
  return remote;
}
