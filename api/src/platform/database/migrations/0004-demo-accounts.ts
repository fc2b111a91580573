import type { Migration } from 'kysely/migration';

/** Which demo accounts were ever made here, so that one that somebody deleted stays away. */
export const demoAccounts = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('demo_accounts')
      .addColumn('email', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
  },
});
