import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, readBuild, readStored } from './built.mjs';
import { compress, copiesOf, gzipBytes } from './compress.mjs';
import { folderOf, placeOf, SHELL, TYPES, urlsOf } from './layout.mjs';
import { exclusively } from './lock.mjs';
import { flush, putInPlace, UNFINISHED, writeAtomically } from './write-atomically.mjs';

const discard = (path) => rmSync(path, { recursive: true, force: true });
const folders = (path) => (existsSync(path) ? readdirSync(path).filter((name) => !name.endsWith(UNFINISHED)) : []);

/**
 * Stores releases in a folder: `remotes/<name>/<release>/`, and for the shell `shells/<release>/` with files in `shell/`,
 * next to the registry `remotes.json`. A release never changes once it has its name; the registry is replaced
 * atomically. Run writes inside `exclusively`.
 * @param {string} dir folder of the site
 * @returns {import('./storage.mjs').Storage}
 */
export function folderStorage(dir) {
  const registryFile = join(dir, 'remotes.json');
  const pathOf = (name, release) => join(dir, folderOf(name, release).replace(/\/$/, ''));

  /** Removes unfinished files of a killed run. */
  function sweep() {
    discard(`${registryFile}${UNFINISHED}`);
    const remotes = join(dir, 'remotes');
    const parts = [...folders(remotes).map((name) => join(remotes, name)), join(dir, 'shells'), join(dir, 'shell')];
    for (const part of parts.filter((path) => existsSync(path)))
      for (const entry of readdirSync(part)) if (entry.endsWith(UNFINISHED)) discard(join(part, entry));
  }

  /** Adds a file with compressed copies that several releases may use. One that is there has the same content. */
  function addCommon(place, content) {
    const file = join(dir, place);
    if (existsSync(file)) return;
    mkdirSync(dirname(file), { recursive: true });
    for (const [suffix, copy] of Object.entries(copiesOf(place, content))) writeAtomically(file + suffix, copy);
    writeAtomically(file, content);
  }

  /** Adds a release's own folder, complete or not at all. */
  function addFolder(built, folder, files) {
    const unfinished = `${folder}${UNFINISHED}`;
    for (const file of files) cpSync(join(built, file), join(unfinished, file), { recursive: true });
    compress(unfinished);
    for (const file of readdirSync(unfinished, { recursive: true })) flush(join(unfinished, file));
    flush(unfinished);
    putInPlace(unfinished, folder);
  }

  /** Removes the shell's files that no release names any more. */
  async function sweepShell({ files = {}, others = [] }) {
    const kept = await Promise.all((await storage.releases(SHELL)).map((release) => storage.read(SHELL, release)));
    const needed = new Set(kept.flatMap(urlsOf));
    for (const url of urlsOf({ files, others }).filter((one) => !needed.has(one)))
      for (const suffix of ['', '.br', '.gz']) discard(join(dir, url + suffix));
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
        const { shell, remotes } = JSON.parse(readFileSync(registryFile, 'utf8'));
        const loadable = remotes.filter(({ files }) => files); // older entries have no hashes and cannot load
        return { ...(shell?.release && { shell }), remotes: loadable };
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
      return folders(pathOf(name))
        .filter((release) => readStored(dir, name, release))
        .sort((a, b) => statSync(pathOf(name, b)).mtimeMs - statSync(pathOf(name, a)).mtimeMs);
    },

    read: async (name, release) => readStored(dir, name, release),

    async readTypes(name, release) {
      const file = join(pathOf(name, release), TYPES);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).files : null;
    },

    async measure(name, release) {
      const files = urlsOf(readStored(dir, name, release)).flatMap((url) => [url, `${url}.gz`]);
      const there = files.filter((url) => existsSync(join(dir, url)));
      const sizes = new Map(there.map((url) => [url, statSync(join(dir, url)).size]));
      return { gzip: gzipBytes(sizes), addedAt: statSync(pathOf(name, release)).mtime };
    },

    async add(built) {
      const found = readBuild(built);
      const { name, release } = found;
      if (readStored(dir, name, release)) return found;
      await storage.remove(name, release);
      const own = folderOf(name, release);
      const places = filesIn(built).map((file) => [file, placeOf(found, file)]);
      for (const [file, place] of places)
        if (place !== null && !place.startsWith(own)) addCommon(place, readFileSync(join(built, file)));
      addFolder(
        built,
        pathOf(name, release),
        places.flatMap(([file, place]) => (place?.startsWith(own) ? file : [])),
      );
      return found;
    },

    async remove(name, release) {
      const folder = pathOf(name, release);
      if (!existsSync(folder)) return;
      const removed = readStored(dir, name, release);
      renameSync(folder, `${folder}${UNFINISHED}`);
      discard(`${folder}${UNFINISHED}`);
      if (name === SHELL && removed) await sweepShell(removed);
    },
  };
  return storage;
}
