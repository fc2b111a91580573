import type { Migration } from 'kysely/migration';

/** Pending and recent changes of email addresses, and proofs that a user has just confirmed their identity. */
export const emailChanges = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('email_changes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('old_email', 'text', (c) => c.notNull())
      .addColumn('new_email', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('requested_at', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('email_changes_by_user').on('email_changes').column('user_id').execute();
    await db.schema.createIndex('email_changes_by_old_email').on('email_changes').column('old_email').execute();
    await db.schema
      .createTable('identity_proofs')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('identity_proofs_by_user').on('identity_proofs').column('user_id').execute();
  },
});
