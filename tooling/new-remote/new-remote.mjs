import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf, Refusal } from './names.mjs';

const template = join(import.meta.dirname, 'template');

const fill = (text, names) => text.replace(/__(folder|path|page|title)__/g, (_, part) => names[part]);

/**
 * Creates a new remote's folder from the template.
 * @param {string} suite folder that contains the remotes
 * @param {string} [name] the new folder's name, such as `mfe-cap-table`
 * @param {string[]} [taken] paths that the suite already uses
 * @returns its folder (absolute), and its name, path, page and title from `namesOf`
 * @throws {Refusal} if the name is invalid or the folder exists
 */
export function newRemote(suite, name, taken) {
  const names = namesOf(name, taken);
  const dir = join(suite, names.folder);
  if (existsSync(dir)) throw new Refusal(`${names.folder} exists already: choose another name, or remove it first.`);
  for (const file of globSync('**/*.tmpl', { cwd: template })) {
    const target = join(dir, fill(file, names).replace(/\.tmpl$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(template, file), 'utf8'), names));
  }
  return { ...names, dir };
}
