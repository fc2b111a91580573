import type { Migration } from 'kysely/migration';

/** How remotes load and fail. The rows do not identify a person or browser. */
export const telemetry = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('telemetry')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('remote', 'text', (c) => c.notNull())
      .addColumn('release', 'text', (c) => c.notNull())
      .addColumn('page', 'text', (c) => c.notNull())
      .addColumn('milliseconds', 'integer')
      .addColumn('failure', 'text')
      .addColumn('reference', 'text')
      .addColumn('fallback', 'text')
      .execute();
    await db.schema.createIndex('telemetry_newest').on('telemetry').columns(['kind', 'at']).execute();
    await db.schema.createIndex('telemetry_by_reference').on('telemetry').column('reference').execute();
  },
});
