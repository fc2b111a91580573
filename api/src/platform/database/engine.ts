import { type ColumnDefinitionBuilder, type Dialect, type Kysely, type KyselyPlugin, PostgresAdapter } from 'kysely';

/** What the job queue needs of a database that several servers share. */
export interface SharedDatabase {
  /** Runs one or, without values, several statements. Returns the rows of all. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Sends a message; within a transaction, when it commits. */
  notify<T>(db: Kysely<T>, message: string): Promise<void>;
  /** Calls back with each message. A message may be lost while the connection breaks. Resolves with a way to stop. */
  listen(onMessage: (message: string) => void): Promise<() => Promise<void>>;
}

/** Everything that differs between the database engines, except for directory queries (directory/search.ts). */
export interface Engine {
  dialect: Dialect;
  /** Plugins that rewrite the migrations for this engine. */
  migrationPlugins: KyselyPlugin[];
  /** Makes an integer column an auto-incrementing primary key; ids are never reused. */
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Creates and fills the directory tables, and the triggers that keep them up to date. */
  createDirectory: (db: Kysely<unknown>) => Promise<void>;
  /** Creates the index for searching received decks. */
  createSubmissionSearch: (db: Kysely<unknown>) => Promise<void>;
  /** Undefined for a database that only one process uses. */
  shared?: SharedDatabase | undefined;
}

export const isPostgres = <T>(db: Kysely<T>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
