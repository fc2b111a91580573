import type { Migration } from 'kysely/migration';

/** Question sets of investors. Parents have no foreign key: they are checked on save, which replaces the whole set. */
export const questions = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('questions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('question', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('required', 'smallint', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('parent_question', 'text')
      .addColumn('trigger_values', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('questions_in_order').on('questions').columns(['user_id', 'position']).execute();
  },
});
