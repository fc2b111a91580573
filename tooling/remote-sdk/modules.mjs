import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder with the suite's presets and shared sources, laid out as in its repository. */
export const suite = join(import.meta.dirname, 'suite');

/** Imports a module of the suite, which is there only in the packed SDK. @param {string} file path below `suite` */
export const importFromSuite = (file) => import(pathToFileURL(join(suite, file)).href);

const filesOf = (folder) => {
  const { name, exports } = JSON.parse(readFileSync(join(suite, folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([part]) => !part.includes('*'))
    .map(([part, file]) => [name + part.slice(1), join(suite, folder, file)]);
};

/** Source files of the suite's modules that a remote imports, by name. */
export const MODULES = Object.fromEntries(['shared-api', 'shared-ui', 'tooling/testing'].flatMap(filesOf));
