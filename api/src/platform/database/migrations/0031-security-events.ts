import type { Migration } from 'kysely/migration';

/** Logins, changes and refusals that matter for the security of an account. */
export const securityEvents = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('security_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('actor_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('device', 'text')
      .addColumn('detail', 'text')
      .execute();
    await db.schema
      .createIndex('security_events_of_user')
      .on('security_events')
      .columns(['user_id', 'at', 'id'])
      .execute();
    await db.schema.createIndex('security_events_in_order').on('security_events').columns(['at', 'id']).execute();
    await db.schema.createIndex('security_events_by_actor').on('security_events').column('actor_id').execute();
  },
});
