import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, readBuild, readComplete } from './built.mjs';
import { compress, gzipBytes } from './compress.mjs';
import { exclusively } from './lock.mjs';
import { flush, putInPlace, UNFINISHED, writeAtomically } from './write-atomically.mjs';

const discard = (path) => rmSync(path, { recursive: true, force: true });
const folders = (path) => (existsSync(path) ? readdirSync(path).filter((name) => !name.endsWith(UNFINISHED)) : []);

/**
 * Stores releases in a folder: `remotes/<name>/<release>/`, next to the registry `remotes.json`. A release never
 * changes once it has its name; the registry is replaced atomically. Run writes inside `exclusively`.
 * @param {string} dir folder of the site
 * @returns {import('./storage.mjs').Storage}
 */
export function folderStorage(dir) {
  const registryFile = join(dir, 'remotes.json');
  const folderOf = (name, release) => join(dir, 'remotes', name, release);

  /** Removes unfinished files of a killed run. */
  function sweep() {
    discard(`${registryFile}${UNFINISHED}`);
    const remotes = join(dir, 'remotes');
    for (const name of folders(remotes))
      for (const entry of readdirSync(join(remotes, name)))
        if (entry.endsWith(UNFINISHED)) discard(join(remotes, name, entry));
  }

  const storage = {
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

    async readRegistry() {
      if (!existsSync(registryFile)) return { remotes: [] };
      try {
        const { remotes } = JSON.parse(readFileSync(registryFile, 'utf8'));
        return { remotes: remotes.filter(({ files }) => files) }; // older entries have no hashes and cannot load
      } catch {
        throw new Error(`${registryFile} is damaged: remove it and run npm run build.`);
      }
    },

    async change(work) {
      const before = await storage.readRegistry();
      const after = await work(before);
      if (after !== before) writeAtomically(registryFile, JSON.stringify(after));
      return after;
    },

    async releases(name) {
      return folders(join(dir, 'remotes', name))
        .filter((release) => readComplete(folderOf(name, release)))
        .sort((a, b) => statSync(folderOf(name, b)).mtimeMs - statSync(folderOf(name, a)).mtimeMs);
    },

    read: async (name, release) => readComplete(folderOf(name, release)),

    async measure(name, release) {
      const folder = folderOf(name, release);
      const sizes = new Map(filesIn(folder).map((file) => [file, statSync(join(folder, file)).size]));
      return { gzip: gzipBytes(sizes), addedAt: statSync(folder).mtime };
    },

    async add(built) {
      const remote = readBuild(built);
      const { name, release } = remote;
      const target = folderOf(name, release);
      if (readComplete(target)) return remote;
      const unfinished = `${target}${UNFINISHED}`;
      await storage.remove(name, release);
      cpSync(built, unfinished, { recursive: true, filter: (file) => !file.endsWith('.map') });
      compress(unfinished);
      for (const file of readdirSync(unfinished, { recursive: true })) flush(join(unfinished, file));
      flush(unfinished);
      putInPlace(unfinished, target);
      return remote;
    },

    async remove(name, release) {
      const folder = folderOf(name, release);
      if (!existsSync(folder)) return;
      renameSync(folder, `${folder}${UNFINISHED}`);
      discard(`${folder}${UNFINISHED}`);
    },
  };
  return storage;
}
