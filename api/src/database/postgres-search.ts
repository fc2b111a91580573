import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/**
 * PostgreSQL: an index of all groups of three letters. Its planner decides between that and the order asked for, by
 * how often a word stands in a sample of the rows, hence the large sample.
 */
async function indexWords(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  const name = sql.id(`${table}_words`);
  await sql`create index ${name} on ${sql.table(table)} using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`alter table ${sql.table(table)} alter column search_text set statistics 1000`.execute(db);
}

export const createDirectorySearch = (db: Kysely<unknown>) => indexWords(db, 'users');
export const createSubmissionSearch = (db: Kysely<unknown>) => indexWords(db, 'submissions');

/** How many rows the planner expects of a query, from its sample of the tables. */
export async function expectedRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${query}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
