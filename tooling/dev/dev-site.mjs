import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFRESH_HOOK } from '@northlight/webpack/refresh';

/** Where a remote at work is served; nothing that was released has this address. */
export const devPath = (name) => `/remotes/${name}/dev/`;

/** A remote at work as the registry holds it, declared as its `remote.ts` says now; nothing of it is checked. */
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
 * Lays out a site in which one remote is at work: the shell as given, the other remotes as built.
 * @param {string} dir folder of the site, made anew
 * @param {{built: string, shell: string, declaration: object}} parts the built site, the shell's development build, and
 *   what the remote declares
 */
export function remoteAtWork(dir, { built, shell, declaration }) {
  fresh(dir, built);
  symlinkSync(join(shell, 'shell'), join(dir, 'shell'), 'junction');
  const hook = `<head>\n    <script nonce="%NONCE%">${REFRESH_HOOK}</script>`;
  writeFileSync(
    join(dir, 'index.html'),
    readFileSync(join(shell, 'index.html'), 'utf8').replace('<head>', () => hook),
  );
  cpSync(join(shell, 'shell.json'), join(dir, 'shell.json'));
  const { remotes } = JSON.parse(readFileSync(join(built, 'remotes.json'), 'utf8'));
  const others = remotes.filter(({ name }) => name !== declaration.name);
  writeFileSync(join(dir, 'remotes.json'), JSON.stringify({ remotes: [...others, entryAtWork(declaration)] }));
}

/** Lays out a site whose shell is at work, with all remotes as built. @param {string} dir @param {string} built */
export function shellAtWork(dir, built) {
  fresh(dir, built);
  mkdirSync(join(dir, 'shell'));
  cpSync(join(built, 'remotes.json'), join(dir, 'remotes.json'));
}
