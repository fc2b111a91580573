import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/** PostgreSQL: a trigram index. The larger statistics sample helps the planner decide when to use it. */
export async function createSubmissionSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index submissions_words on submissions using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`alter table submissions alter column search_text set statistics 1000`.execute(db);
}

/** The number of rows that the planner estimates for a query. */
export async function expectedRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${query}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
