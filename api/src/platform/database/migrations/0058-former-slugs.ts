import type { Migration } from 'kysely/migration';

/** Custom URLs that people have given up, which redirect and stay reserved for them until they expire. */
export const formerSlugs = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('former_slugs')
      .addColumn('slug', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('former_slugs_by_user').on('former_slugs').column('user_id').execute();
  },
});
