import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes that add up the sizes of all sent decks and answer files without reading their rows. One that begins with the
 * founder would draw the lists of sent decks away from the index that has their order.
 */
export const sentStorage = (): Migration => ({
  async up(db) {
    await db.schema.createIndex('submissions_by_size').on('submissions').column('file_size').execute();
    await db.schema
      .createIndex('submission_answers_by_size')
      .on('submission_answers')
      .columns(['submission_id', 'file_size'])
      .where(sql.ref('file_key'), 'is not', null)
      .execute();
  },
});
