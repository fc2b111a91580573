import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createSubmissions(db: Kysely<unknown>) {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('founder_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('investor_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('previous_id', 'text', (c) => c.references('submissions.id').onDelete('set null'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('company_name', 'text', (c) => c.notNull())
    .addColumn('founder_company', 'text', (c) => c.notNull())
    .addColumn('founder_name', 'text', (c) => c.notNull())
    .addColumn('founder_work_field', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('file_key', 'text', (c) => c.notNull())
    .addColumn('original_filename', 'text', (c) => c.notNull())
    .addColumn('file_size', 'integer', (c) => c.notNull())
    .addColumn('file_sha256', 'text', (c) => c.notNull())
    .addColumn('page_count', 'integer', (c) => c.notNull())
    .addColumn('likelihood_score', 'integer')
    .addColumn('likelihood_reason', 'text')
    .addColumn('likelihood', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text')
    .execute();
  await db.schema
    .createIndex('submissions_received')
    .on('submissions')
    .columns(['investor_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('submissions_received_by_status')
    .on('submissions')
    .columns(['investor_id', 'status', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('submissions_sent')
    .on('submissions')
    .columns(['founder_id', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('submissions_by_previous').on('submissions').column('previous_id').execute();
}

async function createAnswers(db: Kysely<unknown>) {
  await db.schema
    .createTable('submission_answers')
    .addColumn('submission_id', 'text', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('required', 'smallint', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('parent_question', 'text')
    .addColumn('trigger_values', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('file_key', 'text')
    .addColumn('file_name', 'text')
    .addColumn('file_size', 'integer')
    .addPrimaryKeyConstraint('submission_answers_pk', ['submission_id', 'question_id'])
    .execute();
}

async function createEventsAndKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('submission_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('submission_id', 'text', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('submission_events_in_order')
    .on('submission_events')
    .columns(['submission_id', 'at', 'id'])
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('response', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['user_id', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_keys_by_expiry').on('idempotency_keys').column('expires_at').execute();
}

/** Decks sent to investors, the copy of the questionnaire sent with each, their history, and idempotency keys. */
export const submissions = (): Migration => ({
  async up(db) {
    await createSubmissions(db);
    await createAnswers(db);
    await createEventsAndKeys(db);
  },
});
