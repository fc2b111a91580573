import type { Migration } from 'kysely/migration';

/**
 * An evaluation keeps its deck and can be renamed. `evaluation_runs` holds evaluation jobs and their outcome, so that a
 * browser that lost the connection can find the result.
 */
export const keptEvaluations = (): Migration => ({
  async up(db) {
    for (const [name, type] of [
      ['name', 'text'],
      ['file_key', 'text'],
      ['file_size', 'integer'],
    ] as const) {
      await db.schema.alterTable('evaluations').addColumn(name, type).execute();
    }
    await db.schema.createIndex('evaluations_by_file').on('evaluations').column('file_key').execute();
    await db.schema
      .createTable('evaluation_runs')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('original_filename', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('evaluation_id', 'text', (c) => c.references('evaluations.id').onDelete('cascade'))
      .addColumn('failure', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('evaluation_runs_by_expiry').on('evaluation_runs').column('expires_at').execute();
  },
});
