import type { Migration } from 'kysely/migration';

/** Evaluations of accounts, and of visitors, who can still claim theirs. */
export const evaluations = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('evaluations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('claim_hash', 'text', (c) => c.unique())
      .addColumn('claim_expires_at', 'text')
      .addColumn('original_filename', 'text', (c) => c.notNull())
      .addColumn('overall_score', 'integer', (c) => c.notNull())
      .addColumn('page_count', 'integer', (c) => c.notNull())
      .addColumn('file_sha256', 'text', (c) => c.notNull())
      .addColumn('result', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('evaluations_newest')
      .on('evaluations')
      .columns(['user_id', 'created_at', 'id'])
      .execute();
    await db.schema.createIndex('evaluations_by_claim_expiry').on('evaluations').column('claim_expires_at').execute();
  },
});
