import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const VISIBLE = 'is_publicly_listed = 1 and is_profile_live = 1 and is_investor = 1 and deletion_due_at is null';

const ASKED = 'min_investment, max_investment, is_publicly_listed, is_profile_live, is_investor, deletion_due_at';

const SORTS = {
  company: 'company_key, name_key, id',
  low: '(min_investment + max_investment), name_key, id',
  high: '(min_investment + max_investment) desc, name_key, id',
};

const RANGES = {
  up_to_100k: [0, 100_000],
  from_100k: [100_000, 500_000],
  from_500k: [500_000, 1_000_000],
  from_1m: [1_000_000, 5_000_000],
  from_5m: [5_000_000, 9_007_199_254_740_991],
};

/**
 * An index per range and sort order, so that a page doesn't scan rows outside the range; 0009 has the one by name. Also
 * indexes files by key, to find files that no row refers to.
 */
export const directoryAndFiles = (): Migration => ({
  async up(db) {
    for (const [range, [from, to]] of Object.entries(RANGES)) {
      for (const [sort, columns] of Object.entries(SORTS)) {
        await sql
          .raw(
            `create index users_directory_${range}_${sort} on users (${columns}, ${ASKED})
             where ${VISIBLE} and min_investment <= ${to} and max_investment >= ${from}`,
          )
          .execute(db);
      }
    }
    await sql`create index submissions_by_file on submissions (file_key)`.execute(db);
    await sql`create index submission_answers_by_file on submission_answers (file_key) where file_key is not null`.execute(
      db,
    );
  },
});
