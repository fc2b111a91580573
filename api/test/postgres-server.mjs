import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeTables } from './factories/migrated-database.ts';

/** The server on which tests create their databases. */
export const POSTGRES = process.env.TEST_POSTGRES_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** Maximum number of servers that a test runs at a time. */
const DATABASES = 3;

/** True when PostgreSQL is running with pg_trgm available and the user is a superuser. */
export async function hasPostgres() {
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `select 1 from pg_roles, pg_available_extensions
       where rolname = current_user and rolsuper and pg_available_extensions.name = 'pg_trgm'`,
    );
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function standIn() {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-pglite-'));
  const child = fork(join(import.meta.dirname, 'pglite-fallback.mjs'), [dir, String(DATABASES)], { execArgv: [] });
  await once(child, 'message');
  return { dir, child };
}

/** Migrates a template database once; test databases are copies of it (factories/database.ts). */
async function makeTemplate(prefix) {
  const name = `${prefix}_template`;
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  await makeTables(url.href);
}

/** Finds a PostgreSQL for the tests: the one in TEST_POSTGRES_URL, one on this machine, or the fallback. */
export default async function setUp() {
  if (await hasPostgres()) {
    process.env.TEST_POSTGRES_URL = POSTGRES;
    process.env.TEST_POSTGRES_PREFIX = `northlight_test_${randomBytes(4).toString('hex')}`;
    return await makeTemplate(process.env.TEST_POSTGRES_PREFIX);
  }
  process.stderr.write(
    `No PostgreSQL answers at ${new URL(POSTGRES).host}, so PGlite stands in for it, in part of the tests.\n`,
  );
  globalThis.standIn = await standIn();
  process.env.TEST_POSTGRES_SOCKETS = globalThis.standIn.dir;
}
