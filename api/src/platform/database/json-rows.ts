import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom as postgresRows } from 'kysely/helpers/postgres';
import { jsonArrayFrom as sqliteRows } from 'kysely/helpers/sqlite';
import { isPostgres } from './engine.ts';
import type { Db } from './open.ts';

/** Rows of an inner query as one column: a text on SQLite, already parsed on PostgreSQL. */
export type JsonRows<Row> = string | Row[];

/** The rows of a query as one column, so that a row and what belongs to it take one statement. */
export const jsonRows = <Tables, Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
) => (isPostgres(db) ? postgresRows(query) : sqliteRows(query)) as RawBuilder<unknown> as RawBuilder<JsonRows<Row>>;

export const readRows = <Row>(rows: JsonRows<Row>): Row[] => (typeof rows === 'string' ? JSON.parse(rows) : rows);
