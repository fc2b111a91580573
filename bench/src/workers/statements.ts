import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/open.ts';

/** What the database has done since the last look. */
export interface DatabaseWork {
  calls: number;
  /** Time of the statements in the database. */
  milliseconds: number;
  /** Messages to other servers. */
  signals: number;
}

/** Begins to count statements. */
export const countStatements = async (db: Db): Promise<void> => {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
};

/** What the database has done since the last call. */
export async function workSince(db: Db): Promise<DatabaseWork> {
  const { rows } = await sql<DatabaseWork>`select
    coalesce(sum(calls), 0)::int as calls,
    coalesce(sum(total_exec_time), 0)::float8 as milliseconds,
    coalesce(sum(calls) filter (where query ilike '%pg_notify%'), 0)::int as signals
    from pg_stat_statements where query not ilike '%pg_stat_%'`.execute(db);
  await sql`select pg_stat_statements_reset()`.execute(db);
  return rows[0] ?? { calls: 0, milliseconds: 0, signals: 0 };
}

/** Connections of each kind that servers hold. */
export async function connections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name like 'northlight%' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
}
