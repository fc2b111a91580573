import type { Migration } from 'kysely/migration';

/** Assistant conversations, earlier versions of saved decks, and the images in them. */
export const assistant = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable('assistant_conversations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('evaluation_id', 'text', (c) => c.unique().references('evaluations.id').onDelete('cascade'))
      .addColumn('saved_deck_id', 'text', (c) => c.unique().references('saved_decks.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('assistant_conversations_latest')
      .on('assistant_conversations')
      .columns(['user_id', 'updated_at'])
      .execute();
    await db.schema
      .createTable('assistant_messages')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('conversation_id', 'text', (c) =>
        c.notNull().references('assistant_conversations.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('blocks', 'text', (c) => c.notNull())
      .addColumn('suggestions', 'text', (c) => c.notNull())
      .addColumn('slide', 'integer')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('engine', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('assistant_messages_order', ['conversation_id', 'position'])
      .execute();
    await db.schema
      .createTable('saved_deck_versions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('saved_deck_id', 'text', (c) => c.notNull().references('saved_decks.id').onDelete('cascade'))
      .addColumn('label', 'text')
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('total_slides', 'integer', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('saved_at', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('saved_deck_versions_revision', ['saved_deck_id', 'revision'])
      .execute();
    await db.schema
      .createTable('saved_deck_images')
      .addColumn('file_key', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull().unique())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('unused_since', 'text')
      .execute();
    await db.schema.createIndex('saved_deck_images_of_user').on('saved_deck_images').columns(['user_id']).execute();
  },
});
