import { globSync } from 'node:fs';

/** Where a remote keeps its pages: `src/pages`, or `src/<product>/pages` if it contains several products. */
export const PAGES = 'src/{,*/}pages';

/**
 * Source file of a page.
 * @param {string} dir folder of the remote
 * @param {string} page name of the page
 * @returns {string | null} path relative to `dir`, starting with `./`; null if there is none
 * @throws if several files have that name
 */
export function pageFile(dir, page) {
  const files = globSync(`${PAGES}/${page}.tsx`, { cwd: dir });
  if (files.length > 1) throw new Error(`${dir} has several pages named ${page}: ${files.join(', ')}.`);
  return files.length === 1 ? `./${files[0].replaceAll('\\', '/')}` : null;
}
