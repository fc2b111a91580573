/** A name that no remote can be generated for; its message is a sentence for the person who asked. */
export class Refusal extends Error {}

const SHAPE = /^mfe-[a-z][a-z0-9-]*$/;

/** What the server answers itself, beside the suite's pages. */
const SERVER_PATHS = ['/api', '/remotes', '/shell'];

/**
 * Every way of writing a remote's name: `mfe-cap-table` is the package @northlight/mfe-cap-table, has the page
 * CapTablePage, is titled Cap table and answers at /cap-table.
 * @param {string} [folder] name of the folder, as typed
 * @param {string[]} [taken] paths that the suite answers at already
 * @throws {Refusal} when the name has the wrong shape or its path is taken
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
