import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFRESH_HOOK } from '@northlight/webpack/refresh';

/** Path of a remote in development. No release uses it. */
export const devPath = (name) => `/remotes/${name}/dev/`;

/** Registry entry of a remote in development, as its `remote.ts` declares it. It has no integrity hashes. */
const entryAtWork = (declaration) => ({
  ...declaration,
  release: 'dev',
  releasedAt: new Date().toISOString(),
  entry: `${devPath(declaration.name)}remoteEntry.js`,
  integrity: '',
  entrySize: 0,
  preload: {},
  files: {},
  history: [],
});

function fresh(dir, built) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  symlinkSync(join(built, 'remotes'), join(dir, 'remotes'), 'junction');
}

/**
 * Lays out a site with one remote in development: the shell as given, the other remotes as built.
 * @param {string} dir folder of the site; replaced
 * @param {{built: string, shell: string, declaration: object}} parts the built site, the shell's development build, and
 *   the remote's declaration
 */
export function remoteAtWork(dir, { built, shell, declaration }) {
  fresh(dir, built);
  symlinkSync(join(shell, 'shell'), join(dir, 'shell'), 'junction');
  const hook = `<head>\n    <script nonce="%NONCE%">${REFRESH_HOOK}</script>`;
  const shellJson = JSON.parse(readFileSync(join(shell, 'shell.json'), 'utf8'));
  writeFileSync(
    join(dir, 'shell.json'),
    JSON.stringify({ ...shellJson, page: shellJson.page.replace('<head>', () => hook) }),
  );
  const { remotes } = JSON.parse(readFileSync(join(built, 'remotes.json'), 'utf8'));
  const others = remotes.filter(({ name }) => name !== declaration.name);
  writeFileSync(join(dir, 'remotes.json'), JSON.stringify({ remotes: [...others, entryAtWork(declaration)] }));
}

/** Lays out a site with the shell in development and all remotes as built. @param {string} dir @param {string} built */
export function shellAtWork(dir, built) {
  fresh(dir, built);
  mkdirSync(join(dir, 'shell'));
  const { remotes } = JSON.parse(readFileSync(join(built, 'remotes.json'), 'utf8'));
  writeFileSync(join(dir, 'remotes.json'), JSON.stringify({ remotes }));
}
