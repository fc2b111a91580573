import type { Migration } from 'kysely/migration';

/** Links that show an evaluation without an account, and consent to include scores in benchmarks. */
export const sharedEvaluations = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('evaluation_shares')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('evaluation_id', 'text', (c) => c.notNull().references('evaluations.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('last_opened_at', 'text')
      .execute();
    await db.schema
      .createIndex('evaluation_shares_in_order')
      .on('evaluation_shares')
      .columns(['evaluation_id', 'created_at'])
      .execute();
    await db.schema.createIndex('evaluation_shares_by_expiry').on('evaluation_shares').column('expires_at').execute();
    await db.schema
      .createTable('benchmark_consents')
      .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('stage', 'text', (c) => c.notNull())
      .addColumn('given_at', 'text', (c) => c.notNull())
      .execute();
  },
});
