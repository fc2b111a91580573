import type { Migration } from 'kysely/migration';

/** Decks made with the assistant. A deleted deck can be restored for a day. */
export const savedDecks = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('saved_decks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('company_name', 'text', (c) => c.notNull())
      .addColumn('total_slides', 'integer', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('deleted_at', 'text')
      .execute();
    await db.schema
      .createIndex('saved_decks_latest')
      .on('saved_decks')
      .columns(['user_id', 'updated_at', 'id'])
      .execute();
    await db.schema.createIndex('saved_decks_deleted').on('saved_decks').column('deleted_at').execute();
  },
});
