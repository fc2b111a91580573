import type { Migration } from 'kysely/migration';

/** What was decided about releases, and how often each was loaded and failed. */
export const releaseVerdicts = (): Migration => ({
  async up(db) {
    await db.schema.alterTable('telemetry').addColumn('shell', 'text').execute();
    await db.schema
      .createTable('release_verdicts')
      .addColumn('part', 'text', (c) => c.notNull())
      .addColumn('release', 'text', (c) => c.notNull())
      .addColumn('verdict', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('decided_by', 'text', (c) => c.notNull())
      .addColumn('admin_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('release_verdicts_key', ['part', 'release'])
      .execute();
    await db.schema.createIndex('release_verdicts_by_admin').on('release_verdicts').column('admin_id').execute();
    await db.schema
      .createTable('release_loading')
      .addColumn('part', 'text', (c) => c.notNull())
      .addColumn('release', 'text', (c) => c.notNull())
      .addColumn('canary_since', 'text', (c) => c.notNull())
      .addColumn('loads', 'integer', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('undelivered', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('release_loading_key', ['part', 'release', 'canary_since'])
      .execute();
  },
});
