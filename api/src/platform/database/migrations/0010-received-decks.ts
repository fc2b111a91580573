import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function extendSubmissions(db: Kysely<unknown>) {
  await db.schema
    .alterTable('submissions')
    .addColumn('investor_note', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('submissions').addColumn('pass_reason', 'text').execute();
  await db.schema
    .alterTable('submissions')
    .addColumn('pass_comment', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

async function createSlideViews(db: Kysely<unknown>) {
  await db.schema
    .createTable('slide_views')
    .addColumn('submission_id', 'text', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('viewing_id', 'text', (c) => c.notNull())
    .addColumn('slide', 'integer', (c) => c.notNull())
    .addColumn('seconds', 'real', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('slide_views_pk', ['submission_id', 'viewing_id', 'slide'])
    .execute();
}

async function createStatusLetters(db: Kysely<unknown>) {
  await db.schema
    .createTable('status_letters')
    .addColumn('event_id', 'text', (c) => c.primaryKey().references('submission_events.id').onDelete('cascade'))
    .addColumn('due_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('status_letters_due').on('status_letters').column('due_at').execute();
}

async function createSavedFilters(db: Kysely<unknown>) {
  await db.schema
    .createTable('saved_filters')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('saved_filters_in_order')
    .on('saved_filters')
    .columns(['user_id', 'created_at'])
    .execute();
}

/** Notes and pass reasons of investors, slide view times, pending status emails, and saved filters. */
export const receivedDecks = (): Migration => ({
  async up(db) {
    await extendSubmissions(db);
    await createSlideViews(db);
    await createStatusLetters(db);
    await createSavedFilters(db);
  },
});
