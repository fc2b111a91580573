import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../webpack/integrity.mjs';
import { folderOf, markOf, SHELL, urlsOf } from './layout.mjs';

/** Names of a release's files below a folder. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.endsWith('.map') && statSync(join(folder, name)).isFile());

const readMark = (folder, name) => {
  const mark = join(folder, markOf(name));
  return existsSync(mark) ? JSON.parse(readFileSync(mark, 'utf8')) : null;
};

/** Whether all files that a release names are there. @param {(url: string) => string | null} fileOf null outside it */
const isComplete = (release, fileOf) =>
  urlsOf(release).every((url) => {
    const file = fileOf(url);
    return file !== null && existsSync(file);
  });

/** Files of a remote are below the folder of their release; those of the shell's releases share one folder. */
const isOwn = ({ name, release }, url) => url.startsWith(name === SHELL ? '/shell/' : `/${folderOf(name, release)}`);

/** What describes a stored release, if every file it names is there, else null. @param {string} site */
export function readStored(site, name, release) {
  const mark = readMark(join(site, folderOf(name, release)), name);
  return mark && isComplete(mark, (url) => (isOwn(mark, url) ? join(site, url) : null)) ? mark : null;
}

/** File of a URL in the folder of the build that names it. */
function builtFile(folder, { name, release }, url) {
  const root = name === SHELL ? '/' : `/${folderOf(name, release)}`;
  return url.startsWith(root) ? join(folder, url.slice(root.length)) : null;
}

/**
 * What describes a build, checked: all files are present and match their hashes.
 * @throws {Error} if not
 */
export function readBuild(folder) {
  const built = readMark(folder, SHELL) ?? readMark(folder, '');
  const again = 'remove that folder and build it again';
  if (!built || !isComplete(built, (url) => builtFile(folder, built, url)))
    throw new Error(`${folder} is not a complete build: ${again}.`);
  const isForProduction = built.name === SHELL ? built.types : built.integrity;
  if (!isForProduction || (built.entry && built.integrity !== built.files[built.entry]))
    throw new Error(`${folder} is not a build for production: ${again}.`);
  for (const [url, hash] of Object.entries(built.files)) {
    const file = builtFile(folder, built, url);
    if (integrityOf(readFileSync(file)) !== hash) throw new Error(`${file} was changed after it was built: ${again}.`);
  }
  return built;
}
