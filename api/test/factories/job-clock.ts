import { sql } from 'kysely';
import { isPostgres } from '../../src/platform/database/engine.ts';
import type { Db } from '../../src/platform/database/open.ts';

/** Sets the time by which pg-boss finds due and abandoned jobs. On SQLite, jobs use the server's clock. */
export async function setJobClock(db: Db, now: Date): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`create or replace function pgboss.job_now() returns timestamp with time zone
    language sql stable as ${sql.lit(`select timestamptz '${now.toISOString()}'`)}`.execute(db);
}
