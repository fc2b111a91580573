/** Name of the shell among the parts. */
export const SHELL = 'shell';

/** File that describes a release; it is written last, so its presence means that the release is complete. */
export const markOf = (name) => (name === SHELL ? 'shell.json' : 'remote.json');

/** The types that a release was built with. */
export const TYPES = 'types.json';

/** Folder of a release, or of all releases of a part, from the root of the site. */
export const folderOf = (name, release) =>
  `${name === SHELL ? 'shells' : `remotes/${name}`}/${release ? `${release}/` : ''}`;

/**
 * Where a file of a build belongs, from the root of the site. The shell's scripts and fonts have a hash in their names
 * and one folder for all releases, so that browsers keep what did not change.
 * @param {{name: string, release: string}} built
 * @param {string} file from the build's folder
 * @returns {string | null} null if the site does not keep it
 */
export function placeOf({ name, release }, file) {
  if (name !== SHELL) return folderOf(name, release) + file;
  if (file === 'index.html') return null; // the mark contains it
  return file.startsWith('shell/') ? file : folderOf(name, release) + file;
}

/** URLs of all files that a release names. */
export const urlsOf = ({ entry, preload = {}, files = {}, others = [] }) => [
  ...new Set([...(entry ? [entry] : []), ...Object.values(preload).flat(), ...Object.keys(files), ...others]),
];
