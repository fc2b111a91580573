import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const contract = join(import.meta.dirname, '../../shared-api/src');

/**
 * The shared scope, and why: the shell provides each of these once per page, and remotes never contain a copy. `eager`
 * modules are in the shell's first script; the others are chunks that the shell loads on demand. From shared-api it
 * contains the files that hold state (`file`, however they are imported). Its hooks and rules hold none, so each page
 * contains those that it uses. Of a package with a `facade`, the shell ships only the names that this file lists.
 */
export const SHARED = [
  { name: 'react', eager: true, why: 'hooks need one React' },
  { name: 'react/jsx-runtime', eager: true, why: 'belongs to the same React' },
  { name: 'react/jsx-dev-runtime', eager: true, why: 'what a remote at work has in its place' },
  { name: 'react-dom', eager: true, why: 'portals of remotes live in the shell’s root' },
  { name: 'react-dom/client', eager: true, why: 'belongs to the same React' },
  { name: 'react-router-dom', facade: 'router-facade.ts', eager: true, why: 'one location' },
  { name: 'styled-components', facade: 'styled-facade.ts', eager: true, why: 'one style sheet and one theme' },
  { name: '@tanstack/react-query', facade: 'query-facade.ts', eager: true, why: 'one cache of server data' },
  { name: 'shared-api/client', file: 'client/client.ts', eager: true, why: 'one renewal at a time' },
  { name: 'shared-api/errors', file: 'client/errors.ts', eager: true, why: 'a failure is known by its class' },
  {
    name: 'shared-api/tokens',
    file: 'client/token-storage.ts',
    eager: true,
    why: 'one pair of tokens, and word of it to all',
  },
  { name: 'shared-api/session', file: 'session/session.ts', eager: true, why: 'the shell hands it down as a context' },
  { name: 'shared-api/extensions', file: 'extensions.ts', eager: true, why: 'the shell shows them in remotes’ pages' },
  { name: 'shared-api/settings', file: 'settings.ts', eager: true, why: 'read from the page once' },
  { name: 'shared-api/page-title', file: 'page-title.ts', eager: true, why: 'route and page name one tab' },
  {
    name: 'shared-api/unsaved-changes',
    file: 'unsaved-changes.ts',
    eager: true,
    why: 'the shell asks before it leaves',
  },
  { name: '@northlight/shared-ui', eager: true, why: 'one toast region, one set of styles' },
  { name: '@northlight/shared-ui/form', eager: false, why: 'forms are not on every page' },
  { name: '@northlight/shared-ui/overlays', eager: false, why: 'dialogs and menus are not on every page, and weigh' },
  { name: 'formik', eager: false, why: 'form fields and the form around them share a context' },
  { name: 'yup', eager: false, why: 'schemas of several remotes' },
  { name: 'react-beautiful-dnd', eager: false, why: 'questions and slides are put in order, and it weighs' },
];

const shell = join(import.meta.dirname, '../../shell/src');

/** The names that a facade of the shell exports from its package. @param {string} facade its file in `shell/src` */
export const namesOf = (facade) =>
  /export \{([^}]*)\}/
    .exec(readFileSync(join(shell, facade), 'utf8'))[1]
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const common = { singleton: true, requiredVersion: false, strictVersion: false };

/** The imported module of an entry, and its name in the shared scope. */
export const keyOf = ({ name, file }) => (file ? join(contract, file) : name);
const byKey = (options) =>
  Object.fromEntries(SHARED.map((entry) => [keyOf(entry), { shareKey: entry.name, ...options(entry) }]));

/** Shared scope of a remote: everything comes from the shell. */
export const consumed = () => byKey(() => ({ ...common, import: false }));

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Version of the package behind a shared module.
 * @param {string} dir folder of the package that depends on it
 * @returns {string | null} null if it does not
 */
export function versionIn(dir, { name, file }) {
  const manifest = join(dir, 'node_modules', file ? '@northlight/shared-api' : packageOf(name), 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
}

/** Versions of the shared packages, by name. @param {string} dir folder of the shell, which depends on all of them */
export const versionsIn = (dir) => Object.fromEntries(SHARED.map((entry) => [entry.name, versionIn(dir, entry)]));
