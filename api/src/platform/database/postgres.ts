import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { byteOrder } from './byte-order.ts';
import { patient } from './connections.ts';
import { createDirectory } from './directory/postgres-directory.ts';
import type { Engine } from './engine.ts';
import { createSubmissionSearch } from './postgres-search.ts';
import { sharedPostgres } from './shared-postgres.ts';

/** Timeouts in milliseconds: for a connection, for a lock that another transaction holds, and for a statement. */
const CONNECTION_WAIT = 5_000;
const LOCK_WAIT = 5_000;
const STATEMENT_WAIT = 30_000;

const INT8 = 20;
const NUMERIC = 1700;

/** Returns counts, sums and amounts as numbers, as SQLite does; all are far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format !== 'binary' && (oid === INT8 || oid === NUMERIC) ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/**
 * PostgreSQL 14 or later, with the extension pg_trgm.
 * @param url postgres://user:password@host/database; its parameters are those of libpq
 * @param connections maximum pool size
 * @param statementLimit timeout of one query in milliseconds; 0 for none
 */
export function postgres(url: string, { connections: max = 10, statementLimit = STATEMENT_WAIT } = {}): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: CONNECTION_WAIT,
    statement_timeout: statementLimit,
    lock_timeout: LOCK_WAIT,
    keepAlive: true,
    application_name: 'northlight',
  });
  // The next query replaces an idle connection that broke.
  pool.on('error', () => {});
  // A database that stops may end a connection before the pool has handed it over, while nobody listens yet.
  pool.on('connect', (client) => client.on('error', () => {}));
  const connections = patient(pool);
  return {
    dialect: new PostgresDialect({ pool: connections }),
    migrationPlugins: [byteOrder],
    idColumn: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    createDirectory,
    createSubmissionSearch,
    shared: sharedPostgres(url, connections),
  };
}
