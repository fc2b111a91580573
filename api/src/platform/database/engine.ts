import { type ColumnDefinitionBuilder, type Dialect, type Kysely, type KyselyPlugin, PostgresAdapter } from 'kysely';

/** All that differs between the database engines, but for how the directory is asked (directory/search.ts). */
export interface Engine {
  dialect: Dialect;
  /** What rewrites the steps that make the tables. */
  migrationPlugins: KyselyPlugin[];
  /** Makes an integer column the table's own numbering; numbers are never used twice. */
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Makes what the directory is read from, filled with who stands in it, and keeps it true from then on. */
  createDirectory: (db: Kysely<unknown>) => Promise<void>;
  /** Makes what an investor's decks are searched by. */
  createSubmissionSearch: (db: Kysely<unknown>) => Promise<void>;
}

/** True for a database that is PostgreSQL rather than SQLite. */
export const isPostgres = <T>(db: Kysely<T>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
