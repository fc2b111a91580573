import { sql } from 'kysely';
import { isPostgres } from '../../platform/database/engine.ts';
import { atomically, type Db } from '../../platform/database/open.ts';
import { copyRows, digestOf, isSame, type Row } from './rows.ts';
import type { TableShape } from './tables.ts';

/** The target table contains other rows, so nothing is written to it. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';

  constructor(table: string) {
    super(
      `The ${table.replaceAll('_', ' ')} in the new database differ from those in the old one. Move into an empty database.`,
    );
  }
}

export interface RowsMoved {
  table: string;
  count: number;
  /** False when an earlier attempt had already moved them. */
  isNew: boolean;
}

/** Re-encrypts a row's secrets, because second factors are sealed with the installation's key. */
export type Reseal = (table: string, row: Row) => Row;

async function moveTable(from: Db, to: Db, table: TableShape, reseal: Reseal): Promise<RowsMoved> {
  const blind = table.name === 'second_factors';
  // A resealed secret never looks the same, so only the other columns are compared.
  const compared = blind ? { ...table, columns: table.columns.filter((column) => column !== 'secret') } : table;
  const wanted = await digestOf(from, compared);
  const found = await digestOf(to, compared);
  if (isSame(wanted, found)) return { table: table.name, count: wanted.count, isNew: false };
  if (found.count > 0) throw new NotEmptyError(table.name);
  await atomically(to, (tx) => copyRows(from, tx, table, (row) => reseal(table.name, row)));
  if (!isSame(wanted, await digestOf(to, compared))) throw new Error(`${table.name} did not arrive as it was.`);
  return { table: table.name, count: wanted.count, isNew: true };
}

/** Sets the id sequence to continue after the moved ids. */
async function continueNumbers(db: Db) {
  if (!isPostgres(db)) return;
  await sql`select setval('users_id_seq', greatest((select max(id) from users), 1))`.execute(db);
}

export interface MoveOptions {
  /** All tables, as `tablesOf` returns them for whichever database is SQLite. */
  tables: TableShape[];
  reseal: Reseal;
  report: (moved: RowsMoved) => void;
}

/**
 * Copies every row of a database to another one that has empty tables, and compares count and hash of each table.
 * Tables that an earlier attempt moved are left as they are.
 * @throws {NotEmptyError} before anything is written to that table
 */
export async function moveRows(from: Db, to: Db, { tables, reseal, report }: MoveOptions): Promise<void> {
  for (const table of tables) report(await moveTable(from, to, table, reseal));
  await continueNumbers(to);
}
