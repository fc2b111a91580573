import type { ColumnDefinitionBuilder, Dialect } from 'kysely';

/** All that differs between the database engines. */
export interface Engine {
  dialect: Dialect;
  /** Makes an integer column the table's own numbering; numbers are never used twice. */
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
}
