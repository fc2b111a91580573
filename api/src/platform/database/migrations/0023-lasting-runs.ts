import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A job stores its deck from the start, and one server at a time holds a lease on it, so that another server can resume
 * it. `rubric_scores` holds the current built-in rubric's scores of decks that are compared.
 */
export const lastingRuns = (): Migration => ({
  async up(db) {
    for (const [name, type] of [
      ['file_key', 'text'],
      ['file_size', 'integer'],
      ['engine', 'text'],
      ['holder', 'text'],
      ['lease_until', 'text'],
      ['progress', 'text'],
    ] as const) {
      await db.schema.alterTable('evaluation_runs').addColumn(name, type).execute();
    }
    await db.schema
      .alterTable('evaluation_runs')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await sql`update evaluation_runs set lease_until = expires_at where state = 'working'`.execute(db);
    await sql`create index evaluation_runs_by_lease on evaluation_runs (lease_until) where state = 'working'`.execute(
      db,
    );
    await sql`create index evaluation_runs_by_file on evaluation_runs (file_key) where file_key is not null`.execute(
      db,
    );
    await db.schema
      .createTable('rubric_scores')
      .addColumn('evaluation_id', 'text', (c) => c.primaryKey().references('evaluations.id').onDelete('cascade'))
      .addColumn('rubric_version', 'text', (c) => c.notNull())
      .addColumn('scores', 'text', (c) => c.notNull())
      .execute();
  },
});
