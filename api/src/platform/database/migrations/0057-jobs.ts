import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The jobs of an embedded installation. On PostgreSQL, pg-boss keeps them in its own schema, and this table only passes
 * on those of an installation that has moved there. The columns of leases in `evaluation_runs`, and `status_letters`,
 * stay for servers of the earlier release, which run beside the new ones during a rollout.
 */
export const jobs = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('lane', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('backoff', 'text', (c) => c.notNull())
      .addColumn('trace', 'text', (c) => c.notNull())
      .addColumn('priority', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('run_at', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('claims', 'integer', (c) => c.notNull())
      .addColumn('lease_until', 'text')
      .addColumn('progress', 'text')
      .addColumn('outcome', 'text')
      .addColumn('error', 'text')
      .addColumn('ended_at', 'text')
      .execute();
    await sql`create unique index jobs_unfinished on jobs (lane, key) where state in ('waiting', 'running')`.execute(
      db,
    );
    await sql`create index jobs_next on jobs (lane, priority desc, created_at) where state = 'waiting'`.execute(db);
    await sql`create index jobs_by_key on jobs (lane, key)`.execute(db);
    await db.schema
      .createTable('job_progress')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('progress', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
  },
});
