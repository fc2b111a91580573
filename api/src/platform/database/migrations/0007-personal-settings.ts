import type { Migration } from 'kysely/migration';

/** Notification settings, accounts scheduled for deletion, and the log of admin actions. */
export const personalSettings = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable('users')
      .addColumn('notifications', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute();
    await db.schema.alterTable('users').addColumn('deletion_due_at', 'text').execute();
    await db.schema.createIndex('users_by_deletion').on('users').column('deletion_due_at').execute();
    await db.schema
      .createTable('admin_actions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('actor_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('target_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('action', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('admin_actions_newest').on('admin_actions').columns(['at', 'id']).execute();
    await db.schema.createIndex('admin_actions_by_target').on('admin_actions').column('target_id').execute();
    await db.schema.createIndex('admin_actions_by_actor').on('admin_actions').column('actor_id').execute();
  },
});
