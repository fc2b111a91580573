import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { byteOrder } from './byte-order.ts';
import { patient } from './connections.ts';
import { createDirectory } from './directory/kept-by-postgres.ts';
import type { Engine } from './engine.ts';
import { createSubmissionSearch } from './postgres-search.ts';

/** Milliseconds to wait for a connection, or for a row that another process holds, before giving up. */
const CONNECTION_WAIT = 5_000;
const LOCK_WAIT = 5_000;
const STATEMENT_WAIT = 30_000;

const INT8 = 20;
const NUMERIC = 1700;

/** Counts, sums and amounts of money come as numbers, as they do from SQLite; all of them are far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format !== 'binary' && (oid === INT8 || oid === NUMERIC) ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/**
 * PostgreSQL, from version 14 on, with the extension pg_trgm.
 * @param url postgres://user:password@host/database; its parameters are those of libpq
 * @param connections most at a time
 * @param statementLimit milliseconds that one query may take; 0 for as long as it needs
 */
export function postgres(url: string, { connections = 10, statementLimit = STATEMENT_WAIT } = {}): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: CONNECTION_WAIT,
    statement_timeout: statementLimit,
    lock_timeout: LOCK_WAIT,
    keepAlive: true,
    application_name: 'northlight',
  });
  // One that breaks while nobody uses it is replaced by the next query.
  pool.on('error', () => {});
  return {
    dialect: new PostgresDialect({ pool: patient(pool) }),
    migrationPlugins: [byteOrder],
    idColumn: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    createDirectory,
    createSubmissionSearch,
  };
}
