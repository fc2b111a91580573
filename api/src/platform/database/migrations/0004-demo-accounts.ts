import type { Migration } from 'kysely/migration';

/** Demo accounts that were ever created here, so that a deleted one is not created again. */
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
