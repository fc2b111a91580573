import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import pg from 'pg';
import type { Engine } from '../../src/platform/database/engine.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import { sqlite } from '../../src/platform/database/sqlite.ts';

/** Where PostgreSQL is, when these tests run on it (jest.postgres.config.mjs); SQLite in memory otherwise. */
const server = process.env.TEST_POSTGRES_PREFIX && process.env.TEST_POSTGRES_URL;
/** Where the stand-in for PostgreSQL has its databases, each of which takes one connection. */
const sockets = process.env.TEST_POSTGRES_SOCKETS;
const CONNECTIONS = sockets ? 1 : 4;

/** A migrated SQLite database, from test/sqlite-template.mjs. */
const template = process.env.TEST_SQLITE_TEMPLATE;
let bytes: Buffer | undefined;

/** A database in memory with all tables and nothing in them. */
export function memoryDatabase(): Engine {
  if (!template) throw new Error('These tests need the global setup of api/jest.config.mjs.');
  bytes ??= readFileSync(template);
  return sqlite(bytes);
}

/** Databases of this worker that no test uses now. It has one for each server that a test runs at a time. */
const free: string[] = [];
let made = 0;

/** Asks the server of the databases, outside of any of them. */
async function atServer(text: string, values: string[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query(text, values);
  await client.end();
  return rowCount ?? 0;
}

function addressOf(name: string): string {
  const address = new URL(server ?? '');
  address.pathname = `/${name}`;
  // What a test writes need not outlast the machine.
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.href;
}

/** The address of a database without any tables, in a real PostgreSQL; it goes with the end of the run. */
export async function bareDatabase(): Promise<string> {
  const name = `${process.env.TEST_POSTGRES_PREFIX}_${process.env.JEST_WORKER_ID ?? 1}_bare`;
  await atServer(`drop database if exists ${name} with (force)`);
  await atServer(`create database ${name} template template0`);
  return addressOf(name);
}

/** A database of this worker; an earlier test file of the same worker may have left it. */
async function makeDatabase(): Promise<string> {
  made += 1;
  if (sockets) return `postgres://postgres@localhost/postgres?host=${sockets}/${made}`;
  const name = `${process.env.TEST_POSTGRES_PREFIX}_${process.env.JEST_WORKER_ID ?? 1}_${made}`;
  const isThere = await atServer('select 1 from pg_database where datname = $1', [name]);
  if (!isThere) await atServer(`create database ${name} template ${process.env.TEST_POSTGRES_PREFIX}_template`);
  return addressOf(name);
}

const TABLES = `select quote_ident(tablename) as name from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%'`;

const emptiers = new Map<string, Promise<() => Promise<void>>>();

/** What empties a database: a connection that stays open for the next test and keeps nobody from ending. */
async function makeEmptier(url: string): Promise<() => Promise<void>> {
  if (sockets) await (await openDatabase(postgres(url, { connections: 1 }))).destroy(); // not made from the template
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => emptiers.delete(url)); // a test may end all connections
  await client.connect();
  const { rows } = await client.query<{ name: string }>(TABLES);
  const deletions = rows.map(({ name }) => `delete from ${name};`).join(' ');
  const statements = `set session_replication_role = replica; ${deletions}
    set session_replication_role = origin; alter sequence users_id_seq restart`;
  (client as unknown as { connection: { stream: Socket } }).connection.stream.unref();
  return async () => void (await client.query(statements));
}

/** Leaves the tables and nothing in them. */
async function empty(url: string) {
  const emptier = emptiers.get(url) ?? makeEmptier(url);
  emptiers.set(url, emptier);
  await (await emptier)();
}

/** A database with nothing in it, for one server of a test. `end` gives it back once that is closed. */
export async function leaseDatabase(): Promise<{ engine: Engine; url?: string; end: () => Promise<void> }> {
  if (!server && !sockets) return { engine: memoryDatabase(), end: async () => {} };
  const url = free.pop() ?? (await makeDatabase());
  await empty(url);
  return {
    engine: postgres(url, { connections: CONNECTIONS }),
    url,
    end: async () => {
      free.push(url);
    },
  };
}
