import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/open.ts';
import { postgres } from '../src/platform/database/postgres.ts';
import { postgresJobs } from '../src/platform/jobs/postgres-repository.ts';

/** The server on which tests create their databases. */
export const postgresUrl = () => process.env.TEST_POSTGRES_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** True when PostgreSQL is running with pg_trgm available and the user is a superuser. */
export async function hasPostgres() {
  const client = new pg.Client({ connectionString: postgresUrl(), connectionTimeoutMillis: 3_000 });
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

/** Migrates a template database once; test databases are copies of it (factories/database.ts). */
async function makeTemplate(prefix) {
  const name = `${prefix}_template`;
  const client = new pg.Client({ connectionString: postgresUrl() });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  const engine = postgres(url.href, { connections: 1 });
  const db = await openDatabase(engine);
  const server = { role: 'web', places: { reading: 0, export: 0, mail: 0, upkeep: 0 } };
  const jobs = await postgresJobs({ db, shared: engine.shared, clock: () => new Date(), server, report: () => {} });
  await jobs.close();
  await db.destroy();
}

/** Prepares the PostgreSQL for the tests: the one in TEST_POSTGRES_URL, or one on this machine. */
export default async function setUp() {
  if (!(await hasPostgres())) throw new Error(`No PostgreSQL answers at ${new URL(postgresUrl()).host}.`);
  process.env.TEST_POSTGRES_URL = postgresUrl();
  process.env.TEST_POSTGRES_PREFIX = `northlight_test_${randomBytes(4).toString('hex')}`;
  await makeTemplate(process.env.TEST_POSTGRES_PREFIX);
}
