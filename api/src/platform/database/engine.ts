import { type ColumnDefinitionBuilder, type Dialect, type Kysely, type KyselyPlugin, PostgresAdapter } from 'kysely';

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
}

export const isPostgres = <T>(db: Kysely<T>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
