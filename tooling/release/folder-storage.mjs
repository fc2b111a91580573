import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { exclusively } from './lock.mjs';
import { flush, putInPlace, UNFINISHED, writeAtomically } from './write-atomically.mjs';

const discard = (path) => rmSync(path, { recursive: true, force: true });
const folders = (path) => (existsSync(path) ? readdirSync(path).filter((name) => !name.endsWith(UNFINISHED)) : []);

/** The `remote.json` of a folder that has every file it names, else null. */
function readComplete(folder) {
  const declaration = join(folder, 'remote.json');
  if (!existsSync(declaration)) return null;
  const remote = JSON.parse(readFileSync(declaration, 'utf8'));
  const root = `/remotes/${remote.name}/${remote.release}/`;
  const named = [remote.entry, ...Object.values(remote.preload).flat()];
  return named.every((url) => url.startsWith(root) && existsSync(join(folder, url.slice(root.length)))) ? remote : null;
}

function gzipBytes(folder) {
  const served = readdirSync(folder, { recursive: true }).filter((name) => !/\.(br|gz)$|^remote\.json$/.test(name));
  const sizes = served.map((name) => {
    const file = join(folder, name);
    const info = statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file);
    return info.isFile() ? info.size : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Releases in a folder: `remotes/<name>/<release>/`, and the registry `remotes.json` beside them. Releases never
 * change once they have their name; the registry is replaced at once. What writes runs inside `exclusively`.
 * @param {string} dir folder of the site
 */
export function folderStorage(dir) {
  const registryFile = join(dir, 'remotes.json');
  const folderOf = (name, release) => join(dir, 'remotes', name, release);

  /** Removes what a killed run has left unfinished. */
  function sweep() {
    discard(`${registryFile}${UNFINISHED}`);
    const remotes = join(dir, 'remotes');
    for (const name of folders(remotes))
      for (const entry of readdirSync(join(remotes, name)))
        if (entry.endsWith(UNFINISHED)) discard(join(remotes, name, entry));
  }

  const storage = {
    /**
     * Does something while no other process changes the releases.
     * @throws {Error} when another one does not finish in time
     */
    async exclusively(work, options) {
      mkdirSync(dir, { recursive: true });
      return await exclusively(
        join(dir, 'release.lock'),
        () => {
          sweep();
          return work();
        },
        options,
      );
    },

    /** @returns {object | null} null when nothing was built yet @throws {Error} when the file is damaged */
    readRegistry() {
      if (!existsSync(registryFile)) return null;
      try {
        return JSON.parse(readFileSync(registryFile, 'utf8'));
      } catch {
        throw new Error(`${registryFile} is damaged: remove it and run npm run build.`);
      }
    },

    writeRegistry: (registry) => writeAtomically(registryFile, JSON.stringify(registry)),

    /** Names of a remote's releases that are there in full, newest first. */
    releases(name) {
      return folders(join(dir, 'remotes', name))
        .filter((release) => storage.read(name, release))
        .sort((a, b) => statSync(folderOf(name, b)).mtimeMs - statSync(folderOf(name, a)).mtimeMs);
    },

    /** The `remote.json` of a release; null when the release is not there in full. */
    read: (name, release) => readComplete(folderOf(name, release)),

    /** Bytes of a release as they travel with gzip, and when it was added. */
    measure(name, release) {
      const folder = folderOf(name, release);
      return { gzip: gzipBytes(folder), addedAt: statSync(folder).mtime };
    },

    /**
     * Adds the release that a build has left in a folder; one that is there already is never touched.
     * @returns {object} its `remote.json`
     * @throws {Error} when the build lacks a file that it names
     */
    add(built) {
      const remote = readComplete(built);
      if (!remote) throw new Error(`${built} is not a complete build: remove that folder and build it again.`);
      const { name, release } = remote;
      if (storage.read(name, release)) return remote;
      const target = folderOf(name, release);
      const unfinished = `${target}${UNFINISHED}`;
      storage.remove(name, release);
      cpSync(built, unfinished, { recursive: true, filter: (file) => !file.endsWith('.map') });
      compress(unfinished);
      for (const file of readdirSync(unfinished, { recursive: true })) flush(join(unfinished, file));
      flush(unfinished);
      putInPlace(unfinished, target);
      return remote;
    },

    /** Removes a release at once: it is there in full or not at all. */
    remove(name, release) {
      const folder = folderOf(name, release);
      if (!existsSync(folder)) return;
      renameSync(folder, `${folder}${UNFINISHED}`);
      discard(`${folder}${UNFINISHED}`);
    },
  };
  return storage;
}
