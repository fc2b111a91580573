import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry } from '../../api/src/platform/site/registry-schema.ts';
import { paths } from '../../shared-api/src/paths.ts';
import { readBuild } from '../release/built.mjs';
import { urlsOf } from '../release/layout.mjs';
import { Refusal } from './refusal.mjs';

/** First segment of a path. Remotes own whole first segments. */
const firstOf = (path) => path.split('/')[1].toLowerCase();

/** What the server or the shell answers itself. */
const RESERVED = ['/', '/api', '/remotes', '/shell', '/pitch-decks', paths.status(), paths.terms(), paths.privacy()];

const invalid = (message) => new Refusal(422, 'invalid_build', message);

/** The build in a folder, with all hashes compared. */
function readChecked(dir) {
  try {
    return readBuild(dir);
  } catch (error) {
    throw invalid(error.message.replaceAll(`${dir}/`, '').replaceAll(dir, 'The upload'));
  }
}

/** What the server and the shell read from an entry has to have its shape: one bad entry spoils the registry for all. */
function checkShape(remote) {
  try {
    parseRegistry(JSON.stringify({ remotes: [{ ...remote, releasedAt: new Date().toISOString(), history: [] }] }));
  } catch (error) {
    const [{ path, message }] = error.issues ?? [{ path: [], message: error.message }];
    throw invalid(`remote.json: ${[...path.slice(2), message].join(': ')}.`);
  }
}

/** Every file is named by the build or harmless, and nothing outside the upload is named. */
function checkFiles(remote, names) {
  const root = `/remotes/${remote.name}/${remote.release}/`;
  const stray = urlsOf(remote).find((url) => !url.startsWith(root) || !names.includes(url.slice(root.length)));
  if (stray) throw invalid(`remote.json names ${stray}, which is not a file of this upload.`);
  const unhashed = names.find((name) => /\.(js|css)$/.test(name) && !remote.files[root + name]);
  if (unhashed) throw invalid(`remote.json has no hash of ${unhashed}.`);
}

const DECLARATION = /^shared-(api|ui)\/src\/(?:[\w-]+\/)*[\w.-]+\.d\.ts$/;
/** Reads a file outside the tree of declarations. */
const OUTSIDE = /\/\/\/\s*<|(?:from|import|import\()\s*['"]\/|(?:\.\.\/){7}/;

/**
 * A release can be compared with the shell, and its types are only what the comparison expects: it writes them to files
 * of these names and passes them to the compiler.
 */
function checkCompared(dir, names, remote) {
  if (!remote.requires?.react || !remote.types || !remote.cacheKeys || !names.includes('types.json'))
    throw invalid('The build does not say what it requires of the shell: build it with the SDK.');
  let files;
  try {
    files = Object.entries(JSON.parse(readFileSync(join(dir, 'types.json'), 'utf8')).files);
  } catch {
    throw invalid('types.json is not the types of a build.');
  }
  for (const [file, text] of files)
    if (!DECLARATION.test(file) || typeof text !== 'string' || OUTSIDE.test(text))
      throw invalid(`types.json contains ${JSON.stringify(file)}, which is not a declaration of the shared modules.`);
}

/** @throws {Refusal} if a route is below one that the product or another remote answers */
function checkRoutes(remote, registry) {
  const owners = new Map(RESERVED.map((path) => [firstOf(path), 'the product']));
  for (const { name, routes } of registry.remotes)
    if (name !== remote.name) for (const { path } of routes) owners.set(firstOf(path), name);
  for (const { path } of remote.routes) {
    const owner = owners.get(firstOf(path));
    if (owner || /^[:*]/.test(firstOf(path)))
      throw new Refusal(
        409,
        'path_taken',
        `${remote.name} declares ${path}, which belongs to ${owner ?? 'everybody'}.`,
      );
  }
}

/**
 * Checks an uploaded build.
 * @param {string} dir folder of the upload
 * @param {string[]} names its files
 * @param {{name: string, release: string}} expected what the address names
 * @param {import('@northlight/shared-api/remote').RegistryFile} registry
 * @returns {object} its `remote.json`
 * @throws {Refusal} with the reason
 */
export function checkUpload(dir, names, expected, registry) {
  if (!names.includes('remote.json')) throw invalid('The upload has no remote.json: publish the output of a build.');
  if (names.includes('shell.json')) throw invalid('The upload has a shell.json: only remotes can be published.');
  try {
    JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8'));
  } catch {
    throw invalid('remote.json is not JSON.');
  }
  const remote = readChecked(dir);
  for (const key of ['name', 'release'])
    if (remote[key] !== expected[key])
      throw invalid(`The address names ${key} ${expected[key]}, but remote.json says ${remote[key]}.`);
  checkShape(remote);
  checkFiles(remote, names);
  checkCompared(dir, names, remote);
  checkRoutes(remote, registry);
  return remote;
}
