/** An invalid name for a new remote. Its message is a sentence for the user. */
export class Refusal extends Error {}

const SHAPE = /^mfe-[a-z][a-z0-9-]*$/;

/** Paths that the server itself answers. */
const SERVER_PATHS = ['/api', '/remotes', '/shell'];

/**
 * Every form of a remote's name: `mfe-cap-table` is the package @northlight/mfe-cap-table with the page CapTablePage,
 * the title Cap table and the path /cap-table.
 * @param {string} [folder] name of the folder, as typed
 * @param {string[]} [taken] paths that the suite already uses
 * @throws {Refusal} if the name has the wrong shape or its path is taken
 */
export function namesOf(folder = '', taken = []) {
  if (!SHAPE.test(folder))
    throw new Refusal(
      `"${folder}" is no name for a remote: it starts with mfe-, then a letter, then small letters, digits and hyphens.`,
    );
  const words = folder.split('-').slice(1).filter(Boolean);
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  const path = `/${words.join('-')}`;
  if ([...SERVER_PATHS, ...taken].includes(path))
    throw new Refusal(`${folder} would answer at ${path}, which is taken: choose another name.`);
  const [first, ...others] = words;
  return { folder, path, page: `${words.map(capital).join('')}Page`, title: [capital(first), ...others].join(' ') };
}
