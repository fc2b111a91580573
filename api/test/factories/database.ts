import pg from 'pg';
import type { Engine } from '../../src/platform/database/engine.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import { memoryDatabase } from './memory-database.ts';

/** Set when the tests run on PostgreSQL (jest.postgres.config.mjs); otherwise they use SQLite in memory. */
const server = process.env.TEST_POSTGRES_PREFIX && process.env.TEST_POSTGRES_URL;
export const CONNECTIONS = 4;

/** Databases of this worker that no test is using. A test needs one for each server that it runs. */
const free: string[] = [];
let made = 0;

/** Runs a statement on the PostgreSQL server, outside the test databases. */
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
  // Test data need not survive a crash of the machine.
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.href;
}

/** The URL of a database without tables in a real PostgreSQL. It is dropped at the end of the run. */
export async function bareDatabase(): Promise<string> {
  const name = `${process.env.TEST_POSTGRES_PREFIX}_${process.env.JEST_WORKER_ID ?? 1}_bare`;
  await atServer(`drop database if exists ${name} with (force)`);
  await atServer(`create database ${name} template template0`);
  return addressOf(name);
}

/** Creates a database for this worker. An earlier test file of the same worker may have left one behind. */
async function makeDatabase(): Promise<string> {
  made += 1;
  const name = `${process.env.TEST_POSTGRES_PREFIX}_${process.env.JEST_WORKER_ID ?? 1}_${made}`;
  const isThere = await atServer('select 1 from pg_database where datname = $1', [name]);
  if (!isThere) await atServer(`create database ${name} template ${process.env.TEST_POSTGRES_PREFIX}_template`);
  return addressOf(name);
}

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%' or schemaname = 'pgboss' and tablename in ('job', 'instance')`;

/**
 * Deletes all rows and keeps the tables. A server that was killed would count as another one that takes jobs. Its
 * connection does not outlive it: PostgreSQL allows 100 by default.
 */
async function empty(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(TABLES);
  const deletions = rows.map(({ name }) => `delete from ${name};`).join(' ');
  await client.query(`set session_replication_role = replica; ${deletions}
    set session_replication_role = origin; alter sequence users_id_seq restart;
    update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null`);
  await client.end();
}

/** Provides an empty database for one server. Call `end` after closing the server to return the database. */
export async function leaseDatabase(): Promise<{ engine: Engine; url?: string; end: () => Promise<void> }> {
  if (!server) return { engine: memoryDatabase(), end: async () => {} };
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
