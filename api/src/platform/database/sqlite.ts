import { chmodSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createDirectory } from './directory/sqlite-directory.ts';
import type { Engine } from './engine.ts';
import { createSubmissionSearch } from './submission-search.ts';

const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  // 64 MiB, so that frequently read pages stay in memory.
  'cache_size = -65536',
];

/** Prepared statements to keep, by their text. */
const STATEMENTS = 500;

/** A database that prepares a statement once. Preparing takes longer than most statements. */
function preparingOnce(database: BetterSqlite3.Database): SqliteDatabase {
  const known = new LRUCache<string, BetterSqlite3.Statement>({ max: STATEMENTS });
  return {
    prepare(text) {
      const statement = known.get(text) ?? database.prepare(text);
      known.set(text, statement);
      return statement as ReturnType<SqliteDatabase['prepare']>;
    },
    close: () => void database.close(),
  };
}

/** Kysely's dialect. SQLite itself rolls a transaction back when the disk is full, which leaves nothing to roll back. */
class Dialect extends SqliteDialect {
  readonly #database: BetterSqlite3.Database;

  constructor(database: BetterSqlite3.Database) {
    super({ database: preparingOnce(database) });
    this.#database = database;
  }

  override createDriver() {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (this.#database.inTransaction) await rollback(connection);
    };
    return driver;
  }
}

/**
 * SQLite in one file, or in memory: pass `:memory:`, or the bytes of a database to open a copy. A committed write to a
 * file survives a power loss.
 */
export function sqlite(source: string | Buffer): Engine {
  const database = new BetterSqlite3(source);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  if (typeof source === 'string' && source !== ':memory:') chmodSync(source, 0o600);
  return {
    dialect: new Dialect(database),
    migrationPlugins: [],
    idColumn: (column) => column.primaryKey().autoIncrement(),
    createDirectory,
    createSubmissionSearch,
  };
}
