import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readJson, root } from './packages.mjs';

/** The built front end as it is served. */
export const site = join(root, 'dist/site');
const KEPT = 3;

/** Replaces a file at once: a reader sees the old one or the new one. */
function writeAtomically(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

const TEXT = /\.(js|css|svg|json)$/;

/** Puts a Brotli and a gzip copy beside each text file, so that the server compresses nothing while it serves. */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!TEXT.test(name) || existsSync(`${file}.br`)) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Copies a folder under a name of its own, at once; one that is there already is never touched. */
function addFolder(from, to) {
  if (existsSync(to)) return;
  rmSync(`${to}.new`, { recursive: true, force: true });
  cpSync(from, `${to}.new`, { recursive: true, filter: (file) => !file.endsWith('.map') });
  compress(`${to}.new`);
  renameSync(`${to}.new`, to);
}

/** Puts a built remote among the releases. The newest few of each remote stay. */
export function addRelease(name) {
  const { release } = readJson(name, 'dist/remote.json');
  const folder = join(site, 'remotes', name);
  mkdirSync(folder, { recursive: true });
  addFolder(join(root, name, 'dist'), join(folder, release));
  const old = readdirSync(folder)
    .filter((entry) => entry !== release)
    .sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
  for (const entry of old.slice(KEPT - 1)) rmSync(join(folder, entry), { recursive: true });
}

/** Puts the built shell in place: its files first, the page that names them last. */
export function addShell() {
  mkdirSync(join(site, 'shell'), { recursive: true });
  cpSync(join(root, 'shell/dist'), site, {
    recursive: true,
    filter: (file) => !/\.map$|index\.html$|shell\.json$/.test(file),
  });
  compress(join(site, 'shell'));
  writeAtomically(join(site, 'index.html'), readFileSync(join(root, 'shell/dist/index.html')));
}

/** Points the registry at what was built last. */
export function writeRegistry(remotes) {
  const registry = {
    shell: readJson('shell/dist/shell.json'),
    remotes: remotes.map((name) => readJson(name, 'dist/remote.json')),
  };
  writeAtomically(join(site, 'remotes.json'), JSON.stringify(registry));
}
