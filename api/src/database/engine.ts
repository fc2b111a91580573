import type { ColumnDefinitionBuilder, Dialect, Kysely } from 'kysely';

/** All that differs between the database engines. */
export interface Engine {
  dialect: Dialect;
  /** Makes an integer column the table's own numbering; numbers are never used twice. */
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Makes what the directory is searched by, filled with who stands in it, and keeps it true from then on. */
  createDirectorySearch: (db: Kysely<unknown>) => Promise<void>;
  /** Makes what an investor's decks are searched by. */
  createSubmissionSearch: (db: Kysely<unknown>) => Promise<void>;
}
