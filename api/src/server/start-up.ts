import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, NAMED_ACCOUNTS } from '../demo/people.ts';
import type { Config } from '../platform/config.ts';

/** The lines to print after the start. */
export function greeting(config: Config, hasFrontEnd: boolean): string[] {
  const width = Math.max(...NAMED_ACCOUNTS.map(({ email }) => email.length));
  const accounts = NAMED_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`);
  return [
    '',
    `${config.productName} is ready: ${config.publicUrl}`,
    ...(hasFrontEnd ? [] : [`The front end is not built (${config.siteDir}), so only /api/ works.`]),
    ...(config.demo ? ['', `Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...accounts] : []),
    '',
    config.smtpUrl
      ? `Emails are sent through ${new URL(config.smtpUrl).host}.`
      : `Emails are saved in ${config.outboxDir}${config.embedded ? ', and their links are printed here' : ''}.`,
    `${config.apiDocs ? `The API is described at ${config.publicUrl}/api/docs. ` : ''}Ctrl-C stops the server.`,
    '',
  ];
}

/** Prints the greeting. */
export function greet(config: Config): void {
  const lines = greeting(config, existsSync(join(config.siteDir, 'shell.json')));
  process.stdout.write(`${lines.join('\n')}\n`);
}

const SENTENCES: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`,
  ENOSPC: ({ dataDir }) => `The disk is full: nothing can be written to ${dataDir}. Free some space and start again.`,
  EDQUOT: ({ dataDir }) =>
    `The disk quota is used up: nothing can be written to ${dataDir}. Free some space and start again.`,
  EROFS: ({ dataDir }) =>
    `The file system of ${dataDir} is read-only. Set DATA_DIR to a folder that can be written to.`,
  ENOENT: ({ dataDir }) =>
    `${dataDir} cannot be created: part of its path is missing or read-only. Set DATA_DIR to a folder that can be written to.`,
  ENOTDIR: ({ dataDir }) => `${dataDir} cannot be a folder, because part of it is a file. Set DATA_DIR to another.`,
  EEXIST: ({ dataDir }) => `${dataDir} cannot be a folder, because it is a file. Set DATA_DIR to another.`,
  NOTADB: ({ dataDir }) => `${dataDir}/northlight.sqlite is not a database. Move it elsewhere and start again.`,
  CORRUPT: ({ dataDir }) =>
    `${dataDir}/northlight.sqlite is damaged. Restore it from a backup, or move it elsewhere and start again.`,
  LOCKED: ({ dataDir }) => `The database in ${dataDir} is in use by another program. Stop that one and start again.`,
};

const noPermission = ({ dataDir }: Config) =>
  `No permission to write to ${dataDir}. Set DATA_DIR to a folder that you can write to, or change who owns this one.`;

const ALIASES: Record<string, string> = {
  SQLITE_FULL: 'ENOSPC',
  SQLITE_IOERR_WRITE: 'ENOSPC',
  SQLITE_NOTADB: 'NOTADB',
  SQLITE_CORRUPT: 'CORRUPT',
  SQLITE_BUSY: 'LOCKED',
  SQLITE_LOCKED: 'LOCKED',
};

const DENIED = new Set([
  'EACCES',
  'EPERM',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_READONLY_DIRECTORY',
  'SQLITE_PERM',
]);

/** The database's address without credentials, for messages. */
const databaseOf = ({ databaseUrl = '' }: Config) => {
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'localhost'}${pathname}`;
};

const POSTGRES: Record<string, (config: Config) => string> = {
  DATABASE_UNAVAILABLE: (config) =>
    `PostgreSQL is not responding at ${databaseOf(config)}. Start it, or correct DATABASE_URL.`,
  DATABASE_IN_USE: (config) =>
    `${databaseOf(config)} already has accounts, so DEMO=on does not add demo accounts. Unset DEMO, or use an empty database.`,
  '28P01': (config) => `PostgreSQL at ${databaseOf(config)} rejected the user name or password. Correct DATABASE_URL.`,
  '28000': (config) => `PostgreSQL at ${databaseOf(config)} rejected this user. Correct DATABASE_URL.`,
  '3D000': (config) => `PostgreSQL has no database ${databaseOf(config)}. Create it, or correct DATABASE_URL.`,
  '42501': (config) =>
    `The user of ${databaseOf(config)} is not allowed to create tables or the extension pg_trgm. Grant those rights, or have an administrator run: create extension pg_trgm.`,
  '0A000': () => 'PostgreSQL is missing the extension pg_trgm. Install the contrib package.',
  '58P01': () => 'PostgreSQL is missing the extension pg_trgm. Install the contrib package.',
};

/** The error for a server that others can reach, when its database contains demo accounts with a known password. */
export function opensDemoAccounts(config: Config): string {
  const [holder, setting] = config.databaseUrl ? [databaseOf(config), 'database'] : [config.dataDir, 'DATA_DIR'];
  const place = config.isPublicUrlSet ? config.publicUrl : config.host;
  return `${holder} has demo accounts with a publicly known password, so the server does not open at ${place}. Use an empty ${setting}, or HOST=127.0.0.1 without PUBLIC_URL.`;
}

/** One sentence that explains why the server doesn't start; null for an unexpected error. */
export function explainStart(error: unknown, config: Config): string | null {
  const { code = '', syscall, port } = error as { code?: string; syscall?: string; port?: number };
  if (config.databaseUrl && POSTGRES[code]) return POSTGRES[code](config);
  if (code === 'EADDRINUSE' && port === config.metricsPort) {
    return `Port ${port} is taken. Stop what uses it, or choose another METRICS_PORT.`;
  }
  // A process of the supervisor gets a port from it, and reports "bind".
  if (['listen', 'bind'].includes(syscall ?? '') && code === 'EACCES') {
    return `Port ${config.port} is reserved for the system. Choose one above 1023: PORT=8080 npm start.`;
  }
  if (code === 'ENOENT' && syscall !== 'mkdir') return null;
  return DENIED.has(code) ? noPermission(config) : (SENTENCES[ALIASES[code] ?? code]?.(config) ?? null);
}
