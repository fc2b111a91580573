import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import type { TableShape } from './tables.ts';

const BATCH = 500;

/** A row as both engines return it. */
export type Row = Record<string, string | number | null>;

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** All rows of a table in key order, in batches. */
export async function* batchesOf(db: Db, { name, columns, key }: TableShape): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const after = last && sql`where (${list(key)}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const { rows } = await sql<Row>`
      select ${list(columns)} from ${sql.table(name)} ${after ?? sql``}
      order by ${list(key)} limit ${sql.lit(BATCH)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/** Count and hash of a table's rows. Equal digests mean equal content. */
export interface Digest {
  count: number;
  sha256: string;
}

export const isSame = (one: Digest, other: Digest): boolean => one.count === other.count && one.sha256 === other.sha256;

/** @param change applied to each row first; by default rows stay as they are */
export async function digestOf(db: Db, table: TableShape, change = (row: Row) => row): Promise<Digest> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of batchesOf(db, table)) {
    for (const row of rows) {
      const changed = change(row);
      hash.update(JSON.stringify(table.columns.map((column) => changed[column])));
    }
    count += rows.length;
  }
  return { count, sha256: hash.digest('hex') };
}

/** Columns that refer to another row of the same table. */
const WITHIN: Record<string, string> = { submissions: 'previous_id' };

/** Copies all rows of a table to the same table in another database. */
export async function copyRows(from: Db, to: Db, table: TableShape, change: (row: Row) => Row): Promise<void> {
  const within = WITHIN[table.name];
  const referring: Row[] = [];
  for await (const rows of batchesOf(from, table)) {
    const values = rows.map((row) => {
      const changed = change(row);
      if (!within || changed[within] === null) return changed;
      referring.push(changed);
      return { ...changed, [within]: null };
    });
    await to
      .insertInto(table.name as never)
      .values(values as never)
      .execute();
  }
  if (!within) return;
  for (const row of referring) {
    await sql`update ${sql.table(table.name)} set ${sql.ref(within)} = ${row[within]} where id = ${row.id}`.execute(to);
  }
}
