import { globSync } from 'node:fs';

/** Where a remote keeps its pages: `src/pages`, or `src/<product>/pages` if it contains several products. */
export const PAGES = 'src/{,*/}pages';
/** Where it keeps its extensions of other remotes' pages. */
const EXTENSIONS = 'src/{,*/}extensions';

function sourceFile(dir, folders, name) {
  const files = globSync(`${folders}/${name}.tsx`, { cwd: dir });
  if (files.length > 1) throw new Error(`${dir} has several files named ${name}: ${files.join(', ')}.`);
  return files.length === 1 ? `./${files[0].replaceAll('\\', '/')}` : null;
}

/**
 * Source file of a page.
 * @param {string} dir folder of the remote
 * @param {string} page name of the page
 * @returns {string | null} path relative to `dir`, starting with `./`; null if there is none
 * @throws if several files have that name
 */
export const pageFile = (dir, page) => sourceFile(dir, PAGES, page);

/** As `pageFile`, for an extension. */
export const extensionFile = (dir, component) => sourceFile(dir, EXTENSIONS, component);
