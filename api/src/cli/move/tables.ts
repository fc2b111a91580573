import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** A table, its columns, and its primary key. */
export interface TableShape {
  name: string;
  columns: string[];
  key: string[];
}

/** The tables of a SQLite database. Referenced tables come before those that refer to them. */
export async function tablesOf(db: Db): Promise<TableShape[]> {
  const { rows: columns } = await sql<{ table: string; column: string; key: number }>`
    select tables.name as "table", columns.name as "column", columns.pk as key
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite%' and tables.name not like 'kysely%'
      and tables.name not like 'directory\\_%' escape '\\'
    order by tables.name, columns.cid`.execute(db);
  const { rows: references } = await sql<{ table: string; to: string }>`
    select tables.name as "table", keys."table" as "to"
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" <> tables.name`.execute(db);
  const shapes = new Map<string, TableShape>();
  for (const { table, column, key } of columns) {
    const shape = shapes.get(table) ?? { name: table, columns: [], key: [] };
    shape.columns.push(column);
    if (key > 0) shape.key[key - 1] = column;
    shapes.set(table, shape);
  }
  const ordered = new Set<TableShape>();
  const add = (shape: TableShape) => {
    for (const { table, to } of references) {
      const needed = table === shape.name ? shapes.get(to) : undefined;
      if (needed && !ordered.has(needed)) add(needed);
    }
    ordered.add(shape);
  };
  for (const shape of shapes.values()) add(shape);
  return [...ordered];
}
